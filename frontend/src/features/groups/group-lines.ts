import type { Group, GroupLine } from '#shared/groups/contract'
import type { MenuItem } from '#shared/menu/contract'
import { MAX_GUEST_NAME_LENGTH } from '#shared/orders/contract'
import { toCartItem } from '#shared/orders/cart/cart'
import { createLineIdentity, getLineTotalCents, type Cart, type CartItem } from '#shared/orders/cart/cart-lines'
import type { Cents } from '#shared/platform/money'
import { cutText } from '#shared/platform/text'

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

/** Room for a number such as ` (30)` behind a name. */
const NUMBER_LENGTH = 5

/** Returns the name with the first number that makes it different from the taken names. */
function findFreeName(name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${cutText(name, MAX_GUEST_NAME_LENGTH - NUMBER_LENGTH)} (${count})`
    if (!taken.has(free.toLowerCase())) return free
  }
}

/**
 * Returns a unique display name per participant id: the second Ben becomes `Ben (2)`, or `Ben (3)`
 * if someone is called `Ben (2)`. The cart tells people's lines apart by these names.
 */
export function getDisplayNames({ people }: Pick<Group, 'people'>): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const { id, name } of people) {
    const free = findFreeName(name, taken)
    taken.add(free.toLowerCase())
    names.set(id, free)
  }
  return names
}

/** Converts all lines of a group order to cart lines with their participants' names. */
export function toGroupCart(group: Group, menu: readonly MenuItem[]): Cart {
  const names = getDisplayNames(group)
  return group.people.flatMap(({ id, lines }) => lines.map((line) => toGroupCartItem(line, menu, names.get(id))))
}
