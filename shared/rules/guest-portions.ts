import type { LocationConfig } from '../locations/location'
import { Problem } from '../problem'
import { guestPortionLimits } from './rate-limits'

type Ordered = { readonly menuItemId: number; readonly quantity: number }
type Reachable = Pick<LocationConfig, 'phone'>

/** The `ask-by-phone` problem, with the location's phone in its text. */
export const createOrderByPhoneProblem = (why: string, { phone }: Reachable): Problem =>
  new Problem('ask-by-phone', `${why} For more, please sign in or call us at ${phone}.`, { members: { phone } })

/** All portions of an order. */
export const countOrderPortions = (lines: readonly Ordered[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Checks what a guest without an account may order (docs/product/checkout.md#limits-of-an-order).
 * Throws `ask-by-phone` beyond the portions of a dish or of an order.
 */
export function assertGuestPortionLimits(lines: readonly Ordered[], location: Reachable): void {
  const { ofDish, ofOrder } = guestPortionLimits
  const dishes = new Set(lines.map(({ menuItemId }) => menuItemId))
  for (const id of dishes) {
    if (countOrderPortions(lines.filter(({ menuItemId }) => menuItemId === id)) > ofDish)
      throw createOrderByPhoneProblem(`Without an account an order has at most ${ofDish} portions of a dish.`, location)
  }
  if (countOrderPortions(lines) > ofOrder)
    throw createOrderByPhoneProblem(`Without an account an order has at most ${ofOrder} portions.`, location)
}

/**
 * The `ask-by-phone` problem of an address that has too many portions in orders that nobody has
 * confirmed.
 */
export const createUnconfirmedLimitProblem = (location: Reachable): Problem =>
  createOrderByPhoneProblem(
    'We have not confirmed your earlier orders yet, and together they are very large.',
    location,
  )
