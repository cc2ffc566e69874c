import type { MenuItem } from '../menu/contract'
import type { DietaryPreferences } from '../accounts/preferences-contract'
import { formatAllergenLine } from '../menu/dietary/filters'
import {
  getDietaryVerdict,
  getDishAsItComes,
  passesDietaryFilters,
  type FittingSelection,
} from '../menu/dietary/verdict'

type SpecialWithDish = { readonly title: string; readonly description: string; readonly menuItem: MenuItem }

/**
 * Returns a special's dish with what the special says of it, so that the words of its title and
 * description count like those of the dish.
 */
export const toSpecialDish = ({ title, description, menuItem }: SpecialWithDish): MenuItem => ({
  ...menuItem,
  description: [menuItem.description, title, description].join('. '),
})

/**
 * Whether the filters show a special: its dish must pass them alone, too, because a title can't
 * make it more suitable (docs/product/specials.md#specials-card).
 */
export const passesAsSpecial = (special: SpecialWithDish, preferences: DietaryPreferences): boolean =>
  passesDietaryFilters(special.menuItem, preferences) && passesDietaryFilters(toSpecialDish(special), preferences)

/** Returns the selection with which the filters show a special; null if it needs none. */
export const findSpecialFit = (special: SpecialWithDish, preferences: DietaryPreferences): FittingSelection | null =>
  getDietaryVerdict(toSpecialDish(special), preferences).fit ?? getDietaryVerdict(special.menuItem, preferences).fit

/** Formats the allergens of a special: those of its dish, and those that its words suggest. */
export const formatSpecialAllergens = (special: SpecialWithDish): string =>
  formatAllergenLine(getDishAsItComes(toSpecialDish(special)))
