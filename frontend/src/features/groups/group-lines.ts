import type { Group, GroupLine } from '#shared/groups/contract'
import type { MenuItem } from '#shared/menu/contract'
import { MAX_GUEST_NAME_LENGTH } from '#shared/orders/contract'
import { toCartItem } from '#shared/orders/cart/cart'
import { createLineIdentity, getLineTotalCents } from '#shared/orders/cart/cart-lines'
import type { Cart, CartItem } from '#shared/orders/cart/cart-lines'
import type { Cents } from '#shared/platform/money'

/** Lines of a cart as a part of a group's order has them. */
export const toGroupLines = (cart: Cart) =>
  cart.map(({ menuItemId, quantity, notes = '', options }) => ({
    menuItemId,
    quantity,
    notes,
    options: options ? [...options] : null,
  }))

/**
 * A line as the cart would have it, at the menu's price of the moment; for somebody, where a name
 * is given.
 */
export function toGroupCartItem(line: GroupLine, menu: readonly MenuItem[], whose?: string): CartItem {
  const { menuItemId, quantity, notes } = line
  const dish = menu.find(({ id }) => id === menuItemId)
  const { options, ...item } = dish
    ? toCartItem(dish, line.options ?? undefined)
    : { name: 'Not on our menu now', priceCents: 0, imageUrl: null, options: line.options ?? undefined }
  return { ...item, ...createLineIdentity({ menuItemId, options, for: whose }), quantity, ...(notes && { notes }) }
}

/** What lines come to at the menu's prices. */
export const sumLinesCents = (lines: readonly GroupLine[], menu: readonly MenuItem[]): Cents =>
  lines.reduce((sum, line) => sum + getLineTotalCents(toGroupCartItem(line, menu)), 0)

/** The names by which an order says whose its lines are: of two Bens one is the second. */
export function getDisplayNames({ people }: Pick<Group, 'people'>): ReadonlyMap<string, string> {
  const given = new Map<string, number>()
  return new Map(
    people.map(({ id, name }) => {
      const known = name.toLowerCase()
      const times = (given.get(known) ?? 0) + 1
      given.set(known, times)
      return [id, times === 1 ? name : `${name.slice(0, MAX_GUEST_NAME_LENGTH - 5)} (${times})`]
    }),
  )
}

/** All lines of a group's order, as the cart takes them over. */
export function toGroupCart(group: Group, menu: readonly MenuItem[]): Cart {
  const names = getDisplayNames(group)
  return group.people.flatMap(({ id, lines }) => lines.map((line) => toGroupCartItem(line, menu, names.get(id))))
}
