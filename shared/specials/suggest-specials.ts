import type { Hundredths, RecipeLine } from '../inventory/stock'
import { getMarginPercent, getPortionHundredths } from '../menu/food-cost'
import type { Cents } from '../platform/money'
import { applySpecial } from './special-price'

/** The discount of a suggested special, in percent. */
const SUGGESTED_DISCOUNT = 15

/** The minimum margin of a suggested special, in percent. */
const MIN_MARGIN = 30
const MAX_SUGGESTIONS = 3

/** A lot that makes fewer portions is no special: a tray that it makes once. */
const MIN_PORTIONS = 3

type Lot = {
  readonly ingredientId: number
  readonly name: string
  readonly unit: string
  readonly expiresOn: string
  readonly hundredths: Hundredths
}

type SuggestibleDish = {
  readonly id: number
  readonly name: string
  readonly priceCents: Cents
  readonly recipe: readonly RecipeLine[]
  /** Null if unknown. */
  readonly costCents: Cents | null
}

/** A special that would use an expiring lot, with its margin at the discounted price. */
export type SpecialSuggestion = {
  readonly lot: Lot
  readonly dish: Pick<SuggestibleDish, 'id' | 'name'>
  /** How many portions the expiring quantity is enough for. */
  readonly portions: number
  readonly discountPercent: number
  readonly priceCents: Cents
  readonly margin: number
}

/** How much of each expiring ingredient is left for further suggestions. */
type LeftToSell = Map<number, Hundredths>

function createSuggestion(lot: Lot, dish: SuggestibleDish, left: LeftToSell): SpecialSuggestion | undefined {
  const amounts = [...left].map(([ingredientId, hundredths]) => ({
    perPortion: getPortionHundredths(dish.recipe, ingredientId),
    // Of the lot's own ingredient, later lots don't count.
    hundredths: ingredientId === lot.ingredientId ? Math.min(hundredths, lot.hundredths) : hundredths,
  }))
  const portions = Math.min(
    ...amounts
      .filter(({ perPortion }) => perPortion > 0)
      .map(({ perPortion, hundredths }) => Math.floor(Math.max(0, hundredths) / perPortion)),
  )
  const priceCents = applySpecial(dish.priceCents, { discountPercent: SUGGESTED_DISCOUNT })
  const margin = dish.costCents === null ? null : getMarginPercent(priceCents, dish.costCents)
  if (getPortionHundredths(dish.recipe, lot.ingredientId) <= 0) return undefined
  if (portions < MIN_PORTIONS || margin === null || margin < MIN_MARGIN) return undefined
  return { lot, dish, portions, discountPercent: SUGGESTED_DISCOUNT, priceCents, margin }
}

/**
 * Suggests specials that use up expiring lots: for each ingredient, the dish that uses most of it
 * per portion with a sufficient margin (docs/product/numbers.md#suggestions). Each dish is
 * suggested once, and no amount twice: `promised` is what today's specials still sell.
 */
export function suggestSpecials(
  lots: readonly Lot[],
  dishes: readonly SuggestibleDish[],
  promised: ReadonlyMap<number, Hundredths> = new Map(),
): readonly SpecialSuggestion[] {
  const suggestions: SpecialSuggestion[] = []
  const left: LeftToSell = new Map()
  for (const { ingredientId, hundredths } of lots)
    left.set(ingredientId, (left.get(ingredientId) ?? -(promised.get(ingredientId) ?? 0)) + hundredths)
  for (const lot of [...lots].sort((one, other) => one.expiresOn.localeCompare(other.expiresOn))) {
    if (suggestions.some((known) => known.lot.ingredientId === lot.ingredientId)) continue
    const [best] = dishes
      .filter(({ id }) => !suggestions.some((known) => known.dish.id === id))
      .flatMap((dish) => createSuggestion(lot, dish, left) ?? [])
      .sort((one, other) => one.portions - other.portions || other.margin - one.margin)
    if (!best) continue
    suggestions.push(best)
    if (suggestions.length === MAX_SUGGESTIONS) break
    const recipe = dishes.find(({ id }) => id === best.dish.id)?.recipe ?? []
    for (const [ingredientId, hundredths] of left)
      left.set(ingredientId, hundredths - best.portions * getPortionHundredths(recipe, ingredientId))
  }
  return suggestions
}

/**
 * Returns how much of an ingredient the sold portions of a dish used
 * (docs/product/numbers.md#suggestions).
 */
export const getSavedIngredient = (recipe: readonly RecipeLine[], ingredientId: number, sold: number): Hundredths =>
  Math.max(0, getPortionHundredths(recipe, ingredientId)) * Math.max(0, sold)
