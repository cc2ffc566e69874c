import * as z from 'zod/mini'
import { Station } from '#shared/menu/contract'
import { printColumns, printerKinds } from '#shared/printing/contract'
import type { LocationCode } from '#shared/locations/index'
import { getSitePart } from '#shared/locations/site-kind'
import { versionedRecord } from '../platform/table/table-schema'

/** Keys of a location's printers. Each printer has a partition with its print jobs. */
export const printKeys = {
  printers: (location: LocationCode) => `PRINTERS#${getSitePart(location)}`,
  printer: (location: LocationCode, id: string) => ({ pk: printKeys.printers(location), sk: id }),
  jobs: (printerId: string) => `PRINTER#${printerId}`,
  /** A queued job, sorted by when it is due. */
  waiting: (printerId: string, dueAt: string, orderId: string) => ({
    pk: `PRINTER#${printerId}`,
    sk: `DUE#${dueAt}#${orderId}`,
  }),
  /**
   * Marks that an order was queued, so that a redelivered change does not print it again. That of
   * the ticket stores when the printer fetched it.
   */
  queued: (printerId: string, orderId: string) => ({ pk: `PRINTER#${printerId}`, sk: `QUEUED#${orderId}` }),
} as const

export const PrinterRecord = versionedRecord(
  z.object({
    type: z.literal('Printer'),
    id: z.string(),
    name: z.string(),
    stations: z.nullable(z.array(Station)),
    copies: z._default(z.int(), 1),
    kind: z._default(z.enum(printerKinds), 'tickets'),
    columns: z._default(z.nullable(z.literal([...printColumns])), null),
    /** The table stores only a hash of the printer's secret. */
    secretHash: z.string(),
    /** Whether its token proves that the product made it; false for printers of version 1.0. */
    hasOwnLimit: z._default(z.boolean(), false),
    createdAt: z.string(),
    by: z.string(),
    seenAt: z.optional(z.string()),
    state: z.optional(z.string()),
    /** Token of the last job that the printer fetched. Older firmware does not send it back. */
    offeredJobToken: z.optional(z.string()),
    /** Whether it takes UTF-8, as it reported with that job. */
    takesUtf8: z.optional(z.boolean()),
  }),
)
export type PrinterRecord = z.infer<typeof PrinterRecord>

type PrinterStations = Pick<PrinterRecord, 'stations'>
type StationLines = { readonly lines: readonly { readonly station: Station }[] }

/** Returns the stations of an order's dishes that a printer prints. */
export const listPrintedStations = ({ stations }: PrinterStations, { lines }: StationLines): readonly Station[] =>
  [...new Set(lines.map(({ station }) => station))].filter((station) => stations?.includes(station) ?? true)

/** Formats the stations whose dishes a printer prints, such as `hibachi, fry`. */
export const formatStations = ({ stations }: PrinterStations): string => stations?.join(', ') ?? 'all stations'

/**
 * What a job prints: a ticket, a printed one with its changes or again for staff, or a slip about
 * a printed one.
 */
const jobKinds = ['ticket', 'changed', 'reprint', 'cancelled', 'new-time'] as const
export type JobKind = (typeof jobKinds)[number]

export const PrintJobRecord = versionedRecord(
  z.object({
    type: z.literal('PrintJob'),
    pk: z.string(),
    sk: z.string(),
    orderId: z.string(),
    expiresAt: z.number(),
    kind: z._default(z.enum(jobKinds), 'ticket'),
    /** How many of its pages are printed, which the printer cuts off. */
    page: z._default(z.int(), 0),
    /** How many pictures of the next page are printed, if it is too long for one. */
    part: z._default(z.int(), 0),
    /** When the printer fetched the next pages, and what is after them; none after the last. */
    fetchedAt: z.optional(z.string()),
    nextPage: z.optional(z.int()),
    nextPart: z._default(z.int(), 0),
  }),
)
/** Where a job goes on: after this number of pages, and of pictures of the next one. */
export type PrintPlace = Pick<z.infer<typeof PrintJobRecord>, 'page' | 'part'>
export type PrintJobRecord = z.infer<typeof PrintJobRecord>
