import type * as z from 'zod/mini'
import { getErrorMessage } from '#functions/platform/error-message'
import type { Item } from '#functions/platform/table/table'

/**
 * What an order or gift card and the provider say differently, and whether the tool has repaired
 * it.
 */
export type PaymentDifference = { readonly orderId: string; readonly what: string; readonly isRepaired: boolean }

/** Describes what failed for one order or gift card. Its error costs no other one. */
export const describeFailure = (orderId: string, error: unknown): PaymentDifference => ({
  orderId,
  what: error instanceof Error ? getErrorMessage(error) : String(error),
  isRepaired: false,
})

/** Parses the records of a type. A record that can't be read is a difference. */
export function readRecords<S extends z.ZodMiniType>(items: readonly Item[], type: string, schema: S) {
  const records: z.output<S>[] = []
  const unreadable: PaymentDifference[] = []
  for (const item of items.filter((each) => each['type'] === type)) {
    const { success, data, error } = schema.safeParse(item)
    if (success) records.push(data)
    else
      unreadable.push({
        orderId: String(item['id']),
        what: `UNREADABLE RECORD (${getErrorMessage(error)}): repair it, then run this again`,
        isRepaired: false,
      })
  }
  return { records, unreadable }
}
