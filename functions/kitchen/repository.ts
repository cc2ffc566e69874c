import type { CompletedTicketSummary } from '#shared/orders/contract'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { toWallClock } from '#shared/platform/time'
import { isActiveStatus, isOrderFinal, resolveStage } from '#shared/orders/status'
import { getLineId } from '../orders/present'
import { OrderRecord, orderKeys } from '../orders/records'
import { buildOrderUpdate, getOrder } from '../orders/repository'
import { keepUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import type { Update } from '../platform/table/transaction'
import { getItem, getItems, getKey, queryAll } from '../platform/table/table'
import type { Item } from '../platform/table/table'
import { DEFAULT_INTAKE, isAutoConfirmed } from '#shared/kitchen/intake'
import { menuKeys } from '../menu/records'
import { LocationStateRecord } from '../menu/location-state-records'
import { moveOrder } from '../orders/order-transitions'
import { toScheduledOrder } from '../orders/ticket-repository'

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

async function confirm(order: OrderRecord, now: Date): Promise<void> {
  try {
    const to = resolveStage({ status: 'confirmed' })
    await moveOrder({ orderId: order.id, to, from: 'waiting', now, check: () => undefined })
  } catch (error) {
    // Somebody was faster.
    if (!(error instanceof Problem) || error.status !== 409) throw error
  }
}

/**
 * Confirms what confirms itself at a location, once however often it looks; gives what still waits.
 */
export async function autoConfirmOrders(
  location: LocationCode,
  waiting: readonly OrderRecord[],
  now: Date,
): Promise<readonly OrderRecord[]> {
  const item = await getItem(menuKeys.changes(location))
  const { stations, intake = DEFAULT_INTAKE } = item ? LocationStateRecord.parse(item) : {}
  const kitchen = { autoConfirm: stations?.autoConfirm, intake }
  const due = waiting.filter((order) => isAutoConfirmed(toScheduledOrder(order), kitchen, now))
  for (const order of due) await confirm(order, now)
  return waiting.filter((order) => !due.includes(order))
}
