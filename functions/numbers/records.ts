import * as z from 'zod/mini'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { versionedRecord } from '../runtime/shape'
import type { Key } from '../runtime/table'

/** Where a location's days are, one record each, and what each thing has added to them. */
export const numbersKeys = {
  daysOf: (location: LocationCode) => `NUMBERS#${location}`,
  day: (location: LocationCode, date: string) => ({ pk: numbersKeys.daysOf(location), sk: date }),
  /** Behind the days in their partition: how dishes were called when they were sold last. */
  names: (location: LocationCode) => ({ pk: numbersKeys.daysOf(location), sk: 'NAMES' }),
  /**
   * What an order, a code, a movement or a line of the ledger added: in a partition of its own,
   * beside no list.
   */
  counted: ({ pk, sk }: Key) => ({ pk: `COUNTED#${pk}`, sk }),
  /** Of a location's feedback by time, on the first index. */
  feedbackAt: (location: LocationCode) => `FEEDBACK#${location}`,
} as const

/** The location whose days a record is among. */
export const findLocationOfDays = (pk: unknown) => locations.find(({ code }) => numbersKeys.daysOf(code) === pk)?.code

/** Figures by name, such as `orders`, `hour/18` or `dish/12/net`. */
const FiguresRecord = z.record(z.string(), z.int())
const Location = z.enum(locations.map(({ code }) => code))

export const DayRecord = versionedRecord(
  z.object({ type: z.literal('Day'), sk: z.string(), version: z.int(), figures: FiguresRecord }),
)
export type DayRecord = z.infer<typeof DayRecord>

export const DishNamesRecord = versionedRecord(
  z.object({ type: z.literal('DishNames'), version: z.int(), names: z.record(z.string(), z.string()) }),
)
export type DishNamesRecord = z.infer<typeof DishNamesRecord>

/** What a thing has added to days, so that exactly that can be taken off again. */
export const ContributionRecord = versionedRecord(
  z.object({
    type: z.literal('Counted'),
    version: z.int(),
    parts: z.array(z.object({ location: Location, date: z.string(), figures: FiguresRecord })),
    /**
     * What the ingredients of each line cost when the order was completed first, or a unit of what
     * was thrown away.
     */
    costs: z.optional(z.array(z.int())),
    /**
     * Whether an account got points for the order: it may be gone since, the points were given all
     * the same.
     */
    earned: z.optional(z.boolean()),
  }),
)
export type ContributionRecord = z.infer<typeof ContributionRecord>
