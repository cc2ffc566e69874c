import type { LocationConfig } from '../locations/location'
import { getHoursOn, isOpenAt } from './hours'
import { addDays, parseClockMinutes, toWallClock } from './local-time'
import { fromWallClock } from './schedule'

type Place = Pick<LocationConfig, 'hours' | 'timeZone'>

/** Whoever neither opens nor closes for longer is not known to do so. */
const DAYS_AHEAD = 370

export type HoursTransitions = {
  readonly open: boolean
  /** When the present state ends; null where that is not known. */
  readonly until: Date | null
  /** When the state after it ends in turn. */
  readonly next: Date | null
}

/** The moments of a date at which a place opens or closes, in order; spans that touch are one. */
function edgesOn(place: Place, date: string): Date[] {
  const times = getHoursOn(place, date).flatMap(({ opens, closes }) => [opens, closes])
  const edges = times.filter((time, index) => time !== times[index - 1] && time !== times[index + 1])
  return edges.map((time) => fromWallClock(place, date, parseClockMinutes(time)))
}

/**
 * Whether a place is open, until when that lasts, and when the next turn comes
 * (docs/product/locations.md#hours).
 */
export function getHoursTransitions(place: Place, now: Date): HoursTransitions {
  const today = toWallClock(place, now).date
  const coming: Date[] = []
  for (let days = 0; days <= DAYS_AHEAD && coming.length < 2; days++) {
    coming.push(...edgesOn(place, addDays(today, days)).filter((edge) => edge > now))
  }
  const [until = null, next = null] = coming
  return { open: isOpenAt(place, now), until, next }
}
