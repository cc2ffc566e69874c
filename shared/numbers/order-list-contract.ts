import * as z from 'zod/mini'
import { FileResponse } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { countDaysInclusive } from '../platform/time'
import { NumbersLocation, Period } from './contract'

/** Maximum days of an order list: the longest calendar month. */
export const MAX_ORDER_LIST_DAYS = 31

/** Maximum orders of a list, and of one at a test site while another location is live. */
export const maxListedOrders = { usual: 10_000, testSiteBesideLive: 50 } as const

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
} as const satisfies RouteGroup
