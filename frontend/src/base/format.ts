import { withUnit } from '#shared/inventory/stock'
import { locations } from '#shared/locations/index'

/** Formats a quantity without trailing zeros, such as `1,300 lbs` and `1 lb`. */
export const formatAmountWithUnit = (quantity: string | number, unit: string, maximumFractionDigits = 2): string =>
  withUnit(Number(quantity).toLocaleString('en-US', { maximumFractionDigits }), unit)

/** Formats how many there are: `1 dish`, `2 dishes`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Formats a number for use within a sentence: a word up to nine, digits from ten on. */
export const numberInWords = (count: number): string => words[count] ?? String(count)

/** Formats a number for the start of a sentence. */
export const capitalizedNumberInWords = (count: number): string =>
  numberInWords(count).replace(/^./, (letter) => letter.toUpperCase())

/** The number of locations. */
export const kitchenCount = locations.length
