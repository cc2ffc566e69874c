import { getFireTime } from '#shared/orders/timing/ticket-timing'
import { getPlacedAt } from '#shared/payments/payment-state'
import type { OrderRecord } from '../orders/records'
import { log } from '../platform/log'
import { buildPutIfAbsent, transact } from '../platform/table/transaction'
import { tableName } from '../platform/table/table'
import { deleteJob, findQueuedJob, hasFetchedTicket } from './queued-jobs'
import { listPrintedStations, printKeys, type JobKind, type PrinterRecord } from './records'
import { listPrinters } from './repository'
import { expiresAfter } from '../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

/** A job that was not printed expires after two days. */
const JOB_TTL_SECONDS = 2 * DAY_SECONDS

/**
 * Returns when an order's ticket is printed: when it is fired (docs/product/printing.md#printers).
 */
const getDueAt = (order: OrderRecord): string => {
  const fired = getFireTime({ ...order, scheduledFor: order.scheduledFor ?? null }) ?? 0
  return new Date(Math.max(fired, Date.parse(getPlacedAt(order)))).toISOString()
}

const getExpiry = (dueAt: string): number => expiresAfter(dueAt, JOB_TTL_SECONDS)

const shouldPrint = (printer: PrinterRecord, order: OrderRecord): boolean =>
  // A new printer does not print earlier orders.
  printer.createdAt <= order.createdAt && listPrintedStations(printer, order).length > 0

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
  const printers = all.filter((printer) => shouldPrint(printer, order))
  if (printers.length > 0) log.info('print', { orderId: order.id, printers: printers.map(({ id }) => id) })
  for (const { id } of printers) await queueJob(id, { orderId: order.id, at: getDueAt(order), mark: order.id })
}

const MINUTE_MS = 60_000

const endOfMinute = (at: string): string =>
  new Date((Math.floor(Date.parse(at) / MINUTE_MS) + 1) * MINUTE_MS).toISOString()

type NewJob = {
  readonly orderId: string
  /** When it is due. */
  readonly at: string
  readonly kind?: JobKind
  /** What it is queued for, once. */
  readonly mark: string
}

async function queueJob(printerId: string, { orderId, at, kind = 'ticket', mark }: NewJob): Promise<void> {
  const expiresAt = getExpiry(at)
  const marked = { ...printKeys.queued(printerId, mark), type: 'PrintQueued', orderId, expiresAt }
  const job = { ...printKeys.waiting(printerId, at, orderId), type: 'PrintJob', orderId, expiresAt, kind }
  await transact([
    { write: { Put: buildPutIfAbsent(marked) }, onConflict: 'already' },
    { write: { Put: buildPutIfAbsent(job) }, onConflict: 'already' },
  ])
}

/** Returns the printers that fetched the ticket of an order, which may be on paper since then. */
async function listPrintersWithTicket({ location, id: orderId }: OrderRecord): Promise<readonly PrinterRecord[]> {
  const printers = await listPrinters(location)
  const fetched = await Promise.all(printers.map(({ id }) => hasFetchedTicket(id, orderId)))
  return printers.filter((_, index) => fetched[index])
}

/**
 * Queues a slip on the printers that printed an order's ticket: that it was cancelled, or has a new
 * time. Repeating the call for a version of the order changes nothing.
 */
export async function queueSlip(order: OrderRecord, kind: 'cancelled' | 'new-time', now: Date): Promise<void> {
  for (const { id } of await listPrintersWithTicket(order))
    await queueJob(id, { orderId: order.id, at: now.toISOString(), kind, mark: `${order.id}#${kind}#${order.version}` })
}

/**
 * Prints an order's ticket again on the printers that printed it, marked as a reprint, at most once
 * a minute. Returns their names.
 */
export async function queueReprint(order: OrderRecord, now: Date): Promise<readonly string[]> {
  const at = now.toISOString()
  const printers = await listPrintersWithTicket(order)
  for (const { id } of printers)
    await queueJob(id, { orderId: order.id, at, kind: 'reprint', mark: `${order.id}#reprint#${endOfMinute(at)}` })
  return printers.map(({ name }) => name)
}

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
    if (Date.parse(due) > now.getTime() || (await findQueuedJob(id, due, order.id))) continue
    const at = endOfMinute(order.edits?.at(-1)?.at ?? order.createdAt)
    const kind = (await hasFetchedTicket(id, order.id)) ? 'changed' : 'ticket'
    await queueJob(id, { orderId: order.id, at, kind, mark: `${order.id}#${order.edits?.length ?? 0}` })
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
    const job = await findQueuedJob(id, from, order.id)
    if (!job) continue
    const { pk, sk } = job
    const moved = { ...printKeys.waiting(id, to, order.id), expiresAt: getExpiry(to) }
    await transact([
      {
        write: { Delete: { TableName: tableName(), Key: { pk, sk }, ConditionExpression: 'attribute_exists(pk)' } },
        onConflict: 'already',
      },
      { write: { Put: buildPutIfAbsent({ ...job, ...moved }) }, onConflict: 'already' },
    ])
  }
}

/**
 * Deletes a cancelled order's queued ticket. A ticket that was advanced has another due time, so it
 * stays; `get-print-job` deletes it instead of printing it.
 */
export async function removeTicket(order: OrderRecord): Promise<void> {
  for (const { id } of await listPrinters(order.location))
    await deleteJob(printKeys.waiting(id, getDueAt(order), order.id))
}
