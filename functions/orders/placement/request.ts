import type * as z from 'zod/mini'
import type { PlaceDemoOrderRequest } from '#shared/orders/contract'
import type { CheckoutContact } from '#shared/orders/checkout'
import type { Caller } from '../../platform/session/session'

/** The order in the request body. */
export type SentOrder = z.output<typeof PlaceDemoOrderRequest> & { readonly customerInfo: CheckoutContact }

/** The request that sends an order. */
export type PlacementRequest = {
  /** The customer. For an order by phone, a visitor who never comes back. */
  readonly caller: Caller
  /** The employee who takes the order by phone; undefined if the customer places it. */
  readonly takenBy?: Caller
  /** Network address; guests' order limits apply per address. */
  readonly address: string
  /** The origin of the site, to which the payment page returns. */
  readonly siteOrigin: string
  readonly now: Date
  readonly requestId: string
}
