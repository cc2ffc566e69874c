import * as z from 'zod/mini'
import { EditableDetail, LineChangeRecord } from '#shared/orders/editing/line-changes'
import { OrderActor } from '#shared/platform/actor'

/** Amounts of stock, in hundredths of the ingredient's unit. */
export const StockAmounts = z.array(z.object({ ingredientId: z.int(), hundredths: z.int() }))

/** One change of a placed order. */
export const EditRecord = z.object({
  at: z.string(),
  by: OrderActor,
  /** The order's version after the edit, which boards acknowledge. */
  version: z.int(),
  lines: z.array(LineChangeRecord),
  details: z.array(EditableDetail),
  totalBeforeCents: z.int(),
  totalCents: z.int(),
  /** Stock that the edit took; negative if released. */
  stock: StockAmounts,
})
export type EditRecord = z.infer<typeof EditRecord>
