/** Dishes that guests order together with a dish, most often first. */
export type Pairing = {
  readonly menuItemId: number
  readonly partners: { readonly menuItemId: number; readonly orders: number }[]
}

/** The minimum number of orders with a pair; one family's habit is not a pairing. */
export const MIN_PAIR_ORDERS = 3

/** How many partners of a dish are listed: some of them will be in the cart or sold out. */
const LISTED_PARTNERS = 8

/** Maximum number of suggestions in the cart (docs/product/cart.md#suggestions). */
const MAX_SUGGESTIONS = 3

/**
 * Counts which dishes are ordered together. Each order is the list of its dish ids; a dish counts
 * once per order. Ties go to the older dish.
 */
export function rankPairings(orders: readonly (readonly number[])[]): Pairing[] {
  const counts = new Map<number, Map<number, number>>()
  for (const order of orders) {
    const ids = [...new Set(order)]
    for (const id of ids) {
      const partners = counts.get(id) ?? new Map<number, number>()
      counts.set(id, partners)
      for (const other of ids) if (other !== id) partners.set(other, (partners.get(other) ?? 0) + 1)
    }
  }
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([menuItemId, partners]) => ({
      menuItemId,
      partners: [...partners]
        .filter(([, count]) => count >= MIN_PAIR_ORDERS)
        .sort(([one, often], [other, asOften]) => asOften - often || one - other)
        .slice(0, LISTED_PARTNERS)
        .map(([id, count]) => ({ menuItemId: id, orders: count })),
    }))
    .filter(({ partners }) => partners.length > 0)
}

/**
 * Returns the ids of dishes that go well with a cart: those ordered most often with its dishes,
 * without these. `isSuitable` leaves out dishes that are sold out or that the guest avoids.
 */
export function suggestDishes(
  cartIds: readonly number[],
  pairings: readonly Pairing[],
  isSuitable: (menuItemId: number) => boolean,
): readonly number[] {
  const scores = new Map<number, number>()
  const inCart = new Set(cartIds)
  for (const { partners } of pairings.filter(({ menuItemId }) => inCart.has(menuItemId)))
    for (const { menuItemId, orders } of partners)
      if (!inCart.has(menuItemId)) scores.set(menuItemId, (scores.get(menuItemId) ?? 0) + orders)
  return [...scores]
    .filter(([id]) => isSuitable(id))
    .sort(([one, often], [other, asOften]) => asOften - often || one - other)
    .slice(0, MAX_SUGGESTIONS)
    .map(([id]) => id)
}
