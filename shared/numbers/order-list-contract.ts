import * as z from 'zod/mini'
import { depositTenders } from '../orders/constants'
import { FileResponse, MoneyString, Timestamp } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { countDaysInclusive, MAX_REPORT_DAYS } from '../platform/time'
import { NumbersLocation, Period } from './contract'
import { depositSteps } from './payment-figures'

/** Maximum days of an order list: the longest calendar month. */
export const MAX_ORDER_LIST_DAYS = 31

/** Maximum orders of a list, and of one at a test site while another location is live. */
export const maxListedOrders = { usual: 10_000, testSiteBesideLive: 50 } as const

/** What the entries of all lists have: the order, and the business day on which they count. */
const entryFields = {
  orderId: z.string(),
  location: z.string(),
  ticketNumber: z.int(),
  date: z.string(),
  at: Timestamp,
  amount: MoneyString,
}

/** A refund of money. */
export const ListedRefund = z.object({
  ...entryFields,
  /** What it reverses of the taxed sale and its tax; the rest is an untaxed fee or the tip. */
  net: MoneyString,
  tax: MoneyString,
  /** The amount by the ways it went back. */
  ways: z.object({ card: MoneyString, giftCard: MoneyString, cash: MoneyString, terminal: MoneyString }),
  by: z.string(),
})
export type ListedRefund = z.infer<typeof ListedRefund>

/** What a bank took back for good. */
export const LostDispute = z.object(entryFields)
export type LostDispute = z.infer<typeof LostDispute>

/** A deposit of an event that was received at the restaurant, or went back. */
export const ListedDeposit = z.object({
  ...entryFields,
  kind: z.enum(depositSteps),
  tender: z.enum(depositTenders),
})
export type ListedDeposit = z.infer<typeof ListedDeposit>

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
    summary: `The refunds of money, lost disputes and deposits of at most ${MAX_REPORT_DAYS} local dates, newest first`,
    access: 'admin',
    table: 'write',
    limit: 'lists',
    params: z.object({ location: NumbersLocation }),
    query: Period,
    result: z.object({
      refunds: z.array(ListedRefund),
      lostDisputes: z.array(LostDispute),
      deposits: z.array(ListedDeposit),
    }),
  },
} as const satisfies RouteGroup
