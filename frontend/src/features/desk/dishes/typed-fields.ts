import { readTypedAmount } from '#shared/platform/typed-amount'

/**
 * Returns the typed number. Invalid text gives NaN, which the server rejects with an error at its
 * field.
 */
export const numberOf = (typed: string): number => (typed.trim() === '' ? 0 : Number(readTypedAmount(typed) ?? NaN))

/** Returns the names in a text that separates them by commas. */
export const parseOtherNames = (typed: string): string[] =>
  typed
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
