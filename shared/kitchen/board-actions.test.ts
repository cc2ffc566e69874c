import {
  applyBoardActions,
  canUndoMove,
  createUndoMove,
  detectBoardAlerts,
  getMostUrgentAlert,
  getStageBeforeCompletion,
  isRepeatingAlert,
  listRecallableTickets,
  type BoardAction,
} from './board-actions'
import { resolveStage } from '../orders/status'
import { RECALL_WINDOW_MS } from '../orders/transitions'
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

describe('an action on a board', () => {
  it('changes its ticket before the server confirms it, and no other ticket object', () => {
    const [a, b] = [ticket('A'), ticket('B')]
    const [worked, other] = applyBoardActions([a, b], [toPrep, struck])
    expect(worked).toMatchObject({
      status: 'preparing',
      kitchenStatus: 'prep',
      orderItems: [{ isStruck: false }, { isStruck: true }],
    })
    expect(other).toBe(b)
  })

  it('that strikes a line of a new order starts to cook it', () => {
    expect(applyBoardActions([ticket('A')], [struck])).toMatchObject([{ status: 'cooking', kitchenStatus: 'cooking' }])
    const ready = { ...ticket('A'), ...resolveStage({ status: 'ready' }) }
    expect(applyBoardActions([ready], [struck])).toMatchObject([{ status: 'ready' }])
  })

  it('is undone by the reverse move', () => {
    const back = createUndoMove(toPrep)
    expect(back).toEqual({
      from: { status: 'preparing', kitchenStatus: 'prep' },
      to: { status: 'pending', kitchenStatus: 'waiting' },
      isBack: true,
    })
    const undone: BoardAction = { ...toPrep, ...back, id: 'act-3' }
    expect(applyBoardActions([ticket('A')], [toPrep, undone])).toEqual([ticket('A')])
  })

  it("can't be undone if it cancelled the order", () => {
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

  it('offers orders completed in the last 15 minutes, latest first', () => {
    const [early, late] = [completed(RECALL_WINDOW_MS), completed(1_000)]
    expect(listRecallableTickets([completed(RECALL_WINDOW_MS + 1), early, late], now)).toEqual([late, early])
  })

  it('returns an order to its previous stage', () => {
    expect(getStageBeforeCompletion(completed(0))).toEqual({ status: 'plating', kitchenStatus: 'plating' })
    expect(getStageBeforeCompletion({ history: [] })).toEqual({ status: 'ready', kitchenStatus: 'ready' })
  })
})

const at = (status: OrderStatus, id = 'A') => ({ id, status })

describe('a board alert', () => {
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

  it('is raised by each edit, and not again when the edit is acknowledged', () => {
    const edited = (version: number) => ({ ...at('cooking'), unseenChanges: { version } })
    const alertsOf = (before: object, after: object) =>
      detectBoardAlerts([{ ...at('cooking'), ...before }], [{ ...at('cooking'), ...after }]).map(({ news }) => news)
    expect(alertsOf({}, edited(4))).toEqual(['changed'])
    expect(alertsOf(edited(4), edited(6))).toEqual(['changed'])
    expect([alertsOf(edited(4), edited(4)), alertsOf(edited(4), {})]).toEqual([[], []])
  })

  it("is not raised without changes, nor when yesterday's orders leave the list", () => {
    expect(detectBoardAlerts([at('pending'), at('completed', 'B')], [at('pending')])).toEqual([])
  })

  it('is raised once when the guest of an open order arrives', () => {
    const [waiting, here] = [at('ready'), { ...at('ready'), arrival: { note: null } }]
    expect(detectBoardAlerts([waiting], [here])).toMatchObject([{ news: 'arrived' }])
    expect(detectBoardAlerts([here], [{ ...here, arrival: { note: null } }])).toEqual([])
    expect(isRepeatingAlert('arrived')).toBe(true)
  })

  it('is raised once when the payment of an open order fails', () => {
    const failed = { ...at('cooking'), paymentStatus: 'failed' as const }
    expect(
      detectBoardAlerts<{ id: string; status: OrderStatus; paymentStatus?: 'failed' }>([at('cooking')], [failed]),
    ).toMatchObject([{ news: 'payment-failed' }])
    expect(detectBoardAlerts([failed], [failed])).toEqual([])
  })

  it('is the most urgent of several, and repeats unless an order merely moved on', () => {
    expect(getMostUrgentAlert(['moved', 'new', 'cancelled'])).toBe('cancelled')
    expect(getMostUrgentAlert([])).toBeNull()
    expect(isRepeatingAlert('new')).toBe(true)
    expect(isRepeatingAlert('moved')).toBe(false)
  })
})
