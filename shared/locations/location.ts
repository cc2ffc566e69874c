import type { TaxTerms } from '../platform/money'
import type { AlertSwitches } from './owner-alerts'
import { DAY_MS } from '#shared/platform/durations'

/** Time zones of the US: hours behind UTC in winter, and whether they use daylight saving time. */
export const timeZoneOffsets = {
  'America/New_York': { behind: 5, hasSummer: true },
  'America/Chicago': { behind: 6, hasSummer: true },
  'America/Denver': { behind: 7, hasSummer: true },
  'America/Phoenix': { behind: 7, hasSummer: false },
  'America/Los_Angeles': { behind: 8, hasSummer: true },
  'America/Anchorage': { behind: 9, hasSummer: true },
  'Pacific/Honolulu': { behind: 10, hasSummer: false },
} as const

/** A supported time zone, named as in the IANA database. */
export type TimeZone = keyof typeof timeZoneOffsets

const HOUR_MS = 3_600_000

/** Returns midnight of the first Sunday on or after a day, as if local time were UTC. */
function sundayFrom(year: number, month: number, day: number): number {
  const from = Date.UTC(year, month, day)
  return from + ((7 - new Date(from).getUTCDay()) % 7) * DAY_MS
}

/**
 * Whether daylight saving time applies: from the second Sunday in March, 2 AM, to the first in
 * November, 1 AM standard time.
 */
function isDaylightSaving(standardTime: number): boolean {
  const year = new Date(standardTime).getUTCFullYear()
  return standardTime >= sundayFrom(year, 2, 8) + 2 * HOUR_MS && standardTime < sundayFrom(year, 10, 1) + HOUR_MS
}

/**
 * Converts a time to a zone's local time, returned as if it were UTC
 * (docs/product/locations.md#time-zones). It applies the rule itself, because the first
 * `Intl` formatter takes as long as a function's whole start (decision 0029).
 */
export function toZonedTime(timeZone: TimeZone, at: Date): Date {
  const { behind, hasSummer } = timeZoneOffsets[timeZone]
  const standardTime = at.getTime() - behind * HOUR_MS
  return new Date(hasSummer && isDaylightSaving(standardTime) ? standardTime + HOUR_MS : standardTime)
}

/** Opening hours from `opens` up to, but not including, `closes`: `HH:MM` in local time. */
export type HoursSpan = { readonly opens: string; readonly closes: string }

/** The opening hours of a day in order, such as lunch and dinner; empty if closed. */
export type DayHours = readonly HoursSpan[]

/** Sunday first, as `Date.getDay()` counts. */
export type WeekHours = readonly [DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours]

export type Hours = {
  readonly week: WeekHours
  /** Holidays and other exceptions by local date `YYYY-MM-DD`. The note tells guests the reason. */
  readonly exceptions: Readonly<Record<string, { readonly spans: DayHours; readonly note?: string | null }>>
}

/** A sales tax that applies from a local date `YYYY-MM-DD` until the next period begins. */
export type TaxPeriod = TaxTerms & { readonly from: string }

export const modes = ['test', 'live'] as const

export type Mode = (typeof modes)[number]

type Link = { readonly label: string; readonly url: string }

/**
 * The configuration of a location. Each location has its own file in this folder. What guests read
 * and owners decide are first values: after the owner's first change at the desk, the stored
 * settings apply (docs/product/locations.md#settings).
 */
export type LocationConfig = {
  readonly code: string
  /**
   * Counts 1, 2, 3, then 7, 8, 9, 13 …; the server id is this plus `SERVER_ID_OFFSET`
   * (docs/product/locations.md#names).
   */
  readonly clientId: number
  readonly name: string
  readonly fullName: string
  /** The area it serves, as in "Serves Venice and Sarasota". */
  readonly area: string
  /** The text of the about page; empty by default, which says the area that the location serves. */
  readonly about?: string | undefined
  /** Host names that contain this belong to the location. */
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
   * The sender of mails to customers, an address verified in SES. Without it the location sends no
   * mail.
   */
  readonly mail?: { readonly from: string }
  /** The recipient of each day's report, sent the night after. Without it no report is sent. */
  readonly reportTo?: string | null
  /** Who gets alerts by mail; no one by default. */
  readonly alertsTo?: readonly string[]
  /** Which alerts there are; all by default. */
  readonly alerts?: AlertSwitches
  /**
   * Whether guests can pay online through Stripe Checkout; by default they pay at the counter
   * (docs/product/payments.md#opening-online-payments).
   */
  readonly payments?: 'none' | 'stripe'
  /** Whether the owner has online payments on, where they are possible; true by default. */
  readonly takesOnlinePayments?: boolean | undefined
  /** The tips that the checkout offers, in percent of the subtotal. */
  readonly tipPercents: readonly number[]
  /** The usual service charge of an event, in percent of its dishes; 0 for none. */
  readonly serviceChargePercent: number
  readonly timeZone: TimeZone
  /**
   * The initial opening hours. After the owner's first change, those in the table apply
   * (docs/product/desk.md#hours).
   */
  readonly hours: Hours
  /** The owner is alerted after this many open minutes without an order. */
  readonly quietAlarmMinutes: number
  /**
   * The initial sales tax. After the owner's first change, those in the table apply
   * (docs/product/checkout.md#tax).
   */
  readonly taxes: readonly [TaxPeriod, ...TaxPeriod[]]
  /** The initial rules for event requests, which the owner changes at the desk. */
  readonly events: {
    readonly leadHours: number
    readonly perDay: number
    readonly minGuests: number
    readonly replyHours: number
  }
  readonly delivery: {
    readonly feeCents: number
    /** From this subtotal on delivery is free; null for never. */
    readonly freeFromCents: number | null
    /** The smallest subtotal of a delivery; null for any. */
    readonly minimumCents: number | null
    /** Minutes until a quiet kitchen's delivery is at the door, at the latest. */
    readonly minutes: number
    /** The minutes of ZIP codes with times of their own. */
    readonly zipMinutes: readonly { readonly zipCode: string; readonly minutes: number }[]
    readonly zipCodes: readonly string[]
    readonly zone: string
  }
  readonly links: {
    readonly timesheet: string
    readonly reviews: readonly Link[]
    readonly social: readonly Link[]
  }
}

/** The fields of a location that its opening hours depend on. */
export type LocationHours = Pick<LocationConfig, 'hours' | 'timeZone'>
