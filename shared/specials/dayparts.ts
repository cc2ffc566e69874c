import { addDays, type WallClock } from '../platform/time'

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

type DatedSpecial = TimedSpecial & {
  /** The first and the last date on which it is offered, both included. */
  readonly from?: string | undefined
  readonly until?: string | undefined
}

const includesDate = ({ from, until }: DatedSpecial, date: string): boolean =>
  (from === undefined || date >= from) && (until === undefined || date <= until)

/** Whether a special is offered at a moment, and the day is one of its dates. */
export const isOfferedOn = (special: DatedSpecial, clock: WallClock): boolean =>
  isOfferedAt(special, clock) && includesDate(special, clock.date)

/** Whether the next of a special's weekdays, today included, is one of its dates. */
export const isOfferedThisWeek = (special: DatedSpecial, { date, weekday }: Omit<WallClock, 'minutes'>): boolean =>
  includesDate(special, addDays(date, (special.dayOfWeek - weekday + 7) % 7))

/** Returns a cache key that changes whenever other specials are offered. */
export const getOfferKey = (clock: Pick<WallClock, 'date' | 'minutes'>): string =>
  `${clock.date} ${getDaypart(clock) ?? ''}`
