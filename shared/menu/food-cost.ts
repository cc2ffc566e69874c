import type { Cents } from '../platform/money'
import { resolveSelection, type DishOption, type DishOptionGroups } from './options'
import { getLineRecipe } from './recipes'
import type { RecipeLine, Hundredths } from '../inventory/stock'

/** The cost per unit of each inventory item by id. */
export type IngredientUnitCosts = ReadonlyMap<number, Cents>

type OptionWithRecipe = DishOption & { readonly recipe: readonly RecipeLine[] }

/**
 * Returns the cost of a recipe's ingredients in cents, rounded half up once; null if the recipe is
 * empty or the cost of an ingredient is unknown (docs/product/desk.md#food-cost).
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

type Dish = { readonly recipe: readonly RecipeLine[]; readonly optionGroups: DishOptionGroups<OptionWithRecipe> }

/** Returns the food cost of a dish with its default options, in cents; null if unknown. */
export const getFoodCostCents = ({ recipe, optionGroups }: Dish, costs: IngredientUnitCosts): Cents | null =>
  getRecipeCostCents(getLineRecipe(recipe, resolveSelection(optionGroups, undefined, []).chosen), costs)

/** Returns the margin after food cost in whole percent, rounded half up; null if the price is 0. */
export const getMarginPercent = (priceCents: Cents, costCents: Cents): number | null =>
  priceCents > 0 ? Math.floor(((priceCents - costCents) * 100) / priceCents + 0.5) : null

/** Returns how much of an ingredient one portion contains. */
export const getPortionHundredths = (recipe: readonly RecipeLine[], ingredientId: number): Hundredths =>
  recipe.find((line) => line.ingredientId === ingredientId)?.hundredths ?? 0
