import * as z from 'zod/mini'
import { FileResponse, MoneyString } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { MAX_REPORT_DAYS } from '../platform/time'
import { GiftCardFigures, NumbersLocation, Period } from './contract'

/** Sales and taxes of some days, for the accountant (docs/product/numbers.md#tax-report). */
export const TaxReport = z.object({
  /** What was taxed, less refunds. */
  taxable: MoneyString,
  /** Delivery fees that were not taxed. */
  exempt: MoneyString,
  /** The tax on it, less the tax of refunds. */
  tax: MoneyString,
  tips: MoneyString,
  /** What the refunds of these days reversed; already subtracted from the other amounts. */
  refunds: z.object({ net: MoneyString, tax: MoneyString }),
  /** Apart from sales: a sold card is owed until it is spent. Only where gift cards are sold. */
  giftCards: z.optional(GiftCardFigures),
  /** By rate in hundredths of a percent, the lowest first. */
  byRate: z.array(z.object({ rate: z.int(), taxable: MoneyString, tax: MoneyString })),
})
export type TaxReport = z.infer<typeof TaxReport>

export const taxReportRoutes = {
  getTaxReport: {
    method: 'GET',
    path: '/api/numbers/{location}/tax',
    summary: `Taxable sales, taxes, tips and refunds of at most ${MAX_REPORT_DAYS} local dates; \`format=csv\` returns a spreadsheet`,
    access: 'admin',
    table: 'read',
    answers: 'file-or-json',
    params: z.object({ location: NumbersLocation }),
    query: z.intersection(Period, z.object({ format: z.optional(z.enum(['json', 'csv'])) })),
    result: z.union([TaxReport, FileResponse]),
  },
} as const satisfies RouteGroup
