import { foldAccents } from './plain-text'

const DENIED =
  /\b(?:no|not|without|free (?:of|from)) [\w-]+(?: n?or [\w-]+)*|\b(?:\w+-|(?:gluten|wheat|dairy|lactose|nut|peanut|soy|egg|meat|fish|shellfish|sugar|sesame) )free\b/g

// Up to three words further on, within the same clause: "isn't certified gluten-free".
const NOT = String.raw`(?:\b(?:no|not|never|cannot|unsuitable)|n't)(?: (?!and\b|but\b)\w[\w-]*){0,3}?`
const NOT_FREE = new RegExp(String.raw`${NOT} (\w+)[ -]free\b`, 'g')
const NOT_WITHOUT = new RegExp(String.raw`${NOT} (?:without|free (?:of|from))\b`, 'g')
const NOT_VEGETARIAN = new RegExp(String.raw`(?:${NOT}|\bnon)[ -]vegetarians?\b`, 'g')
const FREE_IF_ASKED =
  /\b(\w+)[ -]free(?= (?:option|version|available|if asked|when asked|(?:up)?on request))|\b(?:can be(?: made)?|available|ask for(?: it)?) (\w+)[ -]free\b/g

/**
 * A text as the word lists read it: lower case, without accents, and without what it says is not in
 * there. A denial that is denied, or kept for those who ask, takes nothing out.
 */
export const removeNegatedFoods = (text: string): string =>
  foldAccents(text)
    .replaceAll('’', "'")
    .replace(NOT_VEGETARIAN, ' meat')
    .replace(NOT_FREE, ' $1')
    .replace(FREE_IF_ASKED, '$1$2')
    .replace(NOT_WITHOUT, ' with')
    .replace(DENIED, ' ')

const patternOf = (word: string): string =>
  `${word.replace(/([^aeiou])y$/, '$1(?:y|ie)').replaceAll(' ', '[ -]')}(?:e?s)?`

/**
 * Finds any of some comma-separated words in a readable text: whole words only, one or several of a
 * thing.
 */
export const createWordPattern = (words: string): RegExp =>
  new RegExp(
    `\\b(?:${words
      .trim()
      .split(/\s*,\s*/)
      .map(patternOf)
      .join('|')})\\b`,
  )
