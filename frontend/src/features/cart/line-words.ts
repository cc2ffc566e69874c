import type { MenuItem } from '#shared/contract/menu'
import type { DietaryPreferences } from '#shared/contract/preferences/chosen'
import type { CartItem } from '#shared/rules/cart'
import { allergenLine, reasonsToHide } from '#shared/rules/dietary-filters'
import { dishWith } from '#shared/rules/dietary-fit'
import { choiceWords, choose } from '#shared/rules/options'

export type LineWords = {
  readonly name: string
  /** What sets it apart from the dish as it comes; empty where nothing does. */
  readonly choice: string
  /** The line's own; null where the menu does not know the dish. */
  readonly allergens: string | null
  /** Why the guest's filters would hide it so. */
  readonly conflicts: readonly string[]
}

/** What a line of the cart says of itself, as today's menu has it. */
export function wordsOf(line: CartItem, dish: MenuItem | undefined, preferences: DietaryPreferences): LineWords {
  if (!dish) return { name: line.name, choice: '', allergens: null, conflicts: [] }
  const { chosen, faults } = choose(dish.optionGroups, line.options)
  // What no longer fits the menu is said as it was chosen.
  if (faults.length > 0) return { name: line.name, choice: '', allergens: null, conflicts: [] }
  const made = dishWith(dish, chosen)
  return {
    name: dish.name,
    choice: choiceWords(dish.optionGroups, chosen),
    allergens: allergenLine(made),
    conflicts: reasonsToHide(made, preferences),
  }
}
