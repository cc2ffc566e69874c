import { readTypedAmount } from '#shared/platform/typed-amount'

/**
 * Returns the typed number. Invalid text gives NaN, which the server rejects with an error at its
 * field.
 */
export const toNumber = (typed: string): number => (typed.trim() === '' ? 0 : Number(readTypedAmount(typed) ?? NaN))

/** Returns the names in a text that separates them by commas. */
export const parseOtherNames = (typed: string): string[] =>
  typed
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Formats an amount with two decimals: `18.5` gives `18.50`. Returns other text unchanged. */
export function normalizeAmount(typed: string): string {
  const decimal = readTypedAmount(typed, 'signed')
  return decimal === null ? typed.trim() : Number(decimal).toFixed(2)
}
