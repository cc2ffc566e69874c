import type { WallClock } from '../platform/time'

/** The dayparts that a special can be limited to (docs/product/specials.md#mealtimes). */
export const dayparts = ['lunch'] as const
export type Daypart = (typeof dayparts)[number]

/** Start and end of each daypart, in minutes since midnight; the end is exclusive. */
const spans: Readonly<Record<Daypart, readonly [from: number, until: number]>> = { lunch: [11 * 60, 15 * 60] }

/** The hours of each daypart, for display (docs/product/specials.md#mealtimes). */
export const daypartLabels: Readonly<Record<Daypart, string>> = { lunch: '11 AM to 3 PM' }

type Minutes = Pick<WallClock, 'minutes'>

/** Returns the current daypart; null outside of all (docs/product/specials.md#mealtimes). */
export const getDaypart = ({ minutes }: Minutes): Daypart | null =>
  dayparts.find((meal) => minutes >= spans[meal][0] && minutes < spans[meal][1]) ?? null

/** The local weekday and time, which decide whether a special is offered. */
export type OfferTime = Pick<WallClock, 'weekday' | 'minutes'>

type TimedSpecial = { readonly dayOfWeek: number; readonly mealtime?: Daypart | null | undefined }

/**
 * Whether a special is offered at a moment: on its weekday and during its daypart, if it has one.
 * Otherwise it is neither shown nor discounted (docs/product/specials.md#mealtimes).
 */
export const isOfferedAt = ({ dayOfWeek, mealtime }: TimedSpecial, clock: OfferTime): boolean =>
  dayOfWeek === clock.weekday && (!mealtime || mealtime === getDaypart(clock))

/** Returns a cache key that changes whenever other specials are offered. */
export const getOfferKey = (clock: OfferTime): string => `${clock.weekday} ${getDaypart(clock) ?? ''}`
