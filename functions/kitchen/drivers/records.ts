import { getSitePart } from '#shared/locations/site-kind'
import * as z from 'zod/mini'
import type { LocationCode } from '#shared/locations/index'

/** Keys of a location's drivers. */
export const driverKeys = {
  drivers: (location: LocationCode) => `DRIVERS#${getSitePart(location)}`,
  driver: (location: LocationCode, id: string) => ({ pk: driverKeys.drivers(location), sk: `DRIVER#${id}` }),
} as const

/** A delivery driver. A removed one stays, because orders and figures have the id. */
export const DriverRecord = z.object({
  type: z.literal('Driver'),
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  removedAt: z.optional(z.string()),
})
export type DriverRecord = z.infer<typeof DriverRecord>
