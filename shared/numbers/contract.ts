import * as z from 'zod/mini'
import { ofKind } from '../platform/text-kinds'
import { findLocation, type LocationCode } from '../locations/index'
import { Problem } from '../platform/problem'
import { countDaysInclusive, MAX_REPORT_DAYS } from '../platform/time'
import { Day, FileResponse, MoneyString, Timestamp } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { Payments } from './payments-contract'

/**
 * A location in a path, or `all` for those where the session is valid. An unknown one is a
 * `not-found`.
 */
export const NumbersLocation = z.pipe(
  ofKind('location', z.string()),
  z.transform((ref): LocationCode | 'all' => {
    if (ref.toLowerCase() === 'all') return 'all'
    const location = findLocation(ref)
    if (location) return location.code
    throw new Problem('not-found', 'There is no such location.')
  }),
)

const Minutes = z.nullable(z.number())
const Count = z.int()
const dishAmounts = { net: MoneyString, netRefunded: MoneyString, foodCost: MoneyString }

/**
 * The movements of the gift cards that the location sold, apart from sales, and what these cards
 * still hold at the end of the last day (docs/product/gift-cards.md#in-the-numbers).
 */
export const GiftCardFigures = z.object({
  bought: MoneyString,
  spent: MoneyString,
  returned: MoneyString,
  liability: MoneyString,
})

/** The figures of one or several days. */
const figures = {
  orders: Count,
  cancelled: Count,
  gross: MoneyString,
  discount: MoneyString,
  tax: MoneyString,
  fees: MoneyString,
  serviceCharges: MoneyString,
  net: MoneyString,
  /** What refunds of money and lost disputes have taken back of `net`, whenever they were. */
  netRefunded: MoneyString,
  payments: Payments,
  /** Completed orders by local hour. */
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
  /** Present if the day contains orders of the sample history. */
  isSample: z.optional(z.boolean()),
})
export type DailyNumbers = z.infer<typeof DailyNumbers>

const totals = {
  /** Counts orders, so it isn't the mean of the days. */
  onTimePercent: figures.onTimePercent,
  dishes: z.array(z.object({ menuItemId: z.int(), name: z.string(), quantity: Count, ...dishAmounts })),
  stations: z.array(z.object({ station: z.string(), lines: Count, medianMinutes: Minutes })),
  feedback: z.object({
    count: Count,
    average: z.nullable(z.number()),
    /** Number of ratings by stars, from one star. */
    ratings: z.array(Count),
    latest: z.array(
      z.object({ at: Timestamp, rating: z.int(), comment: z.string(), ticketNumber: z.nullable(z.int()) }),
    ),
  }),
  points: z.object({ issued: Count, redeemed: Count }),
  codes: z.object({ issued: Count, spent: Count }),
  /** What each coupon took off completed orders, and what their dishes brought after that. */
  coupons: z.array(z.object({ code: z.string(), orders: Count, discount: MoneyString, net: MoneyString })),
  giftCards: GiftCardFigures,
  /** The completed deliveries of each driver, and the cash that the driver owes the restaurant. */
  drivers: z.array(z.object({ id: z.string(), name: z.string(), orders: Count, cashDue: MoneyString })),
  /** The estimated cloud cost of these orders. */
  cost: MoneyString,
}

export const Numbers = z.object({ days: z.array(DailyNumbers), ...totals })
export type Numbers = z.infer<typeof Numbers>

export const DailyReport = z.object({ location: z.string(), date: z.string(), ...figures, ...totals })
export type DailyReport = z.infer<typeof DailyReport>

const FIGURES = [
  'orders|cancelled|promised|discounts|waste|feedback',
  'rating:[1-5]|points:(issued|redeemed)|codes:(issued|spent)',
  'hour:\\d{1,2}|type:(pickup|delivery|event)|dish:\\d{1,9}|station:[a-z]{1,20}|coupon:[A-Z0-9_-]{3,20}',
].join('|')

/**
 * What a figure counts: all orders, or those cancelled, with an estimate or with a discount; waste,
 * feedback, points, codes; or an hour, an order type, a dish, a station or a coupon.
 */
const Figure = z.pipe(
  ofKind('id', z.string()).check(
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
 * The count of a figure on a day, and its amount if it is money. A figure of money alone has a
 * count of 1.
 */
const FigureDay = z.object({ date: z.string(), count: Count, net: z.nullable(MoneyString) })

const CountedOrderLine = z.object({
  menuItemId: z.int(),
  name: z.string(),
  station: z.string(),
  quantity: Count,
  ...dishAmounts,
  minutes: Minutes,
})

/** An order as it counts in the figures. */
export const CountedOrderDetails = z.object({
  id: z.string(),
  location: z.string(),
  ticketNumber: Count,
  /** `active` only if the guest has given feedback before the order was completed. */
  status: z.enum(['completed', 'cancelled', 'active']),
  orderType: z.enum(['pickup', 'delivery', 'event']),
  /** When it was completed or cancelled, or changed stage last. */
  at: Timestamp,
  gross: MoneyString,
  discount: MoneyString,
  net: MoneyString,
  netRefunded: MoneyString,
  /** From placing to completion or cancellation. */
  minutes: z.int(),
  promisedAt: z.nullable(Timestamp),
  /** Whether it was on time; null without an estimate. */
  isOnTime: z.nullable(z.boolean()),
  /** The points that it earned. */
  points: Count,
  /** The guest's feedback. */
  said: z.array(z.object({ at: Timestamp, rating: z.int(), comment: z.string() })),
  lines: z.array(CountedOrderLine),
  /** Whether it belongs to the sample history. */
  isSample: z.boolean(),
})
export type CountedOrderDetails = z.infer<typeof CountedOrderDetails>

/** Recorded waste. Amounts are negative for a movement that was undone. */
export const WasteEntry = z.object({
  at: Timestamp,
  location: z.string(),
  /** Null for sample history. */
  item: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  quantity: MoneyString,
  amount: MoneyString,
  reason: z.string(),
  by: z.nullable(z.string()),
})
export type WasteEntry = z.infer<typeof WasteEntry>

export const Period = z.object({ from: Day, to: Day }).check(
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
    summary: `The figures of a location, or of \`all\`, by day: at most ${MAX_REPORT_DAYS} local dates`,
    access: 'admin',
    table: 'read',
    params: z.object({ location: NumbersLocation }),
    query: Period,
    result: Numbers,
  },
  getDailyReport: {
    method: 'GET',
    path: '/api/numbers/{location}/{date}/report',
    summary: "A day's report; `format=csv` returns a spreadsheet",
    access: 'admin',
    table: 'read',
    answers: 'file-or-json',
    params: z.object({ location: NumbersLocation, date: Day }),
    query: z.object({ format: z.optional(z.enum(['json', 'csv'])) }),
    result: z.union([DailyReport, FileResponse]),
  },
  getFigureByDay: {
    method: 'GET',
    path: '/api/numbers/{location}/parts',
    summary: 'One figure by day',
    access: 'admin',
    table: 'read',
    params: z.object({ location: NumbersLocation }),
    query: z.intersection(Period, z.object({ of: Figure })),
    result: z.object({ days: z.array(FigureDay) }),
  },
  listFigureOrders: {
    method: 'GET',
    path: '/api/numbers/{location}/{date}/orders',
    summary: 'The orders or the waste behind a figure of a day, newest first',
    access: 'admin',
    table: 'write',
    limit: 'lists',
    params: z.object({ location: NumbersLocation, date: Day }),
    query: z.object({ of: Figure }),
    result: z.object({ orders: z.array(CountedOrderDetails), thrownAway: z.array(WasteEntry) }),
  },
} as const satisfies RouteGroup
