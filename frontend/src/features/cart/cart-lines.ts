import type { Advisory, MenuItem } from '#shared/menu/contract'
import type { DietaryPreferences } from '#shared/accounts/preferences-contract'
import { removeFromCart, setCartQuantity } from '#shared/orders/cart/cart'
import { getLineProblem } from '#shared/orders/cart/cart-changes'
import type { CartItem } from '#shared/orders/cart/cart-lines'
import { formatAllergenLine, listHideReasons } from '#shared/menu/dietary/filters'
import { applySelectionToDish } from '#shared/menu/dietary/verdict'
import { resolveSelection } from '#shared/menu/options'
import { formatSelection } from '#shared/menu/option-text'
import { useDietFilters } from '#base/menu/diet-filters'
import { useMenu } from '#base/menu/use-menu'
import { openDish } from '#features/menu'
import { toast } from '#ui/toast'
import { cartStore } from '#base/cart/cart-store'
import { removeWithToast, undoRemoval } from '#base/cart/removal-toast'

export type LineDetails = {
  readonly name: string
  /** The chosen options, for display; empty when the dish has its default options. */
  readonly choice: string
  /** The allergens with the chosen options; null when the dish is not on the menu. */
  readonly allergens: string | null
  /** Why the guest's dietary filters would hide the dish with these options. */
  readonly conflicts: readonly string[]
  /** The advisory of the dish with the chosen options. */
  readonly advisory: Advisory | null
}

/** Returns what the cart shows for a line, according to the current menu. */
function getLineDetails(line: CartItem, dish: MenuItem | undefined, preferences: DietaryPreferences): LineDetails {
  const unknown = { name: line.name, choice: '', allergens: null, conflicts: [], advisory: dish?.advisory ?? null }
  if (!dish) return unknown
  const { chosen, faults } = resolveSelection(dish.optionGroups, line.options)
  // The menu no longer offers these options, so only the stored name is reliable.
  if (faults.length > 0) return unknown
  const selectedDish = applySelectionToDish(dish, chosen)
  return {
    name: dish.name,
    choice: formatSelection(dish.optionGroups, chosen),
    allergens: formatAllergenLine(selectedDish),
    conflicts: listHideReasons(selectedDish, preferences),
    advisory: selectedDish.advisory,
  }
}

/** Returns each line with its dish on the menu, its problem and what the cart shows for it. */
export function useLineDetails(lines: readonly CartItem[]) {
  const { items } = useMenu()
  const { preferences } = useDietFilters()
  return lines.map((line) => {
    const dish = items.find(({ id }) => id === line.menuItemId)
    // Until the menu has loaded, no line has a problem.
    const problem = items.length > 0 ? getLineProblem(line, items) : null
    return { line, dish, problem, details: getLineDetails(line, dish, preferences) }
  })
}

const setQuantity = (key: string, quantity: number): void =>
  cartStore.change((cart) => setCartQuantity(cart, key, quantity))

const remove = (key: string): void => removeWithToast((cart) => removeFromCart(cart, key))

function clear(): void {
  const lines = cartStore.get()
  cartStore.change(() => [])
  toast({
    title: 'Cart Cleared',
    description: 'All items have been removed from your cart.',
    action: undoRemoval(lines),
  })
}

/** What the buttons of a line do. */
export type LineActions = {
  readonly setQuantity: (key: string, quantity: number) => void
  readonly remove: (key: string) => void
  readonly edit: (dish: MenuItem, key: string) => void
}

/** Changes to lines of the cart that confirm themselves with a toast where needed. */
export const cartLineActions = { setQuantity, remove, clear, edit: openDish } as const satisfies LineActions & {
  readonly clear: () => void
}

/** Removes lines that cannot be ordered. */
export function removeCartLines(lines: readonly CartItem[]): void {
  cartStore.change((cart) => cart.filter(({ key }) => !lines.some((line) => line.key === key)))
  const names = lines.map(({ name }) => name).join(', ')
  toast({
    title: 'Item Removed',
    description: `${names} ${lines.length === 1 ? 'has' : 'have'} been removed from your cart.`,
  })
}
