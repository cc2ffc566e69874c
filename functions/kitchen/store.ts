import type { CompletedTicketSummary } from '#shared/contract/orders'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { toWallClock } from '#shared/rules/local-time'
import { isActiveStatus, isOrderFinal } from '#shared/rules/order-status'
import { getLineId } from '../orders/present'
import { orderKeys, OrderRecord } from '../orders/records'
import { getOrder } from '../orders/store'
import { buildOrderUpdate } from '../orders/write'
import { keepUnchanged, runOptimisticWrite } from '../runtime/decide'
import { getItems, getKey, queryAll } from '../runtime/table'
import type { Item } from '../runtime/table'
import type { Update } from '../runtime/transact'

const on = (board: string) =>
  queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :board',
    ExpressionAttributeValues: { ':board': board },
  })

/** What the index itself tells of a completed order. */
function finishedTicket({ gsi1sk }: Item): CompletedTicketSummary {
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
export async function listTickets(location: LocationCode, finished: 'whole' | 'brief', now: Date) {
  const { date } = toWallClock(getLocation(location), now)
  const [active, done] = await Promise.all([on(orderKeys.board(location)), on(orderKeys.doneOn(location, date))])
  const isOver = (item: Item) => finished === 'brief' && isOrderFinal(finishedTicket(item), now)
  // The index follows late: an order that was just completed or put back may be on both of its
  // boards.
  const keys = new Map([...active, ...done.filter((item) => !isOver(item))].map((item) => [String(item['pk']), item]))
  const orders = (await getItems([...keys.values()].map(getKey))).map((item) => OrderRecord.parse(item))
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
  buildOrderUpdate(order, {
    requestId,
    lines: order.lines.map((line, place) => (place === index ? { ...line, struckAt } : line)),
    strikes: (order.strikes ?? 0) + 1,
  })

/**
 * Strikes a line or puts it back on, while the ticket stands where it was read; as it stands
 * already, it is left. Throws `not-found` and `order-final`.
 */
export const strikeLine = ({ orderId, lineId, isStruck, now, requestId, check }: Strike): Promise<OrderRecord> =>
  runOptimisticWrite(
    (standing) => (standing ? OrderRecord.parse(standing) : getOrder(orderId)),
    (order) => {
      check(order)
      const index = order.lines.findIndex((_, position) => getLineId(order, position) === lineId)
      const line = order.lines[index]
      if (!line) throw new Problem('not-found', `Ticket ${order.ticketNumber} has no such line.`)
      if ((line.struckAt !== undefined) === isStruck) return keepUnchanged(order)
      if (!isActiveStatus(order.status))
        throw new Problem('order-final', `Ticket ${order.ticketNumber} is ${order.status}.`)
      const update = struck(order, { index, requestId, struckAt: isStruck ? now.toISOString() : undefined })
      return { update, answer: (after) => OrderRecord.parse(after) }
    },
  )
