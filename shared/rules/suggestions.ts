import { getMarginPercent } from './food-cost'
import type { Cents } from './money'
import { applySpecial } from './pricing'
import type { RecipeLine } from './stock-recipes'
import type { Hundredths } from './stock'

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

type Dish = {
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
  readonly dish: Pick<Dish, 'id' | 'name'>
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

function suggestionFor(lot: Lot, dish: Dish): SpecialSuggestion | undefined {
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
export function suggestSpecials(lots: readonly Lot[], dishes: readonly Dish[]): readonly SpecialSuggestion[] {
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
