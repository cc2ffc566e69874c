import type { Cents } from '#shared/platform/money'
import type { WriteStep } from '../../platform/table/transaction'
import type { OrderRecord } from '../records'

type TotalDifference = {
  readonly order: OrderRecord
  /** The total after the edit. */
  readonly totalCents: Cents
}

type Settlement = {
  /** Changed attributes of the order. */
  readonly changes: Partial<OrderRecord>
  /** Additional writes of the transaction that edits the order. */
  readonly steps: readonly WriteStep[]
}

/**
 * Settles the difference between an order's total before and after an edit with its payment, in the
 * transaction of the edit. Orders are paid when the guest receives them, so nothing is owed before.
 */
export const settleTotalDifference = (_difference: TotalDifference): Settlement => ({ changes: {}, steps: [] })
