import * as z from 'zod/mini'
import { Money } from './fields'

/** A day of a location's stock; the last one is today, so far. */
export const StockDay = z.object({
  date: z.string(),
  isClosed: z.boolean(),
  totalValue: Money,
  /** What was used since the day before; null for the first day that was ever written down. */
  use: z.nullable(
    z.object({
      days: z.int(),
      usedValue: Money,
      wastedValue: Money,
      items: z.array(z.object({ itemId: z.int(), quantity: Money })),
    }),
  ),
})
export type StockDay = z.infer<typeof StockDay>

/** How many days of stock to give, today included. */
export const DaysQuery = z.object({
  days: z._default(
    z.pipe(z.string().check(z.regex(/^([1-9]|[1-8]\d|90)$/, 'Must be from 1 to 90')), z.transform(Number)),
    30,
  ),
})
