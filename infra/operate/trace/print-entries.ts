import type { OrderRecord } from '#functions/orders/records'
import { listPrintedStations, type PrinterRecord } from '#functions/printing/records'
import { stations } from '#shared/menu/contract'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { formatDateTime } from '#shared/platform/time'
import type { TraceEntry } from './trace-entry'

/** What a trace needs of a printer, also of one that was removed since. */
export type TracedPrinter = Pick<PrinterRecord, 'id' | 'name' | 'stations' | 'createdAt' | 'seenAt'> & {
  readonly removedAt?: string
}

/** The ticket of an order at a printer of its location. */
export type OrderPrint = {
  readonly printer: TracedPrinter
  /** Whether the ticket was queued for the printer. */
  readonly isQueued: boolean
  /** When a ticket that was not fetched yet is due. */
  readonly dueAt: string | undefined
}

/** Says when a printer last polled for tickets. */
export const describeContact = ({ seenAt }: Pick<PrinterRecord, 'seenAt'>, location: LocationCode): string =>
  seenAt === undefined
    ? 'the printer has NEVER CONNECTED'
    : `the printer last connected ${formatDateTime(seenAt, getLocation(location).timeZone)}`

/** Says whether a ticket is late at its printer, or not due yet. */
export function describeDue(dueAt: string, location: LocationCode, now: Date) {
  const isLate = Date.parse(dueAt) <= now.getTime()
  const time = formatDateTime(dueAt, getLocation(location).timeZone)
  return { text: isLate ? `WAITS for the printer since ${time}` : `due ${time}, not before`, isLate }
}

const isOver = ({ status }: OrderRecord): boolean => status === 'completed' || status === 'cancelled'

/** Whether another printer printed all of an order's dishes that a printer would print. */
const isPrintedElsewhere = (order: OrderRecord, printer: TracedPrinter, prints: readonly OrderPrint[]): boolean => {
  const printed = prints.filter(({ isQueued, dueAt }) => isQueued && dueAt === undefined)
  const covered = new Set(printed.flatMap((print) => listPrintedStations(print.printer, order)))
  return listPrintedStations(printer, order).every((station) => covered.has(station))
}

/** Says what became of a ticket that doesn't wait for a printer that the location has. */
function describePaper(order: OrderRecord, { printer, isQueued, dueAt }: OrderPrint, prints: readonly OrderPrint[]) {
  if (dueAt !== undefined) return { text: 'NO PAPER, it was removed before it printed', isProblem: !isOver(order) }
  if (isQueued) return { text: 'printed, or the order ended first' }
  if (listPrintedStations(printer, order).length === 0 || printer.createdAt <= order.createdAt)
    return { text: 'has no dish of it' }
  return isPrintedElsewhere(order, printer, prints)
    ? { text: 'added after the order, which another printer printed' }
    : { text: 'NO PAPER, it was added after the order', isProblem: !isOver(order) }
}

function toEntry(order: OrderRecord, print: OrderPrint, prints: readonly OrderPrint[], now: Date): TraceEntry {
  const { printer, dueAt } = print
  const entry = { at: dueAt ?? order.createdAt, kind: 'print' }
  if (dueAt === undefined || printer.removedAt !== undefined) {
    const { text, ...rest } = describePaper(order, print, prints)
    return { ...entry, text: `${printer.name}: ${text}`, ...rest }
  }
  const { text, isLate } = describeDue(dueAt, order.location, now)
  const isProblem = isLate || printer.seenAt === undefined
  return { ...entry, text: `${printer.name}: ${text}; ${describeContact(printer, order.location)}`, isProblem }
}

/** Returns the stations whose dishes no printer of a location prints. */
export const listUnprintedStations = (printers: readonly Pick<PrinterRecord, 'stations'>[]) =>
  stations.filter((station) => !printers.some((printer) => printer.stations?.includes(station) ?? true))

/** Names the stations of an order that have no printer, if any. */
function listMissingPrinters(order: OrderRecord, prints: readonly OrderPrint[]): readonly TraceEntry[] {
  const without = listUnprintedStations(prints.map(({ printer }) => printer))
  const missing = listPrintedStations({ stations: without }, order).join(', ')
  return missing === '' ? [] : [{ at: order.createdAt, kind: 'print', text: `no paper: no printer has ${missing}` }]
}

/** Returns what became of an order's paper, at each printer of the location. */
export const listPrintEntries = (
  order: OrderRecord,
  prints: readonly OrderPrint[],
  now: Date,
): readonly TraceEntry[] =>
  prints.length === 0
    ? [{ at: order.createdAt, kind: 'print', text: 'no paper: the location has no printer' }]
    : [...prints.map((print) => toEntry(order, print, prints, now)), ...listMissingPrinters(order, prints)]
