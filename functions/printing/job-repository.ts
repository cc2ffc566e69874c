import { getFireTime } from '#shared/orders/timing/ticket-timing'
import { getPlacedAt } from '#shared/payments/payment-state'
import type { OrderRecord } from '../orders/records'
import { log } from '../platform/log'
import { buildPutIfAbsent, transact } from '../platform/table/transaction'
import { tableName } from '../platform/table/table'
import { printKeys, type PrinterRecord } from './records'
import { deleteJob, findJob, listPrinters } from './repository'

/** A job that was not printed expires after two days. */
const JOB_TTL_MS = 48 * 3_600_000

/**
 * Returns when an order's ticket is printed: when it is fired (docs/product/kitchen.md#printers).
 */
const getDueAt = (order: OrderRecord): string => {
  const fired = getFireTime({ ...order, scheduledFor: order.scheduledFor ?? null }) ?? 0
  return new Date(Math.max(fired, Date.parse(getPlacedAt(order)))).toISOString()
}

const getExpiry = (dueAt: string): number => Math.floor((Date.parse(dueAt) + JOB_TTL_MS) / 1000)

const shouldPrint = ({ stations, createdAt }: PrinterRecord, order: OrderRecord): boolean =>
  // A new printer does not print earlier orders.
  createdAt <= order.createdAt && (stations === null || order.lines.some(({ station }) => stations.includes(station)))

/**
 * Queues the tickets of new orders for all matching printers. Repeating the call changes nothing.
 */
export async function queueTickets(orders: readonly OrderRecord[]): Promise<void> {
  for (const location of new Set(orders.map((order) => order.location))) {
    const printers = await listPrinters(location)
    for (const order of orders.filter((placed) => placed.location === location)) await queueTicket(order, printers)
  }
}

async function queueTicket(order: OrderRecord, all: readonly PrinterRecord[]): Promise<void> {
  const due = getDueAt(order)
  const expiresAt = getExpiry(due)
  const printers = all.filter((printer) => shouldPrint(printer, order))
  if (printers.length > 0) log.info('print', { orderId: order.id, printers: printers.map(({ id }) => id) })
  for (const { id } of printers) {
    const job = { type: 'PrintJob', orderId: order.id, expiresAt }
    await transact([
      {
        write: { Put: buildPutIfAbsent({ ...printKeys.queued(id, order.id), ...job, type: 'PrintQueued' }) },
        refused: 'already',
      },
      { write: { Put: buildPutIfAbsent({ ...printKeys.waiting(id, due, order.id), ...job }) }, refused: 'already' },
    ])
  }
}

const MINUTE_MS = 60_000

const endOfMinute = (at: string): string =>
  new Date((Math.floor(Date.parse(at) / MINUTE_MS) + 1) * MINUTE_MS).toISOString()

/**
 * Prints an edited order again on the printers that have printed it: the edits of a minute
 * together, because each edit of a guest would cost paper. A queued ticket is printed with the
 * changes anyway. Repeating the call changes nothing.
 */
export async function queueChangedTicket(before: OrderRecord, order: OrderRecord, now: Date): Promise<void> {
  const due = getDueAt(order)
  const withRemoved = { ...order, lines: [...order.lines, ...before.lines] }
  const printers = (await listPrinters(order.location)).filter((printer) => shouldPrint(printer, withRemoved))
  for (const { id } of printers) {
    if (Date.parse(due) > now.getTime() || (await findJob(id, `${due}#${order.id}`))) continue
    const at = endOfMinute(order.edits?.at(-1)?.at ?? order.createdAt)
    const job = { type: 'PrintJob', orderId: order.id, expiresAt: getExpiry(at) }
    const queued = printKeys.queued(id, `${order.id}#${order.edits?.length ?? 0}`)
    await transact([
      { write: { Put: buildPutIfAbsent({ ...queued, ...job, type: 'PrintQueued' }) }, refused: 'already' },
      { write: { Put: buildPutIfAbsent({ ...printKeys.waiting(id, at, order.id), ...job }) }, refused: 'already' },
    ])
  }
}

/** Prints a scheduled order's ticket now, because the kitchen has started it early. */
export async function advanceTicket(order: OrderRecord, now: Date): Promise<void> {
  const due = getDueAt(order)
  if (Date.parse(due) > now.getTime()) await moveTicket(order, due, now.toISOString())
}

/** Moves a queued ticket to the new time at which its order is fired. */
export const rescheduleTicket = (before: OrderRecord, order: OrderRecord): Promise<void> =>
  moveTicket(order, getDueAt(before), getDueAt(order))

async function moveTicket(order: OrderRecord, from: string, to: string): Promise<void> {
  if (from === to) return
  for (const { id } of await listPrinters(order.location)) {
    const job = await findJob(id, `${from}#${order.id}`)
    if (!job) continue
    const { pk, sk } = job
    const moved = { ...printKeys.waiting(id, to, order.id), expiresAt: getExpiry(to) }
    await transact([
      {
        write: { Delete: { TableName: tableName(), Key: { pk, sk }, ConditionExpression: 'attribute_exists(pk)' } },
        refused: 'already',
      },
      { write: { Put: buildPutIfAbsent({ ...job, ...moved }) }, refused: 'already' },
    ])
  }
}

/**
 * Deletes a cancelled order's queued ticket. A ticket that was advanced has another due time, so it
 * stays; `get-print-job` deletes it instead of printing it.
 */
export async function removeTicket(order: OrderRecord): Promise<void> {
  for (const { id } of await listPrinters(order.location)) await deleteJob(id, `${getDueAt(order)}#${order.id}`)
}
