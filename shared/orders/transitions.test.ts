import { orderStatuses, type OrderStatus } from './constants'
import { canCancel, isOrderFinal, orderTransitions, RECALL_WINDOW_MS, type OrderMover } from './transitions'

const now = new Date('2026-11-20T23:00:00.000Z')
const at = (status: OrderStatus, msAgo?: number) => ({
  status,
  completedAt: msAgo === undefined ? undefined : new Date(now.getTime() - msAgo).toISOString(),
})
const cancellable = (who: OrderMover) => orderStatuses.filter((status) => canCancel(at(status), who, now))

describe('the moves of an order', () => {
  it('lead from a new order to every status', () => {
    const reached = new Set<OrderStatus>(['pending'])
    for (const { from, to } of [...orderTransitions, ...orderTransitions])
      if (from.some((status) => reached.has(status))) for (const status of to) reached.add(status)
    expect([...reached].toSorted()).toEqual([...orderStatuses].toSorted())
  })

  it('end with a cancellation', () => {
    expect(orderTransitions.filter(({ from }) => from.includes('cancelled'))).toEqual([])
    expect(isOrderFinal(at('cancelled'), now)).toBe(true)
  })

  it('allow guests to cancel until the kitchen accepts, and hosts until it begins', () => {
    expect(cancellable('guest')).toEqual(['pending'])
    expect(cancellable('system')).toEqual(['pending'])
    expect(cancellable('host')).toEqual(['pending', 'confirmed'])
    expect(cancellable('staff')).toEqual([
      'pending',
      'confirmed',
      'preparing',
      'cooking',
      'plating',
      'ready',
      'out-for-delivery',
    ])
  })

  it('allow staff to cancel a completed order for 15 minutes', () => {
    expect(canCancel(at('completed', RECALL_WINDOW_MS), 'staff', now)).toBe(true)
    expect(canCancel(at('completed', RECALL_WINDOW_MS + 1), 'staff', now)).toBe(false)
  })
})
