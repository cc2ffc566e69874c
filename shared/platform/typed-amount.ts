import { cleanText, toPlainCharacters } from './text'
import { toCents, type Cents } from './money'

/** The message for an invalid amount, used by the server and by forms. */
export const INVALID_AMOUNT_MESSAGE = 'Must be an amount such as 12.50'
/** The message for an amount that is more precise than hundredths. */
export const TOO_PRECISE_MESSAGE = 'Use at most two decimals; for less, use a smaller unit'

/**
 * An amount or quantity in JSON: at most seven digits and two decimal places
 * (docs/product/stock.md#quantities).
 */
export const AMOUNT_PATTERN = /^\d{1,7}(?:\.\d{1,2})?$/

/**
 * Ways to write a number that can be read in one way only. A comma before one or two last digits
 * separates decimals; commas before three digits each separate thousands.
 */
const spellings: readonly (readonly [pattern: RegExp, toDecimal: (text: string) => string])[] = [
  [/^\d+(?:\.\d{1,2})?$/, (text) => text],
  [/^\d+\.$/, (text) => text.slice(0, -1)],
  [/^\.\d{1,2}$/, (text) => `0${text}`],
  [/^\d+,\d{1,2}$/, (text) => text.replace(',', '.')],
  [/^[1-9]\d{0,2}(?:[, ]\d{3})+(?:\.\d{1,2})?$/, (text) => text.replace(/[, ]/g, '')],
  [/^[1-9]\d{0,2}(?:[. ]\d{3})+,\d{1,2}$/, (text) => text.replace(/[. ]/g, '').replace(',', '.')],
]

const TOO_PRECISE = /^-?(?:\d{0,7}\.|0,)\d{3,}$/
/** `5.000` may be five or five thousand. */
const THOUSANDS_OR_DECIMALS = /^-?[1-9]\d{0,2}\.\d{3}$/

/** Full-width digits become plain ones, dashes become minus signs, and dollars are left out. */
export const simplifyAmount = (typed: string): string =>
  cleanText(toPlainCharacters(typed))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^(-?) ?(?:US)?\$ ?/i, '$1')
    .replace(/ ?(?:\$|USD)$/i, '')

/**
 * Returns an amount or quantity that a person typed as a decimal, without rounding: `14,95` and
 * `$14.95` give `'14.95'`, `1,000` gives `'1000'`. Null if it isn't clear which number it is, as
 * for `5.000`, if it has more than two decimals or seven digits, or if it is negative where `sign`
 * doesn't allow that.
 */
export function readTypedAmount(typed: string, sign: 'positive' | 'signed' = 'positive'): string | null {
  const text = simplifyAmount(typed)
  const isNegative = sign === 'signed' && text.startsWith('-')
  const digits = isNegative ? text.slice(1).trimStart() : text
  const decimal = spellings.find(([pattern]) => pattern.test(digits))?.[1](digits)
  if (decimal === undefined || !AMOUNT_PATTERN.test(decimal)) return null
  return isNegative && /[1-9]/.test(decimal) ? `-${decimal}` : decimal
}

/**
 * Returns a whole number that a person typed, in the same ways. Anything else gives NaN, which
 * calls reject with an error at its field.
 */
export function readTypedCount(typed: string): number {
  const decimal = readTypedAmount(typed)
  return decimal === null || decimal.includes('.') ? NaN : Number(decimal)
}

/** Returns a typed amount in cents or hundredths; null if `readTypedAmount` can't read it. */
export function parseTypedCents(typed: string): Cents | null {
  const decimal = readTypedAmount(typed)
  return decimal === null ? null : toCents(decimal)
}

/** Returns what is wrong with a typed amount; undefined if it can be read. */
export function findAmountError(typed: string): string | undefined {
  if (readTypedAmount(typed) !== null) return undefined
  const text = simplifyAmount(typed)
  return TOO_PRECISE.test(text) && !THOUSANDS_OR_DECIMALS.test(text) ? TOO_PRECISE_MESSAGE : INVALID_AMOUNT_MESSAGE
}
