import {
  applyBoardActions,
  canUndoMove,
  createUndoMove,
  detectBoardAlerts,
  getMostUrgentAlert,
  getStageBeforeCompletion,
  isRepeatingAlert,
  listRecallableTickets,
} from './board-actions'
import type { BoardAction } from './board-actions'
import { RECALL_WINDOW_MS, resolveStage } from '../orders/status'
import type { OrderStatus } from '../orders/constants'

const ticket = (id: string) => ({
  ...resolveStage({ status: 'pending' }),
  id,
  orderItems: [
    { id: `${id}-1`, isStruck: false },
    { id: `${id}-2`, isStruck: false },
  ],
})

const toPrep: BoardAction = {
  kind: 'move',
  id: 'act-1',
  orderId: 'A',
  ticketNumber: 1,
  from: resolveStage({ status: 'pending' }),
  to: { status: 'preparing', kitchenStatus: 'prep' },
}
const struck: BoardAction = {
  kind: 'strike',
  id: 'act-2',
  orderId: 'A',
  ticketNumber: 1,
  lineId: 'A-2',
  isStruck: true,
}

describe('what was done on a board', () => {
  it('shows on its ticket before the server has it, and leaves every other ticket the very same', () => {
    const [a, b] = [ticket('A'), ticket('B')]
    const [worked, other] = applyBoardActions([a, b], [toPrep, struck])
    expect(worked).toMatchObject({
      status: 'preparing',
      kitchenStatus: 'prep',
      orderItems: [{ isStruck: false }, { isStruck: true }],
    })
    expect(other).toBe(b)
  })

  it('is undone by the way back, from where it led', () => {
    const back = createUndoMove(toPrep)
    expect(back).toEqual({
      from: { status: 'preparing', kitchenStatus: 'prep' },
      to: { status: 'pending', kitchenStatus: 'waiting' },
      isBack: true,
    })
    const undone: BoardAction = { ...toPrep, ...back, id: 'act-3' }
    expect(applyBoardActions([ticket('A')], [toPrep, undone])).toEqual([ticket('A')])
  })

  it('cannot be undone once the guest was told that the order is cancelled', () => {
    expect(canUndoMove({ to: { status: 'cancelled' } })).toBe(false)
    expect(canUndoMove({ to: { status: 'completed' } })).toBe(true)
  })
})

describe('a recall', () => {
  const now = new Date('2026-05-01T18:00:00.000Z')
  const completed = (msAgo: number) => ({
    status: 'completed' as const,
    completedAt: new Date(now.getTime() - msAgo).toISOString(),
    history: [
      resolveStage({ status: 'pending' }),
      resolveStage({ status: 'plating' }),
      resolveStage({ status: 'completed' }),
    ],
  })

  it('offers what was completed in the last 15 minutes, the latest first', () => {
    const [early, late] = [completed(RECALL_WINDOW_MS), completed(1_000)]
    expect(listRecallableTickets([completed(RECALL_WINDOW_MS + 1), early, late], now)).toEqual([late, early])
  })

  it('puts an order back to where it was before', () => {
    expect(getStageBeforeCompletion(completed(0))).toEqual({ status: 'plating', kitchenStatus: 'plating' })
    expect(getStageBeforeCompletion({ history: [] })).toEqual({ status: 'ready', kitchenStatus: 'ready' })
  })
})

const at = (status: OrderStatus, id = 'A') => ({ id, status })

describe('what a cook hears', () => {
  it.each([
    ['a new order', [], [at('pending')], 'new'],
    ['a cancelled order', [at('cooking')], [], 'cancelled'],
    ['an order put back after completion', [at('completed')], [at('ready')], 'changed'],
    ['an order sent back a stage', [at('plating')], [at('cooking')], 'changed'],
    ['an order moved on elsewhere', [at('confirmed')], [at('preparing')], 'moved'],
    ['an order completed elsewhere', [at('ready')], [at('completed')], 'moved'],
  ] as const)('of %s', (_what, before, after, news) => {
    expect(detectBoardAlerts<{ id: string; status: OrderStatus }>(before, after)).toMatchObject([
      { news, ticket: { id: 'A' } },
    ])
  })

  it('is nothing where nothing happened, nor when yesterday leaves the list', () => {
    expect(detectBoardAlerts([at('pending'), at('completed', 'B')], [at('pending')])).toEqual([])
  })

  it('is the most pressing of several, and goes on but for what was merely moved', () => {
    expect(getMostUrgentAlert(['moved', 'new', 'cancelled'])).toBe('cancelled')
    expect(getMostUrgentAlert([])).toBeNull()
    expect(isRepeatingAlert('new')).toBe(true)
    expect(isRepeatingAlert('moved')).toBe(false)
  })
})
