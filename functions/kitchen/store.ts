import type { FinishedTicket } from '#shared/contract/orders'
import { locationOf } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { wallClock } from '#shared/rules/local-time'
import { isActive, isFinal } from '#shared/rules/order-status'
import { lineIdOf } from '../orders/present'
import { orderKeys, OrderRecord } from '../orders/records'
import { orderById } from '../orders/store'
import { changedOrder } from '../orders/write'
import { asItIs, decide } from '../runtime/decide'
import { getItems, keyOf, queryAll } from '../runtime/table'
import type { Item } from '../runtime/table'
import type { Update } from '../runtime/transact'

const on = (board: string) =>
  queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :board',
    ExpressionAttributeValues: { ':board': board },
  })

/** What the index itself tells of a completed order. */
function finishedTicket({ gsi1sk }: Item): FinishedTicket {
  const [completedAt = '', ticketNumber, id = ''] = String(gsi1sk).split('#')
  return {
    id,
    ticketNumber: Number(ticketNumber),
    status: 'completed',
    kitchenStatus: 'completed',
    completedAt,
    orderItems: [],
    isBrief: true,
  }
}

/**
 * A location's board, oldest first: the active orders and what was completed today. Where what is
 * final will do briefly, it is told from the index alone: a board that looks every few seconds
 * would read it again and again.
 */
export async function boardTickets(location: LocationCode, finished: 'whole' | 'brief', now: Date) {
  const { date } = wallClock(locationOf(location), now)
  const [active, done] = await Promise.all([on(orderKeys.board(location)), on(orderKeys.doneOn(location, date))])
  const isOver = (item: Item) => finished === 'brief' && isFinal(finishedTicket(item), now)
  // The index follows late: an order that was just completed or put back may be on both of its
  // boards.
  const keys = new Map([...active, ...done.filter((item) => !isOver(item))].map((item) => [String(item['pk']), item]))
  const orders = (await getItems([...keys.values()].map(keyOf))).map((item) => OrderRecord.parse(item))
  return {
    orders: [...orders].sort((one, other) => one.createdAt.localeCompare(other.createdAt)),
    finished: done.filter(isOver).map(finishedTicket),
  }
}

type Strike = {
  readonly orderId: string
  readonly lineId: string
  readonly isStruck: boolean
  readonly now: Date
  readonly requestId: string
  /** Throws when the order must not be worked on. */
  readonly check: (order: OrderRecord) => void
}

type Struck = { readonly index: number; readonly struckAt: string | undefined; readonly requestId: string }

const struck = (order: OrderRecord, { index, struckAt, requestId }: Struck): Update =>
  changedOrder(order, {
    requestId,
    lines: order.lines.map((line, place) => (place === index ? { ...line, struckAt } : line)),
    strikes: (order.strikes ?? 0) + 1,
  })

/**
 * Strikes a line or puts it back on, while the ticket stands where it was read; as it stands
 * already, it is left. Throws `not-found` and `order-final`.
 */
export const strikeLine = ({ orderId, lineId, isStruck, now, requestId, check }: Strike): Promise<OrderRecord> =>
  decide(
    (standing) => (standing ? OrderRecord.parse(standing) : orderById(orderId)),
    (order) => {
      check(order)
      const index = order.lines.findIndex((_, position) => lineIdOf(order, position) === lineId)
      const line = order.lines[index]
      if (!line) throw new Problem('not-found', `Ticket ${order.ticketNumber} has no such line.`)
      if ((line.struckAt !== undefined) === isStruck) return asItIs(order)
      if (!isActive(order.status)) throw new Problem('order-final', `Ticket ${order.ticketNumber} is ${order.status}.`)
      const update = struck(order, { index, requestId, struckAt: isStruck ? now.toISOString() : undefined })
      return { update, answer: (after) => OrderRecord.parse(after) }
    },
  )
