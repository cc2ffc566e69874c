import type { MenuItem } from '#shared/contract/menu'
import type { DietaryPreferences } from '#shared/contract/preferences/chosen'
import type { CartItem } from '#shared/rules/cart'
import { formatAllergenLine, listHideReasons } from '#shared/rules/dietary-filters'
import { applySelectionToDish } from '#shared/rules/dietary-fit'
import { formatSelection, resolveSelection } from '#shared/rules/options'

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
