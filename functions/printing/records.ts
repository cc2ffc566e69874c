import * as z from 'zod/mini'
import { Station } from '#shared/menu/contract'
import type { LocationCode } from '#shared/locations/index'
import { versionedRecord } from '../platform/table/table-schema'

/** Keys of a location's printers. Each printer has a partition with its print jobs. */
export const printKeys = {
  printers: (location: LocationCode) => `PRINTERS#${location}`,
  printer: (location: LocationCode, id: string) => ({ pk: `PRINTERS#${location}`, sk: id }),
  jobs: (printerId: string) => `PRINTER#${printerId}`,
  /** A queued job, sorted by when it is due. */
  waiting: (printerId: string, dueAt: string, orderId: string) => ({
    pk: `PRINTER#${printerId}`,
    sk: `DUE#${dueAt}#${orderId}`,
  }),
  /** Marks that an order was queued, so that a redelivered change does not print it again. */
  queued: (printerId: string, orderId: string) => ({ pk: `PRINTER#${printerId}`, sk: `QUEUED#${orderId}` }),
} as const

export const PrinterRecord = versionedRecord(
  z.object({
    type: z.literal('Printer'),
    id: z.string(),
    name: z.string(),
    stations: z.nullable(z.array(Station)),
    copies: z._default(z.int(), 1),
    /** The table stores only a hash of the printer's secret. */
    secretHash: z.string(),
    createdAt: z.string(),
    by: z.string(),
    seenAt: z.optional(z.string()),
    state: z.optional(z.string()),
    /** Token of the last job that the printer fetched. Older firmware does not send it back. */
    offeredJobToken: z.optional(z.string()),
  }),
)
export type PrinterRecord = z.infer<typeof PrinterRecord>

export const PrintJobRecord = versionedRecord(
  z.object({ type: z.literal('PrintJob'), pk: z.string(), sk: z.string(), orderId: z.string(), expiresAt: z.number() }),
)
export type PrintJobRecord = z.infer<typeof PrintJobRecord>
