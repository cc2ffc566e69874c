import * as z from 'zod/mini'
import { Station } from '#shared/menu/contract'
import type { LocationCode } from '#shared/locations/index'
import { versionedRecord } from '../platform/table/table-schema'

/**
 * Where a location's printers are, and in a partition of each one's own the tickets that it prints.
 */
export const printKeys = {
  printers: (location: LocationCode) => `PRINTERS#${location}`,
  printer: (location: LocationCode, id: string) => ({ pk: `PRINTERS#${location}`, sk: id }),
  jobs: (printerId: string) => `PRINTER#${printerId}`,
  /** What waits, by when it is due. */
  waiting: (printerId: string, dueAt: string, orderId: string) => ({
    pk: `PRINTER#${printerId}`,
    sk: `DUE#${dueAt}#${orderId}`,
  }),
  /** That an order was put among what waits: it is there longer than any change is told again. */
  taken: (printerId: string, orderId: string) => ({ pk: `PRINTER#${printerId}`, sk: `TAKEN#${orderId}` }),
} as const

export const PrinterRecord = versionedRecord(
  z.object({
    type: z.literal('Printer'),
    id: z.string(),
    name: z.string(),
    stations: z.nullable(z.array(Station)),
    /** The table never holds what opens the door. */
    secretHash: z.string(),
    createdAt: z.string(),
    by: z.string(),
    seenAt: z.optional(z.string()),
    state: z.optional(z.string()),
    /** The job that it was given last: older firmware does not say which one came out. */
    handed: z.optional(z.string()),
  }),
)
export type PrinterRecord = z.infer<typeof PrinterRecord>

export const PrintJobRecord = versionedRecord(
  z.object({ type: z.literal('PrintJob'), pk: z.string(), sk: z.string(), orderId: z.string(), expiresAt: z.number() }),
)
export type PrintJobRecord = z.infer<typeof PrintJobRecord>
