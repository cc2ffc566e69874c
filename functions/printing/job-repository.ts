import { getFireTime } from '#shared/kitchen/ticket-timing'
import type { OrderRecord } from '../orders/records'
import { buildPutIfAbsent, transact } from '../platform/table/transaction'
import { tableName } from '../platform/table/table'
import { printKeys } from './records'
import type { PrinterRecord } from './records'
import { deleteJob, findJob, listPrinters } from './repository'

/** A ticket that nobody printed for two days is of no use to the kitchen any more. */
const KEPT_MS = 48 * 3_600_000

/** When an order's ticket is due: when it goes to the line (docs/product/kitchen.md#printers). */
const dueAt = (order: OrderRecord): string => {
  const fired = getFireTime({ ...order, scheduledFor: order.scheduledFor ?? null }) ?? 0
  return new Date(Math.max(fired, Date.parse(order.createdAt))).toISOString()
}

const expiryOf = (due: string): number => Math.floor((Date.parse(due) + KEPT_MS) / 1000)

const prints = ({ stations, createdAt }: PrinterRecord, order: OrderRecord): boolean =>
  // A printer that is new begins with what comes, not with the day so far.
  createdAt <= order.createdAt && (stations === null || order.lines.some(({ station }) => stations.includes(station)))

/**
 * Puts new orders among what waits for each printer that prints any of them, once however often it
 * is told.
 */
export async function queueTickets(orders: readonly OrderRecord[]): Promise<void> {
  for (const location of new Set(orders.map((order) => order.location))) {
    const printers = await listPrinters(location)
    for (const order of orders.filter((placed) => placed.location === location)) await takeTicket(order, printers)
  }
}

async function takeTicket(order: OrderRecord, printers: readonly PrinterRecord[]): Promise<void> {
  const due = dueAt(order)
  const expiresAt = expiryOf(due)
  for (const { id } of printers.filter((printer) => prints(printer, order))) {
    const job = { type: 'PrintJob', orderId: order.id, expiresAt }
    await transact([
      {
        write: { Put: buildPutIfAbsent({ ...printKeys.taken(id, order.id), ...job, type: 'PrintTaken' }) },
        refused: 'already',
      },
      { write: { Put: buildPutIfAbsent({ ...printKeys.waiting(id, due, order.id), ...job }) }, refused: 'already' },
    ])
  }
}

/** Prints an order for later now that the kitchen began with it early, where it still waits. */
export async function advanceTicket(order: OrderRecord, now: Date): Promise<void> {
  const due = dueAt(order)
  if (Date.parse(due) > now.getTime()) await moveTicket(order, due, now.toISOString())
}

/**
 * Prints an order that goes to the line at another time than was known then, where it still waits.
 */
export const rescheduleTicket = (before: OrderRecord, order: OrderRecord): Promise<void> =>
  moveTicket(order, dueAt(before), dueAt(order))

async function moveTicket(order: OrderRecord, from: string, to: string): Promise<void> {
  if (from === to) return
  for (const { id } of await listPrinters(order.location)) {
    const waiting = await findJob(id, `${from}#${order.id}`)
    if (!waiting) continue
    const { pk, sk } = waiting
    const moved = { ...printKeys.waiting(id, to, order.id), expiresAt: expiryOf(to) }
    await transact([
      {
        write: { Delete: { TableName: tableName(), Key: { pk, sk }, ConditionExpression: 'attribute_exists(pk)' } },
        refused: 'already',
      },
      { write: { Put: buildPutIfAbsent({ ...waiting, ...moved }) }, refused: 'already' },
    ])
  }
}

/**
 * Takes a cancelled order's ticket off what waits; one that the kitchen began with early is left to
 * whoever hands it over.
 */
export async function removeTicket(order: OrderRecord): Promise<void> {
  for (const { id } of await listPrinters(order.location)) await deleteJob(id, `${dueAt(order)}#${order.id}`)
}
