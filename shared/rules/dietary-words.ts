const LETTER_MARKS = /[\u0300-\u036f]/g
const DENIED =
  /\b(?:no|not|without|free (?:of|from)) [\w-]+(?: n?or [\w-]+)*|\b(?:\w+-|(?:gluten|wheat|dairy|lactose|nut|peanut|soy|egg|meat|fish|shellfish|sugar|sesame) )free\b/g

/** A text as the word lists read it: lower case, without accents, and without what it says is not in there. */
export const readable = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(LETTER_MARKS, '').replace(DENIED, ' ')

const patternOf = (word: string): string =>
  `${word.replace(/([^aeiou])y$/, '$1(?:y|ie)').replaceAll(' ', '[ -]')}(?:e?s)?`

/** Finds any of some comma-separated words in a readable text: whole words only, one or several of a thing. */
export const anyOf = (words: string): RegExp =>
  new RegExp(
    `\\b(?:${words
      .trim()
      .split(/\s*,\s*/)
      .map(patternOf)
      .join('|')})\\b`,
  )
