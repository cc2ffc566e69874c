import type * as z from 'zod/mini'
import type { EditOrderRequest } from '#shared/orders/editing/edit-contract'
import type { Caller } from '../../platform/session/session'
import type { WriteStep } from '../../platform/table/transaction'
import type { OrderRecord } from '../records'

/** A request to change a placed order. */
export type EditCommand = {
  readonly orderId: string
  readonly edit: z.output<typeof EditOrderRequest>
  readonly caller: Caller
  readonly now: Date
  readonly requestId: string
  /** Returns additional writes of the same transaction. */
  readonly extraSteps: (after: OrderRecord) => readonly WriteStep[]
}
