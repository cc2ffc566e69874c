import * as z from 'zod/mini'
import { VersionedHours } from '#shared/hours/contract'
import { versionedRecord } from '../platform/table/table-schema'

/**
 * A location's hours after a manager has changed them. Without this record, the configured hours
 * apply (docs/product/desk.md#hours).
 */
export const HoursRecord = versionedRecord(
  z.extend(VersionedHours, { type: z.literal('Hours'), updatedAt: z.string() }),
)
export type HoursRecord = z.infer<typeof HoursRecord>
