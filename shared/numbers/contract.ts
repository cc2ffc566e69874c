import * as z from 'zod/mini'
import { findLocation } from '../locations/index'
import type { LocationCode } from '../locations/index'
import { Problem } from '../platform/problem'
import { countDaysInclusive, MAX_REPORT_DAYS } from '../platform/time'
import { FileResponse, MoneyString, Timestamp } from '../platform/fields'
import type { RouteGroup } from '../platform/route'

/** A location in a path, or all that the session counts at; an unknown one is `not-found`. */
const NumbersOf = z.pipe(
  z.string(),
  z.transform((ref): LocationCode | 'all' => {
    if (ref.toLowerCase() === 'all') return 'all'
    const location = findLocation(ref)
    if (location) return location.code
    throw new Problem('not-found', 'There is no such location.')
  }),
)

const Day = z.iso.date('Must be a date such as 2026-11-26')
const Minutes = z.nullable(z.number())
const Count = z.int()

/** What a day, or several, came to. */
const figures = {
  orders: Count,
  cancelled: Count,
  gross: MoneyString,
  discount: MoneyString,
  tax: MoneyString,
  fees: MoneyString,
  net: MoneyString,
  /** Completed orders by the hour of the location's clock. */
  byHour: z.array(Count),
  byType: z.object({ pickup: Count, delivery: Count, event: Count }),
  foodCost: MoneyString,
  waste: MoneyString,
  medianMinutes: z.object({ confirm: Minutes, cook: Minutes, total: Minutes }),
  onTimePercent: z.nullable(z.int()),
}

export const DailyNumbers = z.object({
  date: z.string(),
  ...figures,
  /** Only where orders of the day were never placed, but played as sample history. */
  isSample: z.optional(z.boolean()),
})
export type DailyNumbers = z.infer<typeof DailyNumbers>

const rest = {
  dishes: z.array(
    z.object({ menuItemId: z.int(), name: z.string(), quantity: Count, net: MoneyString, foodCost: MoneyString }),
  ),
  stations: z.array(z.object({ station: z.string(), lines: Count, medianMinutes: Minutes })),
  feedback: z.object({
    count: Count,
    average: z.nullable(z.number()),
    /** How many gave one star, two, and so on. */
    ratings: z.array(Count),
    latest: z.array(
      z.object({ at: Timestamp, rating: z.int(), comment: z.string(), ticketNumber: z.nullable(z.int()) }),
    ),
  }),
  points: z.object({ issued: Count, redeemed: Count }),
  codes: z.object({ issued: Count, spent: Count }),
  /** What the cloud took for these orders, estimated. */
  cost: MoneyString,
}

export const Numbers = z.object({ days: z.array(DailyNumbers), ...rest })
export type Numbers = z.infer<typeof Numbers>

export const DailyReport = z.object({ location: z.string(), date: z.string(), ...figures, ...rest })
export type DailyReport = z.infer<typeof DailyReport>

const FIGURES = [
  'orders|cancelled|promised|discounts|waste|feedback',
  'rating:[1-5]|points:(issued|redeemed)|codes:(issued|spent)',
  'hour:\\d{1,2}|type:(pickup|delivery|event)|dish:\\d{1,9}|station:[a-z]{1,20}',
].join('|')

/**
 * What a figure is of: all orders, those cancelled, promised a time or given something off, what
 * was thrown away, what guests said, points, codes, or an hour, a type, a dish or a station.
 */
const Figure = z.pipe(
  z.string().check(
    z.regex(new RegExp(`^(${FIGURES})$`), {
      error: 'Must be orders, cancelled, promised, discounts, waste, feedback, or one of several such as hour:18',
    }),
  ),
  z.transform((text) => {
    const [what = '', name = ''] = text.split(':')
    return { what, name }
  }),
)
export type FigureFilter = z.output<typeof Figure>

/**
 * How often a figure was met on a day, and what it came to where it is money; of what is money
 * alone, once.
 */
const FigureDay = z.object({ date: z.string(), count: Count, net: z.nullable(MoneyString) })

export const CountedOrderLine = z.object({
  menuItemId: z.int(),
  name: z.string(),
  station: z.string(),
  quantity: Count,
  net: MoneyString,
  foodCost: MoneyString,
  minutes: Minutes,
})

/** An order as it counted. */
export const CountedOrderDetails = z.object({
  id: z.string(),
  location: z.string(),
  ticketNumber: Count,
  /** Still being made only where a guest has said something of it already. */
  status: z.enum(['completed', 'cancelled', 'active']),
  orderType: z.enum(['pickup', 'delivery', 'event']),
  /** When it was completed or cancelled, or moved last. */
  at: Timestamp,
  gross: MoneyString,
  discount: MoneyString,
  net: MoneyString,
  /** From placing to its end. */
  minutes: z.int(),
  promisedAt: z.nullable(Timestamp),
  /** Whether what was promised was kept; null where nothing was. */
  isOnTime: z.nullable(z.boolean()),
  /** Points that it gave to an account. */
  points: Count,
  /** What its guest said. */
  said: z.array(z.object({ at: Timestamp, rating: z.int(), comment: z.string() })),
  lines: z.array(CountedOrderLine),
  /** Whether it was played, and never placed. */
  isSample: z.boolean(),
})
export type CountedOrderDetails = z.infer<typeof CountedOrderDetails>

/** Something that was thrown away, or taken back: then its amounts are below nothing. */
export const WasteEntry = z.object({
  at: Timestamp,
  location: z.string(),
  /** Null where it was only played. */
  item: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  quantity: MoneyString,
  amount: MoneyString,
  reason: z.string(),
  by: z.nullable(z.string()),
})
export type WasteEntry = z.infer<typeof WasteEntry>

const Period = z.object({ from: Day, to: Day }).check(
  z.refine(({ from, to }) => countDaysInclusive(from, to) >= 1, { path: ['to'], message: 'Must not be before `from`' }),
  z.refine(({ from, to }) => countDaysInclusive(from, to) <= MAX_REPORT_DAYS, {
    path: ['to'],
    message: `At most ${MAX_REPORT_DAYS} days at once`,
  }),
)

/** The owner's figures (docs/product/numbers.md). */
export const numbersRoutes = {
  getNumbers: {
    method: 'GET',
    path: '/api/numbers/{location}',
    summary: `What the days of a location came to, or of \`all\`: at most ${MAX_REPORT_DAYS} local dates`,
    access: 'admin',
    table: 'read',
    params: z.object({ location: NumbersOf }),
    query: Period,
    result: Numbers,
  },
  getDailyReport: {
    method: 'GET',
    path: '/api/numbers/{location}/{date}/report',
    summary: "A day's closing; with `format=csv` as a table for a spreadsheet",
    access: 'admin',
    table: 'read',
    answers: 'file-or-json',
    params: z.object({ location: NumbersOf, date: Day }),
    query: z.object({ format: z.optional(z.enum(['json', 'csv'])) }),
    result: z.union([DailyReport, FileResponse]),
  },
  getFigureByDay: {
    method: 'GET',
    path: '/api/numbers/{location}/parts',
    summary: 'Day by day what a figure of the numbers is made of',
    access: 'admin',
    table: 'read',
    params: z.object({ location: NumbersOf }),
    query: z.intersection(Period, z.object({ of: Figure })),
    result: z.object({ days: z.array(FigureDay) }),
  },
  listFigureOrders: {
    method: 'GET',
    path: '/api/numbers/{location}/{date}/orders',
    summary: 'The orders that a figure of a day is made of, or what was thrown away, newest first',
    access: 'admin',
    table: 'read',
    params: z.object({ location: NumbersOf, date: Day }),
    query: z.object({ of: Figure }),
    result: z.object({ orders: z.array(CountedOrderDetails), thrownAway: z.array(WasteEntry) }),
  },
} as const satisfies RouteGroup
