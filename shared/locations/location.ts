/**
 * The zones of the country's states: hours behind UTC in winter, and whether clocks go forward in
 * summer.
 */
export const timeZoneOffsets = {
  'America/New_York': { behind: 5, hasSummer: true },
  'America/Chicago': { behind: 6, hasSummer: true },
  'America/Denver': { behind: 7, hasSummer: true },
  'America/Phoenix': { behind: 7, hasSummer: false },
  'America/Los_Angeles': { behind: 8, hasSummer: true },
  'America/Anchorage': { behind: 9, hasSummer: true },
  'Pacific/Honolulu': { behind: 10, hasSummer: false },
} as const

/** A time zone that a location can be in, by its name in the time zone database. */
export type TimeZone = keyof typeof timeZoneOffsets

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The first Sunday of a month from a day on, at its midnight as if that were UTC. */
function sundayFrom(year: number, month: number, day: number): number {
  const from = Date.UTC(year, month, day)
  return from + ((7 - new Date(from).getUTCDay()) % 7) * DAY_MS
}

/**
 * From the second Sunday in March, 2 AM, to the first in November, 1 AM; both by the clock of the
 * winter.
 */
function isSummer(winterClock: number): boolean {
  const year = new Date(winterClock).getUTCFullYear()
  return winterClock >= sundayFrom(year, 2, 8) + 2 * HOUR_MS && winterClock < sundayFrom(year, 10, 1) + HOUR_MS
}

/**
 * A moment as the clocks of a zone show it, as if that were UTC
 * (docs/product/locations.md#the-clock-on-the-wall). By the rule rather than by a formatter of the
 * platform, whose first one takes as long as a function's whole start (decision 0062).
 */
export function toZonedTime(timeZone: TimeZone, at: Date): Date {
  const { behind, hasSummer } = timeZoneOffsets[timeZone]
  const winterClock = at.getTime() - behind * HOUR_MS
  return new Date(hasSummer && isSummer(winterClock) ? winterClock + HOUR_MS : winterClock)
}

/**
 * From the opening time up to, but not including, the closing time: `HH:MM` in the location's zone.
 */
export type HoursSpan = { readonly opens: string; readonly closes: string }

/** The spans of a day in their order, such as lunch and dinner; closed where there are none. */
export type DayHours = readonly HoursSpan[]

/** Sunday first, as `Date.getDay()` counts. */
export type WeekHours = readonly [DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours]

export type Hours = {
  readonly week: WeekHours
  /** Holidays and other exceptions, by local date `YYYY-MM-DD`; a note says why, for guests. */
  readonly exceptions: Readonly<Record<string, { readonly spans: DayHours; readonly note?: string | null }>>
}

export const modes = ['test', 'live'] as const

export type Mode = (typeof modes)[number]

export type Link = { readonly label: string; readonly url: string }

/** Everything that differs from one location to the next. One file each in this folder. */
export type LocationConfig = {
  readonly code: string
  /**
   * 1, 2, 3, then 7, 8, 9, 13 …: with `SERVER_ID_OFFSET` added it is the server id
   * (docs/product/locations.md#names).
   */
  readonly clientId: number
  readonly name: string
  readonly fullName: string
  /** Whom it cooks for, as in "Serves Venice and Sarasota". */
  readonly area: string
  /** What the about page says of it; that it serves its area where nothing is told. */
  readonly about?: string
  /** A host name that contains this selects the location. */
  readonly domainStem: string
  readonly domain: string
  readonly mode: Mode
  readonly primaryColor: string
  readonly secondaryColor: string
  readonly address: { readonly street: string; readonly city: string; readonly state: string; readonly zipCode: string }
  readonly coordinates: { readonly latitude: number; readonly longitude: number }
  readonly phone: string
  readonly email: string
  /**
   * Whom its customers' mails come from, an address that SES has verified; without, it sends none.
   */
  readonly mail?: { readonly from: string }
  /**
   * Whom each day's closing is mailed to in the night after, where it sends mail; without, nobody.
   */
  readonly closings?: { readonly to: string }
  readonly timeZone: TimeZone
  /**
   * What it opens with; from the owner's first change on the table tells
   * (docs/product/desk.md#hours).
   */
  readonly hours: Hours
  /** So long without an order, counted while it is open, and the owner is told. */
  readonly quietAlarmMinutes: number
  readonly delivery: {
    readonly feeCents: number
    readonly freeFromCents: number
    readonly minimumCents: number
    readonly zipCodes: readonly string[]
    readonly zone: string
  }
  readonly links: {
    readonly timesheet: string
    readonly reviews: readonly Link[]
    readonly social: readonly Link[]
  }
}
