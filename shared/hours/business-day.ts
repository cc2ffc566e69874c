import { getLocation, type LocationCode } from '../locations/index'
import type { LocationHours } from '../locations/location'
import { addDays, fromWallClock, toWallClock } from '../platform/time'
import { findOpenPeriod, listOpenPeriods } from './open-periods'

/** After a closing at midnight or later, the work of the night takes this long at most. */
const AFTER_NIGHT_MS = 2 * 3_600_000

/**
 * Returns until when the work of a business day goes on after its midnight, in milliseconds; null
 * if the location closes before midnight (docs/product/locations.md#business-day).
 */
function findNightEnd(place: LocationHours, date: string): number | null {
  const closesAt = listOpenPeriods(place, date).at(-1)?.to
  if (closesAt === undefined || toWallClock(place, new Date(closesAt)).date === date) return null
  const [next] = listOpenPeriods(place, addDays(date, 1))
  const end = Math.min(closesAt + AFTER_NIGHT_MS, next?.from ?? Infinity)
  return toWallClock(place, new Date(end - 1)).date === date ? null : end
}

/**
 * Returns the business day of work at a time, `YYYY-MM-DD`: the local date or, in a night that
 * began the day before, that day. The night includes the work shortly after its closing.
 */
export function getWorkDate(place: LocationHours, at: Date): string {
  const period = findOpenPeriod(place, at)
  if (period) return period.date
  const { date } = toWallClock(place, at)
  const before = addDays(date, -1)
  const end = findNightEnd(place, before)
  return end !== null && at.getTime() < end ? before : date
}

/** Returns when a business day ends and the next one starts, in milliseconds. */
export const getWorkDayEnd = (place: LocationHours, date: string): number =>
  findNightEnd(place, date) ?? fromWallClock(place, addDays(date, 1), 0).getTime()

/** Returns the business day of work at a time: its first and last moment in milliseconds. */
export function getWorkDay(place: LocationHours, at: Date): { readonly from: number; readonly to: number } {
  const date = getWorkDate(place, at)
  return { from: getWorkDayEnd(place, addDays(date, -1)), to: getWorkDayEnd(place, date) }
}

/** The business day for which an order is, as stored with it. */
type BusinessDay = {
  /** `YYYY-MM-DD`. */
  readonly businessDate: string
  /** Until when its steps after midnight count for that day, ISO; undefined without a night. */
  readonly nightEndsAt: string | undefined
}

/** Returns the business day of an order that is for a time. */
export function getBusinessDay(place: LocationHours, at: Date): BusinessDay {
  const businessDate = getWorkDate(place, at)
  const end = findNightEnd(place, businessDate)
  return { businessDate, nightEndsAt: end === null ? undefined : new Date(end).toISOString() }
}

type DatedOrder = {
  readonly location: LocationCode
  readonly businessDate?: string | undefined
  readonly nightEndsAt?: string | undefined
}

const getLocalDate = (location: LocationCode, at: string): string =>
  toWallClock(getLocation(location), new Date(at)).date

/**
 * Returns the business day on which a step of an order counts: in the order's night its business
 * day, otherwise the local date. Later changes of the hours don't move it.
 */
export function getStepDate({ location, businessDate, nightEndsAt }: DatedOrder, at: string): string {
  const date = getLocalDate(location, at)
  const isOfNight = nightEndsAt !== undefined && Date.parse(at) < Date.parse(nightEndsAt)
  return isOfNight && businessDate === addDays(date, -1) ? businessDate : date
}

type PlacedOrder = Pick<DatedOrder, 'location'> & { readonly placedOn?: string | undefined; readonly createdAt: string }

/** Returns the business day on which an order was placed. */
export const getPlacedOn = ({ location, placedOn, createdAt }: PlacedOrder): string =>
  placedOn ?? getLocalDate(location, createdAt)
