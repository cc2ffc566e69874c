import type { SeedDish } from './schema'

/**
 * The codes of the dishes whose price orders elsewhere count on: no location and no special changes
 * it.
 */
export const fixedPriceCodes = ['Su1', 'H3', 'H12', 'J1']

export const findDuplicates = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

/** The codes of the dishes that break a rule, so that a failure names them. */
export const findBreakingCodes = (dishes: readonly SeedDish[], rule: (dish: SeedDish) => boolean): string[] =>
  dishes.filter((dish) => !rule(dish)).map(({ code }) => code)
