import type * as z from 'zod/mini'
import type { PlaceDemoOrderRequest } from '#shared/orders/contract'
import type { CheckoutContact } from '#shared/orders/checkout'
import type { Caller } from '../../platform/session/session'

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
