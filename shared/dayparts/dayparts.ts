import { getWeekdayName } from '../hours/hours'
import { findOpenPeriod, isOpenAt, listOpenPeriods, type OpenPeriod } from '../hours/open-periods'
import { weekdays, weekdaysFromMonday, type Weekday } from '../hours/opening-hours'
import type { DayHours, LocationHours } from '../locations/location'
import { formatCents, type Cents } from '../platform/money'
import { addDays, parseClockMinutes, toWallClock, type Zoned } from '../platform/time'

/** A part of the week in which dishes are offered or have a price, such as lunch. */
export type Daypart = {
  readonly id: string
  readonly name: string
  readonly days: readonly Weekday[]
  /** Local times, `HH:MM`; `to` is exclusive, and on the next day unless it is after `from`. */
  readonly from: string
  readonly to: string
}

/** What a dish, or a category for its dishes, says about dayparts. */
export type DaypartTerms = {
  /** Ids of the dayparts that it is offered in; empty for always. */
  readonly dayparts: readonly string[]
  /** Its price in dayparts, by their ids. */
  readonly daypartPriceCents: Readonly<Record<string, Cents>>
}

/** Returns the price of a dish in a daypart, if it has one. Owners may name one "Constructor". */
const findDaypartPrice = ({ daypartPriceCents }: Pick<DaypartTerms, 'daypartPriceCents'>, id: string) =>
  Object.hasOwn(daypartPriceCents, id) ? daypartPriceCents[id] : undefined

/** A dish whose offer depends on dayparts. */
type TimedDish = DaypartTerms & { readonly priceCents: Cents }

/** Returns a daypart as weekly hours, so that nights and clock changes follow the same rules. */
function toHours({ days, from, to }: Daypart, { timeZone }: Zoned): LocationHours {
  const on = (day: Weekday): DayHours => (days.includes(day) ? [{ opens: from, closes: to }] : [])
  const week = [on('sun'), on('mon'), on('tue'), on('wed'), on('thu'), on('fri'), on('sat')] as const
  return { timeZone, hours: { week, exceptions: {} } }
}

/**
 * Returns the time that decides what an order is offered: the chosen time of pickup or delivery; of
 * an order as soon as possible, the moment of the request (docs/product/menu.md#dayparts).
 */
export const getOfferTime = (scheduledFor: string | null | undefined, now: Date): Date =>
  scheduledFor ? new Date(scheduledFor) : now

/** Returns the dayparts that a time is in. Dayparts may overlap. */
export const listDaypartsAt = (dayparts: readonly Daypart[], zone: Zoned, at: Date): readonly Daypart[] =>
  dayparts.filter((daypart) => isOpenAt(toHours(daypart, zone), at))

/** Whether a dish is offered in one of the current dayparts (docs/product/menu.md#dayparts). */
export const isOfferedIn = ({ dayparts }: Pick<DaypartTerms, 'dayparts'>, current: readonly Daypart[]): boolean =>
  dayparts.length === 0 || current.some(({ id }) => dayparts.includes(id))

/** A dish's price in a daypart that it is offered in, or that it has a price for. */
type DaypartOffer = { readonly daypart: Daypart; readonly priceCents: Cents }

/**
 * Returns a dish's offers in dayparts. A dish that is limited to dayparts has no others; any other
 * dish costs its regular price at all other times (docs/product/menu.md#dayparts).
 */
export function listDaypartOffers(dish: TimedDish, dayparts: readonly Daypart[]): readonly DaypartOffer[] {
  const { dayparts: ids, priceCents } = dish
  const isOwn = ({ id }: Daypart) => (ids.length > 0 ? ids.includes(id) : findDaypartPrice(dish, id) !== undefined)
  return dayparts.filter(isOwn).map((daypart) => ({
    daypart,
    priceCents: findDaypartPrice(dish, daypart.id) ?? priceCents,
  }))
}

/**
 * Returns the price of a dish in the current dayparts: the lowest of its offers in them, otherwise
 * its regular price (docs/product/menu.md#dayparts).
 */
export function getPriceIn(dish: TimedDish, current: readonly Daypart[]): Cents {
  const prices = listDaypartOffers(dish, current).map(({ priceCents }) => priceCents)
  return prices.length > 0 ? Math.min(...prices) : dish.priceCents
}

/**
 * Returns a dish with the terms of its category, as far as it has no own ones, and without dayparts
 * that its location doesn't have.
 */
export function applyCategoryTerms<Dish extends DaypartTerms>(
  dish: Dish,
  category: DaypartTerms | undefined,
  dayparts: readonly Daypart[],
): Dish {
  const isKnown = (id: string) => dayparts.some((daypart) => daypart.id === id)
  const terms = dish.dayparts.length > 0 ? dish.dayparts : (category?.dayparts ?? [])
  const prices = { ...category?.daypartPriceCents, ...dish.daypartPriceCents }
  return {
    ...dish,
    dayparts: terms.filter(isKnown),
    daypartPriceCents: Object.fromEntries(Object.entries(prices).filter(([id]) => isKnown(id))),
  }
}

/** How many days ahead the next offer is searched. */
const MAX_DAYS_AHEAD = 14

/** A location whose hours limit its offers; without hours it takes orders at any time. */
type Place = Zoned & { readonly hours?: LocationHours['hours'] | undefined }

/** Returns the first moment of a daypart's period with an open location, in milliseconds. */
function findOpenMoment({ timeZone, hours }: Place, { from, to }: Pick<OpenPeriod, 'from' | 'to'>): number | undefined {
  if (!hours) return from
  const place = { timeZone, hours }
  const current = findOpenPeriod(place, new Date(from))
  if (current) return from
  const { date } = toWallClock(place, new Date(from))
  return [date, addDays(date, 1)]
    .flatMap((day) => listOpenPeriods(place, day))
    .find((open) => open.from > from && open.from < to)?.from
}

/**
 * Returns when a dish is offered next, at the earliest at a time, within the hours of its location;
 * null if that is not within two weeks.
 */
export function findNextOffer(
  { dayparts: ids }: Pick<DaypartTerms, 'dayparts'>,
  dayparts: readonly Daypart[],
  place: Place,
  at: Date,
): Date | null {
  const own = dayparts.filter(({ id }) => ids.includes(id)).map((daypart) => toHours(daypart, place))
  const today = toWallClock(place, at).date
  for (let days = -1; days <= MAX_DAYS_AHEAD; days++) {
    const moments = own
      .flatMap((hours) => listOpenPeriods(hours, addDays(today, days)))
      .filter(({ to }) => to > at.getTime())
      .flatMap(({ from, to }) => findOpenMoment(place, { from: Math.max(from, at.getTime()), to }) ?? [])
    if (moments.length > 0) return new Date(Math.min(...moments))
  }
  return null
}

/** Formats a time of day: `11 AM`, `2:30 PM`, `midnight`. */
function formatHour(clock: string): string {
  const minutes = parseClockMinutes(clock) % (24 * 60)
  if (minutes === 0) return 'midnight'
  if (minutes === 12 * 60) return 'noon'
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'AM' : 'PM'}`
}

const shortDay = (day: Weekday): string => getWeekdayName(weekdays.indexOf(day)).slice(0, 3)

/** Formats days, joining three or more in a row: `Mon-Fri`, `Sat, Sun`; empty for every day. */
function formatDays(days: readonly Weekday[]): string {
  if (days.length === weekdays.length) return ''
  const runs: Weekday[][] = []
  weekdaysFromMonday.forEach((day, at) => {
    if (!days.includes(day)) return
    const last = runs.at(-1)
    if (last && last.at(-1) === weekdaysFromMonday[at - 1]) last.push(day)
    else runs.push([day])
  })
  const formatRun = (run: readonly Weekday[]): string => {
    const names = run.map(shortDay)
    return names.length > 2 ? `${names[0]}-${names.at(-1)}` : names.join(', ')
  }
  return runs.map(formatRun).join(', ')
}

/** Formats when a daypart is: `Lunch, 11 AM to 3 PM`, `Lunch, Mon-Fri, 11 AM to 3 PM`. */
export function formatDaypart({ name, days, from, to }: Daypart): string {
  const time = from === to ? 'all day' : `${formatHour(from)} to ${formatHour(to)}`
  return [name, formatDays(days), time].filter((part) => part !== '').join(', ')
}

/**
 * Describes when a dish is offered and what it costs then, a line for each daypart: `Lunch, 11 AM
 * to 3 PM`, `Lunch, 11 AM to 3 PM: $9.95`; empty for a dish without dayparts.
 */
export const describeOffer = (dish: TimedDish, dayparts: readonly Daypart[]): readonly string[] =>
  listDaypartOffers(dish, dayparts).map(({ daypart, priceCents }) => {
    const hasPrice = findDaypartPrice(dish, daypart.id) !== undefined
    return `${formatDaypart(daypart)}${hasPrice ? `: ${formatCents(priceCents)}` : ''}`
  })

/** Returns when a daypart begins or ends next; null if none does within two weeks. */
export function findNextChange(dayparts: readonly Daypart[], zone: Zoned, at: Date): Date | null {
  const today = toWallClock(zone, at).date
  const hours = dayparts.map((daypart) => toHours(daypart, zone))
  for (let days = 0; days <= MAX_DAYS_AHEAD; days++) {
    // A daypart of the next day may begin before a night of this one ends.
    const borders = [days - 1, days, days + 1]
      .flatMap((day) => hours.flatMap((each) => listOpenPeriods(each, addDays(today, day))))
      .flatMap(({ from, to }) => [from, to])
      .filter((border) => border > at.getTime())
    if (borders.length > 0) return new Date(Math.min(...borders))
  }
  return null
}
