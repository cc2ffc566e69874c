import * as z from 'zod/mini'
import { LocationDayparts } from '#shared/dayparts/contract'
import type { DaypartTerms } from '#shared/dayparts/dayparts'
import { centsToDecimal, toCents } from '#shared/platform/money'
import { versionedRecord } from '../../platform/table/table-schema'

/** A location's dayparts. Without this record, the location has none. */
export const DaypartsRecord = versionedRecord(
  z.extend(LocationDayparts, { type: z.literal('Dayparts'), updatedAt: z.string() }),
)
export type DaypartsRecord = z.infer<typeof DaypartsRecord>

/** The stored dayparts of a dish or category. Records from before dayparts don't have them. */
export const storedTermFields = {
  dayparts: z._default(z.array(z.string()), []),
  daypartPriceCents: z._default(z.record(z.string(), z.int()), {}),
}

const mapPrices = <A, B>(prices: Readonly<Record<string, A>>, convert: (price: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(prices).map(([id, price]) => [id, convert(price)]))

/** Returns the dayparts of a dish or category in JSON. */
export const presentTerms = ({ dayparts, daypartPriceCents }: DaypartTerms) => ({
  dayparts: [...dayparts],
  daypartPrices: mapPrices(daypartPriceCents, centsToDecimal),
})

/** Converts prices in dayparts from JSON to cents. */
export const parseDaypartPrices = (prices: Readonly<Record<string, string | number>>): Record<string, number> =>
  mapPrices(prices, toCents)
