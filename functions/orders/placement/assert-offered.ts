import { assertOffered } from '#shared/orders/orderable-dishes'
import { getOffersAt } from '../../menu/dayparts/offers'
import type { Menu } from '../../menu/records'
import type { OrderRecord } from '../records'

/**
 * Checks that an order's dishes are offered at a new time.
 * @throws Problem `item-unavailable` with `offeredAt`
 */
export const assertOfferedAt = ({ lines, location }: OrderRecord, menu: Menu, at: Date): void =>
  assertOffered(lines, getOffersAt(menu, location, at).apply(menu.dishes))
