import { canUndo, recallable, stageBefore, undoing, withActs } from './kitchen-acts'
import type { Act } from './kitchen-acts'
import { RECALL_MS, stageOf } from './order-status'

const ticket = (id: string) => ({
  ...stageOf({ status: 'pending' }),
  id,
  orderItems: [
    { id: `${id}-1`, isStruck: false },
    { id: `${id}-2`, isStruck: false },
  ],
})

const toPrep: Act = {
  kind: 'move',
  id: 'act-1',
  orderId: 'A',
  ticketNumber: 1,
  from: stageOf({ status: 'pending' }),
  to: { status: 'preparing', kitchenStatus: 'prep' },
}
const struck: Act = { kind: 'strike', id: 'act-2', orderId: 'A', ticketNumber: 1, lineId: 'A-2', isStruck: true }

describe('what was done on a board', () => {
  it('shows on its ticket before the server has it, and leaves every other ticket the very same', () => {
    const [a, b] = [ticket('A'), ticket('B')]
    const [worked, other] = withActs([a, b], [toPrep, struck])
    expect(worked).toMatchObject({
      status: 'preparing',
      kitchenStatus: 'prep',
      orderItems: [{ isStruck: false }, { isStruck: true }],
    })
    expect(other).toBe(b)
  })

  it('is undone by the way back, from where it led', () => {
    const back = undoing(toPrep)
    expect(back).toEqual({
      from: { status: 'preparing', kitchenStatus: 'prep' },
      to: { status: 'pending', kitchenStatus: 'waiting' },
      isBack: true,
    })
    const undone: Act = { ...toPrep, ...back, id: 'act-3' }
    expect(withActs([ticket('A')], [toPrep, undone])).toEqual([ticket('A')])
  })

  it('cannot be undone once the guest was told that the order is cancelled', () => {
    expect(canUndo({ to: { status: 'cancelled' } })).toBe(false)
    expect(canUndo({ to: { status: 'completed' } })).toBe(true)
  })
})

describe('a recall', () => {
  const now = new Date('2026-05-01T18:00:00.000Z')
  const completed = (msAgo: number) => ({
    status: 'completed' as const,
    completedAt: new Date(now.getTime() - msAgo).toISOString(),
    history: [stageOf({ status: 'pending' }), stageOf({ status: 'plating' }), stageOf({ status: 'completed' })],
  })

  it('offers what was completed in the last 15 minutes, the latest first', () => {
    const [early, late] = [completed(RECALL_MS), completed(1_000)]
    expect(recallable([completed(RECALL_MS + 1), early, late], now)).toEqual([late, early])
  })

  it('puts an order back to where it was before', () => {
    expect(stageBefore(completed(0))).toEqual({ status: 'plating', kitchenStatus: 'plating' })
    expect(stageBefore({ history: [] })).toEqual({ status: 'ready', kitchenStatus: 'ready' })
  })
})
