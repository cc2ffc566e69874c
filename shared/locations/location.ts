import type { TimeZone } from '../terms/time-zones'

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
