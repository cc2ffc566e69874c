import { locations } from '#shared/locations/index'

/** A quantity in a sentence, without noughts: 1,300 lbs. */
export const formatAmountWithUnit = (quantity: string | number, unit: string): string =>
  `${Number(quantity).toLocaleString('en-US', { maximumFractionDigits: 2 })} ${unit}`

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** A number within a sentence: a word up to nine, figures from ten on. */
export const numberInWords = (count: number): string => words[count] ?? String(count)

/** A number at the start of a sentence. */
export const capitalizedNumberInWords = (count: number): string =>
  numberInWords(count).replace(/^./, (letter) => letter.toUpperCase())

/** How many kitchens the group has. */
export const kitchenCountInWords = locations.length
