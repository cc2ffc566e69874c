import type { Cents } from './money'
import { resolveSelection } from './options'
import type { DishOptionGroups, DishOption } from './options'
import { getLineRecipe } from './stock-recipes'
import type { RecipeLine } from './stock-recipes'

/** What a unit of each inventory item costs, by its id. */
export type IngredientUnitCosts = ReadonlyMap<number, Cents>

type Cooked = DishOption & { readonly recipe: readonly RecipeLine[] }

/**
 * What the ingredients of one portion cost in cents, rounded half up once; null where nothing says
 * what is in it, or where the cost of something in it is not known
 * (docs/product/desk.md#food-cost).
 */
export function getRecipeCostCents(recipe: readonly RecipeLine[], costs: IngredientUnitCosts): Cents | null {
  if (recipe.length === 0) return null
  let hundredths = 0
  for (const line of recipe) {
    const cost = costs.get(line.ingredientId)
    if (cost === undefined) return null
    hundredths += line.hundredths * cost
  }
  return Math.floor((hundredths + 50) / 100)
}

type Dish = { readonly recipe: readonly RecipeLine[]; readonly optionGroups: DishOptionGroups<Cooked> }

/**
 * What a portion costs as the dish comes: its recipe with what its default options add and take
 * away.
 */
export const getFoodCostCents = ({ recipe, optionGroups }: Dish, costs: IngredientUnitCosts): Cents | null =>
  getRecipeCostCents(getLineRecipe(recipe, resolveSelection(optionGroups, undefined, []).chosen), costs)

/**
 * What is left of a price after the ingredients, in whole percent rounded half up; null where there
 * is no price.
 */
export const getMarginPercent = (priceCents: Cents, costCents: Cents): number | null =>
  priceCents > 0 ? Math.floor(((priceCents - costCents) * 100) / priceCents + 0.5) : null
