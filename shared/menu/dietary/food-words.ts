import { foldAccents } from '../../platform/text'

const DENIED =
  /\b(?:no|not|(?<!\bwith or )without|free (?:of|from)) [\w-]+(?: n?or [\w-]+)*|\b(?:\w+-|(?:gluten|wheat|dairy|lactose|nut|peanut|soy|egg|meat|fish|shellfish|sugar|sesame) )free\b/g

// Up to three words further on, within the same clause: "isn't certified gluten-free".
const NOT = String.raw`(?:\b(?:no|not|never|cannot|unsuitable)|n't)(?: (?!and\b|but\b)\w[\w-]*){0,3}?`
const NOT_FREE = new RegExp(String.raw`${NOT} (\w+)[ -]free\b`, 'g')
const NOT_WITHOUT = new RegExp(String.raw`${NOT} (?:without|free (?:of|from))\b`, 'g')
const NOT_VEGETARIAN = new RegExp(String.raw`(?:${NOT}|\bnon)[ -]vegetarians?\b`, 'g')
const FREE_ON_REQUEST =
  /\b(\w+)[ -]free(?= (?:option|version|available|if asked|when asked|(?:up)?on request))|\b(?:can be(?: made)?|available|ask for(?: it)?) (\w+)[ -]free\b/g

/**
 * Prepares a text for the word lists: lower case, without accents, and without foods that it says
 * are not in the dish. A double negation, or "free on request", removes nothing.
 */
export const removeNegatedFoods = (text: string): string =>
  foldAccents(text)
    .replaceAll('’', "'")
    .replace(NOT_VEGETARIAN, ' meat')
    .replace(NOT_FREE, ' $1')
    .replace(FREE_ON_REQUEST, '$1$2')
    .replace(NOT_WITHOUT, ' with')
    .replace(DENIED, ' ')

const patternOf = (word: string): string =>
  `${word.replace(/([^aeiou])y$/, '$1(?:y|ie)').replaceAll(' ', '[ -]')}(?:e?s)?`

/**
 * Creates a pattern that finds any of the comma-separated words, in singular or plural. It matches
 * whole words in lower-case text.
 */
export const createWordPattern = (words: string): RegExp =>
  new RegExp(
    `\\b(?:${words
      .trim()
      .split(/\s*,\s*/)
      .map(patternOf)
      .join('|')})\\b`,
  )
