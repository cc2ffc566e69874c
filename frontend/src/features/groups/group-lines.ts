import type { Group, GroupLine } from '#shared/groups/contract'
import type { MenuItem } from '#shared/menu/contract'
import { MAX_GUEST_NAME_LENGTH } from '#shared/orders/contract'
import { toCartItem } from '#shared/orders/cart/cart'
import { createLineIdentity, getLineTotalCents, type Cart, type CartItem } from '#shared/orders/cart/cart-lines'
import type { Cents } from '#shared/platform/money'

/** Converts lines of a cart to a participant's lines in a group order. */
export const toGroupLines = (cart: Cart) =>
  cart.map(({ menuItemId, quantity, notes = '', options }) => ({
    menuItemId,
    quantity,
    notes,
    options: options ? [...options] : null,
  }))

/** Converts a group line to a cart line at the current menu price, for the named participant. */
export function toGroupCartItem(line: GroupLine, menu: readonly MenuItem[], participantName?: string): CartItem {
  const { menuItemId, quantity, notes } = line
  const dish = menu.find(({ id }) => id === menuItemId)
  const { options, ...item } = dish
    ? toCartItem(dish, line.options ?? undefined)
    : { name: 'Not on our menu now', priceCents: 0, imageUrl: null, options: line.options ?? undefined }
  return {
    ...item,
    ...createLineIdentity({ menuItemId, options, for: participantName }),
    quantity,
    ...(notes && { notes }),
  }
}

/** Sums the lines at the current menu prices, in cents. */
export const sumLinesCents = (lines: readonly GroupLine[], menu: readonly MenuItem[]): Cents =>
  lines.reduce((sum, line) => sum + getLineTotalCents(toGroupCartItem(line, menu)), 0)

/** Returns a unique display name per participant id: the second Ben becomes `Ben (2)`. */
export function getDisplayNames({ people }: Pick<Group, 'people'>): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  return new Map(
    people.map(({ id, name }) => {
      const key = name.toLowerCase()
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return [id, count === 1 ? name : `${name.slice(0, MAX_GUEST_NAME_LENGTH - 5)} (${count})`]
    }),
  )
}

/** Converts all lines of a group order to cart lines with their participants' names. */
export function toGroupCart(group: Group, menu: readonly MenuItem[]): Cart {
  const names = getDisplayNames(group)
  return group.people.flatMap(({ id, lines }) => lines.map((line) => toGroupCartItem(line, menu, names.get(id))))
}
