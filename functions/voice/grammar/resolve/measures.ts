import { PAUSE, parseNumberAt, singularize, wordSet, type Words } from '../tokenize/words'

/** Small words before a food. */
export const articles = wordSet('just only the a an some any my of your la el')
/** Measures of an ingredient. A number before them is never the dish's own. */
export const doses = wordSet(
  'scoop pump shot squirt drizzle splash packet dash slice spoon spoonful teaspoon scoopful dollop drop pack sachet',
)
/** Everything that food comes in. */
export const units = new Set([
  ...doses,
  ...wordSet(`
  side cup order portion serving piece touch bit sprinkle helping strip can bottle bag amount`),
])

/** Skips a measure that a number counts, also without `of`: `two pumps caramel`. */
export const pastUnit = (words: Words, at: number): number =>
  units.has(singularize(words[at] ?? '')) && words[at + 1] !== 'of' ? at + 1 : at

/** Whether a phrase ends before a word. */
export const isEnd = (word: string | undefined): boolean =>
  word === undefined || word === PAUSE || /^(?:and|with|please|but|on|for|instead|thanks|then|also|one|y)$/.test(word)

/** Reads how often an option named before is wanted: `twice`, `times two`, `two pumps`. */
export const timesAt = (words: Words, at: number): { readonly count: number | null; readonly to: number } => {
  if (words[at] === 'twice') return { count: 2, to: at + 1 }
  const isTimes = words[at] === 'times'
  const number = parseNumberAt(words, isTimes ? at + 1 : at)
  const end = number ? at + Number(isTimes) + number.length : at
  if (number && isTimes) return { count: number.value, to: end }
  const isDosed = number?.isArticle === false && doses.has(singularize(words[end] ?? '')) && isEnd(words[end + 1])
  return isDosed ? { count: number.value, to: end + 1 } : { count: null, to: at }
}
