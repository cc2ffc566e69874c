import type { WallClock } from '../platform/time'

/** The meals that a special may be named for (docs/product/specials.md#mealtimes). */
export const dayparts = ['lunch'] as const
export type Daypart = (typeof dayparts)[number]

/** From a minute of the day up to but not including another. */
const spans: Readonly<Record<Daypart, readonly [from: number, until: number]>> = { lunch: [11 * 60, 15 * 60] }

/** When a meal is served, for people (docs/product/specials.md#mealtimes). */
export const daypartLabels: Readonly<Record<Daypart, string>> = { lunch: '11 AM to 3 PM' }

type Minutes = Pick<WallClock, 'minutes'>

/** The meal that is served at a moment; null between meals (docs/product/specials.md#mealtimes). */
export const getDaypart = ({ minutes }: Minutes): Daypart | null =>
  dayparts.find((meal) => minutes >= spans[meal][0] && minutes < spans[meal][1]) ?? null

/** The weekday and the hour, as specials go by them. */
export type OfferTime = Pick<WallClock, 'weekday' | 'minutes'>

type Timed = { readonly dayOfWeek: number; readonly mealtime?: Daypart | null | undefined }

/**
 * Whether a special holds at a moment: on its weekday and, where it is named for a meal, while that
 * is served. What does not hold is neither shown nor a discount
 * (docs/product/specials.md#mealtimes).
 */
export const isOfferedAt = ({ dayOfWeek, mealtime }: Timed, clock: OfferTime): boolean =>
  dayOfWeek === clock.weekday && (!mealtime || mealtime === getDaypart(clock))

/**
 * What of a moment decides which specials hold: what follows from them is the same while this is.
 */
export const getOfferKey = (clock: OfferTime): string => `${clock.weekday} ${getDaypart(clock) ?? ''}`
