import type { Cart } from '#shared/orders/cart/cart-lines'
import type { PhoneOrderForm } from './use-phone-order'

/** What a new phone order takes over from an earlier order. */
type Reorder = { readonly cart: Cart; readonly contact: Partial<PhoneOrderForm> }

let pending: Reorder | null = null

/** Stores an earlier order's lines and contact for the phone order page, which opens next. */
export const startReorder = (reorder: Reorder): void => {
  pending = reorder
}

/** Returns the stored lines once. */
export function takeReorder(): Reorder | null {
  const taken = pending
  pending = null
  return taken
}
