import type { LocationConfig } from '../locations/location'
import { Problem } from '../problem'
import { guestPortionLimits } from './rate-limits'

type Ordered = { readonly menuItemId: number; readonly quantity: number }
type Reachable = Pick<LocationConfig, 'phone'>

/** The `ask-by-phone` problem, with the location's phone in its text. */
export const askByPhone = (why: string, { phone }: Reachable): Problem =>
  new Problem('ask-by-phone', `${why} For more, please sign in or call us at ${phone}.`, { members: { phone } })

/** All portions of an order. */
export const portionsOf = (lines: readonly Ordered[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Checks what a guest without an account may order (docs/product/checkout.md#limits-of-an-order).
 * Throws `ask-by-phone` beyond the portions of a dish or of an order.
 */
export function checkGuestPortions(lines: readonly Ordered[], location: Reachable): void {
  const { ofDish, ofOrder } = guestPortionLimits
  const dishes = new Set(lines.map(({ menuItemId }) => menuItemId))
  for (const id of dishes) {
    if (portionsOf(lines.filter(({ menuItemId }) => menuItemId === id)) > ofDish)
      throw askByPhone(`Without an account an order has at most ${ofDish} portions of a dish.`, location)
  }
  if (portionsOf(lines) > ofOrder)
    throw askByPhone(`Without an account an order has at most ${ofOrder} portions.`, location)
}

/**
 * The `ask-by-phone` problem of an address that has too many portions in orders that nobody has
 * confirmed.
 */
export const tooManyUnconfirmed = (location: Reachable): Problem =>
  askByPhone('We have not confirmed your earlier orders yet, and together they are very large.', location)
