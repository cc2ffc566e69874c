import * as z from 'zod/mini'
import { VersionedHours } from '#shared/hours/contract'
import type { LocationCode } from '#shared/locations/index'
import { versionedRecord } from '../../platform/table/table-schema'

/** The partition of a location's menu, which also holds its hours. */
export const getMenuPartition = (location: LocationCode): string => `MENU#${location}`

export const hoursKey = (location: LocationCode) => ({ pk: getMenuPartition(location), sk: 'HOURS' })

/**
 * A location's hours after a manager has changed them. Without this record, the configured hours
 * apply (docs/product/desk.md#hours).
 */
export const HoursRecord = versionedRecord(
  z.extend(VersionedHours, {
    type: z.literal('Hours'),
    updatedAt: z.string(),
    /** The ids of open orders and events that the owner left outside. */
    leftOutside: z.optional(z.array(z.string())),
  }),
)
export type HoursRecord = z.infer<typeof HoursRecord>
