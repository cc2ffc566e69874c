import type { Cents } from '../platform/money'
import { resolveSelection } from './options'
import type { DishOption, DishOptionGroups } from './options'
import { getLineRecipe } from '../inventory/recipes'
import type { RecipeLine } from '../inventory/recipes'
import { applySpecial } from '../orders/pricing'
import type { Hundredths } from '../inventory/stock'

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

/** What is taken off a dish that is to sell what expires, in percent. */
const SUGGESTED_DISCOUNT = 15

/** A special that leaves less than this of its price is not worth making. */
const LEAST_MARGIN = 30
const MOST = 3

type Lot = {
  readonly ingredientId: number
  readonly name: string
  readonly unit: string
  readonly expiresOn: string
  readonly hundredths: Hundredths
}

type DishOfSuggestions = {
  readonly id: number
  readonly name: string
  readonly priceCents: Cents
  readonly recipe: readonly RecipeLine[]
  /** Null where it is not known. */
  readonly costCents: Cents | null
}

/** A dish that would sell what expires, and what it leaves at the special's price. */
export type SpecialSuggestion = {
  readonly lot: Lot
  readonly dish: Pick<DishOfSuggestions, 'id' | 'name'>
  /** How many portions of it what expires is enough for. */
  readonly portions: number
  readonly discountPercent: number
  readonly priceCents: Cents
  readonly margin: number
}

const takesOf = (recipe: readonly RecipeLine[], ingredientId: number): Hundredths =>
  recipe.find((line) => line.ingredientId === ingredientId)?.hundredths ?? 0

/**
 * What portions that were sold of a dish saved of an ingredient
 * (docs/product/numbers.md#suggestions).
 */
export const getSavedIngredient = (recipe: readonly RecipeLine[], ingredientId: number, sold: number): Hundredths =>
  Math.max(0, takesOf(recipe, ingredientId)) * Math.max(0, sold)

function suggestionFor(lot: Lot, dish: DishOfSuggestions): SpecialSuggestion | undefined {
  const takes = takesOf(dish.recipe, lot.ingredientId)
  const portions = takes > 0 ? Math.floor(lot.hundredths / takes) : 0
  const priceCents = applySpecial(dish.priceCents, { discountPercent: SUGGESTED_DISCOUNT })
  const margin = dish.costCents === null ? null : getMarginPercent(priceCents, dish.costCents)
  if (portions < 1 || margin === null || margin < LEAST_MARGIN) return undefined
  return { lot, dish, portions, discountPercent: SUGGESTED_DISCOUNT, priceCents, margin }
}

/**
 * What to make a special of, so that what expires first is sold and not thrown away: for each
 * ingredient the dish that takes most of it a portion and still leaves enough
 * (docs/product/numbers.md#suggestions). A dish is suggested once.
 */
export function suggestSpecials(
  lots: readonly Lot[],
  dishes: readonly DishOfSuggestions[],
): readonly SpecialSuggestion[] {
  const made: SpecialSuggestion[] = []
  for (const lot of [...lots].sort((one, other) => one.expiresOn.localeCompare(other.expiresOn))) {
    if (made.some((known) => known.lot.ingredientId === lot.ingredientId)) continue
    const [best] = dishes
      .filter(({ id }) => !made.some((known) => known.dish.id === id))
      .flatMap((dish) => suggestionFor(lot, dish) ?? [])
      .sort((one, other) => one.portions - other.portions || other.margin - one.margin)
    if (best) made.push(best)
    if (made.length === MOST) break
  }
  return made
}
