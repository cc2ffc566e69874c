import type { LocationConfig } from '../locations/location'
import { toZonedTime } from './time-zones'

type Zoned = Pick<LocationConfig, 'timeZone'>

/** A moment as the clock on a location's wall shows it. */
export type WallClock = {
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string
  /** 0 is Sunday. */
  readonly weekday: number
  /** Since midnight. */
  readonly minutes: number
}

const DAY_MS = 86_400_000
/** The weekday of a date `YYYY-MM-DD`; 0 is Sunday. */
export const getWeekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The date so many days after another, `YYYY-MM-DD` both. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Minutes since midnight of a time written `HH:MM`. */
export const parseClockMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The wall clock of a place at a moment, whatever zone this machine is in. */
export function toWallClock({ timeZone }: Zoned, at: Date): WallClock {
  const shown = toZonedTime(timeZone, at)
  return {
    date: shown.toISOString().slice(0, 10),
    weekday: shown.getUTCDay(),
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  }
}
