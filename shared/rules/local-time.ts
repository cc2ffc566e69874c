import type { LocationConfig } from '../locations/location'

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
const formats = new Map<string, Intl.DateTimeFormat>()

// Making a formatter costs a hundred times what using one does.
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

/** The weekday of a date `YYYY-MM-DD`; 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The date so many days after another, `YYYY-MM-DD` both. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Minutes since midnight of a time written `HH:MM`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The wall clock of a place at a moment, whatever zone this machine is in. */
export function wallClock({ timeZone }: Zoned, at: Date): WallClock {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  const date = `${part('year')}-${part('month')}-${part('day')}`
  return { date, weekday: weekdayOf(date), minutes: Number(part('hour')) * 60 + Number(part('minute')) }
}
