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
  readonly dish: SuggestibleDish
  /** How many portions the expiring quantity is enough for. */
  readonly portions: number
  readonly discountPercent: number
  readonly priceCents: Cents
  readonly margin: number
}

/** Amounts by ingredient. */
export type Amounts = ReadonlyMap<number, Hundredths>

type Left = {
  /** How much of each expiring ingredient is left for further suggestions. */
  readonly expiring: Amounts
  /** How much of each ingredient is there; those that are not counted are missing. */
  readonly onHand: Amounts
}

/** Returns how many portions of a dish a lot makes with what is there of its other ingredients. */
function countPortions(lot: Lot, { recipe }: SuggestibleDish, { expiring, onHand }: Left): number {
  const counts = recipe
    .filter(({ hundredths }) => hundredths > 0)
    .map(({ ingredientId, hundredths }) => {
      const amount =
        ingredientId === lot.ingredientId
          ? Math.min(expiring.get(ingredientId) ?? 0, lot.hundredths)
          : (onHand.get(ingredientId) ?? Infinity)
      return Math.floor(Math.max(0, amount) / hundredths)
    })
  return Math.min(...counts)
}

function createSuggestion(lot: Lot, dish: SuggestibleDish, left: Left): SpecialSuggestion | undefined {
  if (getPortionHundredths(dish.recipe, lot.ingredientId) <= 0) return undefined
  const portions = countPortions(lot, dish, left)
  const priceCents = applySpecial(dish.priceCents, { discountPercent: SUGGESTED_DISCOUNT })
  const margin = dish.costCents === null ? null : getMarginPercent(priceCents, dish.costCents)
  if (portions < MIN_PORTIONS || margin === null || margin < MIN_MARGIN) return undefined
  return { lot, dish, portions, discountPercent: SUGGESTED_DISCOUNT, priceCents, margin }
}

const subtract = (amounts: Amounts, recipe: readonly RecipeLine[], portions: number): Amounts =>
  new Map(
    [...amounts].map(([ingredientId, hundredths]) => [
      ingredientId,
      hundredths - portions * getPortionHundredths(recipe, ingredientId),
    ]),
  )

function sumLots(lots: readonly Lot[], promised: Amounts): Amounts {
  const sums = new Map<number, Hundredths>()
  for (const { ingredientId, hundredths } of lots)
    sums.set(ingredientId, (sums.get(ingredientId) ?? -(promised.get(ingredientId) ?? 0)) + hundredths)
  return sums
}

/**
 * Suggests specials that use up expiring lots: for each ingredient, the dish that uses most of it
 * per portion with a sufficient margin (docs/product/numbers.md#suggestions). Each dish is
 * suggested once, and no amount twice: `promised` is what today's specials still sell.
 */
export function suggestSpecials(
  lots: readonly Lot[],
  dishes: readonly SuggestibleDish[],
  { onHand, promised = new Map() }: { readonly onHand: Amounts; readonly promised?: Amounts },
): readonly SpecialSuggestion[] {
  const suggestions: SpecialSuggestion[] = []
  let left: Left = { expiring: sumLots(lots, promised), onHand }
  for (const lot of [...lots].sort((one, other) => one.expiresOn.localeCompare(other.expiresOn))) {
    if (suggestions.some((known) => known.lot.ingredientId === lot.ingredientId)) continue
    const perPortion = ({ dish }: SpecialSuggestion) => getPortionHundredths(dish.recipe, lot.ingredientId)
    const [best] = dishes
      .filter(({ id }) => !suggestions.some((known) => known.dish.id === id))
      .flatMap((dish) => createSuggestion(lot, dish, left) ?? [])
      .sort((one, other) => perPortion(other) - perPortion(one) || other.margin - one.margin)
    if (!best) continue
    suggestions.push(best)
    if (suggestions.length === MAX_SUGGESTIONS) break
    const { recipe } = best.dish
    left = {
      expiring: subtract(left.expiring, recipe, best.portions),
      onHand: subtract(left.onHand, recipe, best.portions),
    }
  }
  return suggestions
}

/**
 * Returns how much of an ingredient the sold portions of a dish used
 * (docs/product/numbers.md#suggestions).
 */
export const getSavedIngredient = (recipe: readonly RecipeLine[], ingredientId: number, sold: number): Hundredths =>
  Math.max(0, getPortionHundredths(recipe, ingredientId)) * Math.max(0, sold)
