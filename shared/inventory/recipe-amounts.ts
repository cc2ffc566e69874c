import * as z from 'zod/mini'
import { ofKind } from '../platform/text-kinds'
import { readTypedAmount, simplifyAmount } from '../platform/typed-amount'
import { formatRecipeAmount, RECIPE_DECIMALS } from './stock'

/** An amount of a recipe in JSON: a decimal with two to four places. */
export const RecipeAmount = z.string().check(z.regex(/^-?\d+\.\d{2,4}$/))

/** The message for an amount of a recipe that can't be read. */
export const INVALID_RECIPE_AMOUNT_MESSAGE = 'Must be a quantity such as 0.50 or 0.375, with at most four decimals'

const PRECISE = /^(-?)(\d{0,7})\.(\d{3,4})$/

/**
 * Returns an amount of a recipe that a person typed as a decimal, in the ways of `readTypedAmount`.
 * A dot before three or four digits separates decimals. Null if it isn't clear which number it is.
 */
export function readRecipeAmount(typed: string, sign: 'positive' | 'signed' = 'positive'): string | null {
  const precise = PRECISE.exec(simplifyAmount(typed))
  if (!precise) return readTypedAmount(typed, sign)
  const [, minus = '', whole, decimals] = precise
  return minus && sign === 'positive' ? null : `${minus}${Number(whole)}.${decimals}`
}

const PATTERN = /^\d{1,7}(?:\.\d{1,4})?$/
const SIGNED_PATTERN = /^-?\d{1,7}(?:\.\d{1,4})?$/

const amountInput = (sign: 'positive' | 'signed') => {
  const isRead = (typed: number) => readRecipeAmount(String(typed), sign) !== null
  const error = INVALID_RECIPE_AMOUNT_MESSAGE
  return ofKind(
    'recipe-amount',
    z.union([
      z.string().check(
        z.overwrite((typed) => readRecipeAmount(typed, sign) ?? typed),
        z.regex(sign === 'signed' ? SIGNED_PATTERN : PATTERN, { error }),
      ),
      z.number().check(z.refine(isRead, { error })),
    ]),
  )
}

/** An amount of a recipe from a client; parse it with `toRecipeHundredths`. */
export const RecipeAmountInput = amountInput('positive')

/** The same, allowing what an option removes (docs/product/menu.md#options). */
export const SignedRecipeAmountInput = amountInput('signed')

const SCALE = 10 ** RECIPE_DECIMALS

/** Converts a decimal amount to hundredths, which may be a fraction: `'0.375'` becomes 37.5. */
export const toRecipeHundredths = (amount: string | number): number =>
  Math.round(Number(readRecipeAmount(String(amount), 'signed') ?? NaN) * SCALE) / (SCALE / 100)

type UnitOfMeasure = {
  readonly kind: 'weight' | 'volume'
  /** How many grams or milliliters are one. */
  readonly size: number
  readonly names: RegExp
}

const unitsOfMeasure = {
  lb: { kind: 'weight', size: 453.59237, names: /^(?:lbs?|pounds?)$/ },
  oz: { kind: 'weight', size: 28.349523125, names: /^(?:oz|ounces?)$/ },
  g: { kind: 'weight', size: 1, names: /^(?:g|grams?)$/ },
  kg: { kind: 'weight', size: 1000, names: /^(?:kg|kilos?|kilograms?)$/ },
  gal: { kind: 'volume', size: 3785.411784, names: /^(?:gal|gallons?)$/ },
  qt: { kind: 'volume', size: 946.352946, names: /^(?:qt|quarts?)$/ },
  cup: { kind: 'volume', size: 236.5882365, names: /^cups?$/ },
  'fl oz': { kind: 'volume', size: 29.5735295625, names: /^(?:fl\.? ?oz|fluid ounces?)$/ },
  l: { kind: 'volume', size: 1000, names: /^(?:l|liters?)$/ },
  ml: { kind: 'volume', size: 1, names: /^(?:ml|milliliters?)$/ },
} as const satisfies Readonly<Record<string, UnitOfMeasure>>

const findUnit = (name: string): UnitOfMeasure | undefined =>
  Object.values(unitsOfMeasure).find(({ names }) => names.test(name.trim().toLowerCase()))

/**
 * Returns the units in which an amount of an ingredient may be typed, its own first; none if its
 * unit, such as pieces, has no size.
 */
export function listTypedUnits(unit: string): readonly string[] {
  const own = findUnit(unit)
  const others = Object.entries<UnitOfMeasure>(unitsOfMeasure).filter(
    ([, one]) => one.kind === own?.kind && one !== own,
  )
  return own ? [unit, ...others.map(([name]) => name)] : []
}

/**
 * Converts a decimal amount to another unit, rounded to four decimals; null if a unit is unknown or
 * of another kind. `6` from `oz` to `lbs` is `'0.375'`.
 */
export function convertAmount(amount: string, from: string, to: string): string | null {
  const [one, other] = [findUnit(from), findUnit(to)]
  if (!one || one.kind !== other?.kind) return null
  return formatRecipeAmount((Number(amount) * one.size * 100) / other.size)
}
