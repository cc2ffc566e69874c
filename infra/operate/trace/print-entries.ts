import type { OrderRecord } from '#functions/orders/records'
import type { PrinterRecord } from '#functions/printing/records'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { formatDateTime } from '#shared/platform/time'
import type { TraceEntry } from './trace-entry'

/** The ticket of an order at a printer of its location. */
export type OrderPrint = {
  readonly printer: PrinterRecord
  /** Whether the ticket was queued for the printer. */
  readonly isQueued: boolean
  /** When a ticket that was not fetched yet is due. */
  readonly dueAt: string | undefined
}

/** Says when a printer last asked for tickets. */
export const describeContact = ({ seenAt }: PrinterRecord, location: LocationCode): string =>
  seenAt === undefined
    ? 'the printer has NEVER CONNECTED'
    : `the printer last connected ${formatDateTime(seenAt, getLocation(location).timeZone)}`

/** Says whether a ticket is late at its printer, or not due yet. */
export function describeDue(dueAt: string, location: LocationCode, now: Date) {
  const isLate = Date.parse(dueAt) <= now.getTime()
  const time = formatDateTime(dueAt, getLocation(location).timeZone)
  return { text: isLate ? `WAITS for the printer since ${time}` : `due ${time}, not before`, isLate }
}

function toEntry(order: OrderRecord, { printer, isQueued, dueAt }: OrderPrint, now: Date): TraceEntry {
  const { createdAt, location } = order
  const entry = { at: dueAt ?? createdAt, kind: 'print' }
  if (dueAt !== undefined) {
    const { text, isLate } = describeDue(dueAt, location, now)
    const isProblem = isLate || printer.seenAt === undefined
    return { ...entry, text: `${printer.name}: ${text}; ${describeContact(printer, location)}`, isProblem }
  }
  if (isQueued) return { ...entry, text: `${printer.name}: printed or removed` }
  if (printer.createdAt <= createdAt) return { ...entry, text: `${printer.name}: has no dish of it` }
  const isOpen = order.status !== 'completed' && order.status !== 'cancelled'
  return { ...entry, text: `${printer.name}: NO PAPER, it was added after the order`, isProblem: isOpen }
}

/** Returns what became of an order's paper, at each printer of the location. */
export const listPrintEntries = (
  order: OrderRecord,
  prints: readonly OrderPrint[],
  now: Date,
): readonly TraceEntry[] =>
  prints.length === 0
    ? [{ at: order.createdAt, kind: 'print', text: 'no paper: the location has no printer' }]
    : prints.map((print) => toEntry(order, print, now))
