import * as z from 'zod/mini'
import { FileResponse, MoneyString, Timestamp } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { countDaysInclusive, MAX_REPORT_DAYS } from '../platform/time'
import { NumbersLocation, Period } from './contract'

/** Maximum days of an order list: the longest calendar month. */
export const MAX_ORDER_LIST_DAYS = 31

/** Maximum orders of a list, and of one at a test site while another location is live. */
export const maxListedOrders = { usual: 10_000, testSiteBesideLive: 50 } as const

/** A refund of money, as it counts on its business day. */
export const ListedRefund = z.object({
  orderId: z.string(),
  location: z.string(),
  ticketNumber: z.int(),
  date: z.string(),
  at: Timestamp,
  /** What it reverses of the taxed sale and its tax; the rest is an untaxed fee or the tip. */
  net: MoneyString,
  tax: MoneyString,
  amount: MoneyString,
  /** The amount by the ways it went back. */
  ways: z.object({ card: MoneyString, giftCard: MoneyString, cash: MoneyString, terminal: MoneyString }),
  by: z.string(),
})
export type ListedRefund = z.infer<typeof ListedRefund>

export const orderListRoutes = {
  listPeriodOrders: {
    method: 'GET',
    path: '/api/numbers/{location}/orders',
    summary: `The orders of at most ${MAX_ORDER_LIST_DAYS} local dates as a spreadsheet, without personal data`,
    access: 'admin',
    table: 'write',
    limit: 'lists',
    answers: 'file',
    params: z.object({ location: NumbersLocation }),
    query: Period.check(
      z.refine(({ from, to }) => countDaysInclusive(from, to) <= MAX_ORDER_LIST_DAYS, {
        path: ['to'],
        message: `At most ${MAX_ORDER_LIST_DAYS} days at once`,
      }),
    ),
    result: FileResponse,
  },
  listRefunds: {
    method: 'GET',
    path: '/api/numbers/{location}/refunds',
    summary: `The refunds of money of at most ${MAX_REPORT_DAYS} local dates, newest first`,
    access: 'admin',
    table: 'write',
    limit: 'lists',
    params: z.object({ location: NumbersLocation }),
    query: Period,
    result: z.object({ refunds: z.array(ListedRefund) }),
  },
} as const satisfies RouteGroup
