import * as z from 'zod/mini'
import { MoneyString } from './fields'

/** A day of a location's stock; the last one is today, so far. */
export const StockUsageDay = z.object({
  date: z.string(),
  isClosed: z.boolean(),
  totalValue: MoneyString,
  /** What was used since the day before; null for the first day that was ever written down. */
  use: z.nullable(
    z.object({
      days: z.int(),
      usedValue: MoneyString,
      wastedValue: MoneyString,
      items: z.array(z.object({ itemId: z.int(), quantity: MoneyString })),
    }),
  ),
})
export type StockUsageDay = z.infer<typeof StockUsageDay>

/** How many days of stock to give, today included. */
export const StockUsageQuery = z.object({
  days: z._default(
    z.pipe(z.string().check(z.regex(/^([1-9]|[1-8]\d|90)$/, 'Must be from 1 to 90')), z.transform(Number)),
    30,
  ),
})
