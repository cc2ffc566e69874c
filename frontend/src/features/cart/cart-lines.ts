import type { MenuItem } from '#shared/menu/contract'
import type { DietaryPreferences } from '#shared/accounts/preferences-contract'
import { removeFromCart, setCartQuantity } from '#shared/orders/cart/cart'
import type { CartItem } from '#shared/orders/cart/cart-lines'
import { formatAllergenLine, listHideReasons } from '#shared/menu/dietary/filters'
import { applySelectionToDish } from '#shared/menu/dietary/verdict'
import { resolveSelection } from '#shared/menu/options'
import { formatSelection } from '#shared/menu/option-text'
import { useDietFilters } from '#base/menu/diet-filters'
import { useMenu } from '#base/menu/use-menu'
import { toast } from '#ui/toast'
import { cartStore } from '#base/cart/cart-store'

export type LineDetails = {
  readonly name: string
  /** What sets it apart from the dish as it comes; empty where nothing does. */
  readonly choice: string
  /** The line's own; null where the menu does not know the dish. */
  readonly allergens: string | null
  /** Why the guest's filters would hide it so. */
  readonly conflicts: readonly string[]
}

/** What a line of the cart says of itself, as today's menu has it. */
export function getLineDetails(
  line: CartItem,
  dish: MenuItem | undefined,
  preferences: DietaryPreferences,
): LineDetails {
  if (!dish) return { name: line.name, choice: '', allergens: null, conflicts: [] }
  const { chosen, faults } = resolveSelection(dish.optionGroups, line.options)
  // What no longer fits the menu is said as it was chosen.
  if (faults.length > 0) return { name: line.name, choice: '', allergens: null, conflicts: [] }
  const made = applySelectionToDish(dish, chosen)
  return {
    name: dish.name,
    choice: formatSelection(dish.optionGroups, chosen),
    allergens: formatAllergenLine(made),
    conflicts: listHideReasons(made, preferences),
  }
}

/** What each line of the cart says of itself, and the dish of the menu that it is of. */
export function useLineDetails(lines: readonly CartItem[]) {
  const { items } = useMenu()
  const { preferences } = useDietFilters()
  return lines.map((line) => {
    const dish = items.find(({ id }) => id === line.menuItemId)
    return { line, dish, words: getLineDetails(line, dish, preferences) }
  })
}

const setQuantity = (key: string, quantity: number): void =>
  cartStore.change((cart) => setCartQuantity(cart, key, quantity))

function remove(key: string): void {
  const line = cartStore.get().find((item) => item.key === key)
  if (!line) return
  cartStore.change((cart) => removeFromCart(cart, key))
  toast({ title: 'Item Removed', description: `${line.name} has been removed from your cart.` })
}

function clear(): void {
  cartStore.change(() => [])
  toast({ title: 'Cart Cleared', description: 'All items have been removed from your cart.' })
}

/** What can be done with the lines of the cart where they are shown. */
export const cartLineActions = { setQuantity, remove, clear } as const

/** Takes out what cannot be ordered. */
export function removeCartLines(stuck: readonly CartItem[]): void {
  cartStore.change((cart) => cart.filter(({ key }) => !stuck.some((line) => line.key === key)))
  const names = stuck.map(({ name }) => name).join(', ')
  toast({
    title: 'Item Removed',
    description: `${names} ${stuck.length === 1 ? 'has' : 'have'} been removed from your cart.`,
  })
}
