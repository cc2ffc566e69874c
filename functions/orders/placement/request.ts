import type * as z from 'zod/mini'
import type { PlaceDemoOrderRequest } from '#shared/contract/orders'
import type { CheckoutContact } from '#shared/rules/checkout'
import type { Caller } from '../../runtime/session'

/** An order as its guest sent it. */
export type SentOrder = z.output<typeof PlaceDemoOrderRequest> & { readonly customerInfo: CheckoutContact }

/** Who sends it, by which request. */
export type PlacingRequest = {
  readonly caller: Caller
  /** The network address that a guest's limits count by. */
  readonly address: string
  readonly now: Date
  readonly requestId: string
}
