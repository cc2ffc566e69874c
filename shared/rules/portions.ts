/** From so many portions down guests are told how many are left (docs/product/menu.md#portions). */
const FEW_LEFT = 5

/**
 * What guests read of a counted dish: `Only 3 left`; null where there are plenty, none, or no
 * count.
 */
export const formatPortionsLeft = (portionsLeft: number | null | undefined): string | null =>
  typeof portionsLeft === 'number' && portionsLeft > 0 && portionsLeft <= FEW_LEFT ? `Only ${portionsLeft} left` : null

type Counted = { readonly menuItemId: number; readonly quantity: number }

/** How many portions of each dish some lines come to, of the dishes that are counted. */
export function sumCountedPortions(lines: readonly Counted[], left: ReadonlyMap<number, number>): readonly Counted[] {
  const portions = new Map<number, number>()
  for (const { menuItemId, quantity } of lines)
    if (left.has(menuItemId)) portions.set(menuItemId, (portions.get(menuItemId) ?? 0) + quantity)
  return [...portions].map(([menuItemId, quantity]) => ({ menuItemId, quantity }))
}
