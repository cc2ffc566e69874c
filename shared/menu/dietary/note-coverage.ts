import { allergens, type Allergen } from '../contract'
import { allergenTable } from './allergen-table'
import { allergenWords } from './allergen-words'
import { createWordPattern } from './food-words'
import {
  ANSWERS,
  ANY_PERSON,
  ANY_PLAIN_NEGATION,
  ANY_WISH,
  INSTEAD_OF,
  REFUSED_BY_PHRASE,
  REFUSING_WORD,
  TAKES_BACK,
  UNCLEAR_BY_PHRASE,
} from './note-phrases'
import { courtesies, functionWords, isHarmless } from './note-words'

const foods = allergens.map((allergen) => ({
  allergen,
  pattern: createWordPattern(`${allergenWords[allergen].excluded}, ${allergenWords[allergen].foods}`),
  spoken: allergenTable[allergen].spoken,
}))

/** Returns the allergens that a normalized text names, also by their foods: `shrimp`. */
export const findNamedFoods = (text: string): readonly Allergen[] =>
  foods.flatMap(({ allergen, pattern, spoken }) => (spoken.test(text) || pattern.test(text) ? [allergen] : []))

/** Finds each food of an allergen in a normalized text. */
export const ANY_FOOD = new RegExp(
  foods.flatMap(({ pattern, spoken }) => [pattern.source, spoken.source]).join('|'),
  'g',
)

// Nobody orders these: who writes them means an allergy.
const NEVER_ORDERED =
  /\b(?:gluten|wheat|lactose|dairy|casein|whey|shell ?fish|milk proteins?|proteina|crustaceans?|mol+us[ck]s?|tree ?nuts?|trigo|lactosa|lacteos?|caseina|mariscos|frutos secos)\b/

const wordsOf = (text: string): readonly string[] => text.match(/[a-zA-Z]+|\d+/g) ?? []

const isCoveredBy = (text: string): boolean =>
  wordsOf(text).every(
    (word) => word === 'F' || isHarmless(word) || (/^\d+$/.test(word) && !['0', '86', '911'].includes(word)),
  )

/** A part of a note between commas, stops and conjunctions. */
type Clause = {
  readonly text: string
  readonly named: readonly Allergen[]
  /** Whether it names foods and nothing else, so that the clauses next to it say what is meant. */
  readonly isBare: boolean
  /** Whether it calls an allergen by its own name: `nuts`, not `shrimp`. */
  readonly namesAllergen: boolean
  readonly isPolite: boolean
  readonly isCry: boolean
  /** Whether a sentence ends with it. */
  readonly isEnd: boolean
  readonly isCovered: boolean
  /** Whether it is covered without a negation. */
  readonly isPositive: boolean
  /** Whether it refuses something: a food of an allergen, or, if it is covered, another one. */
  readonly isRefusing: boolean
  /** Whether it takes back the clause before it. */
  readonly takesBack: boolean
}

// `tuna instead of salmon`
const SAME_ALLERGEN = new RegExp(`(${ANY_FOOD.source})(?: [a-z]+)? ${INSTEAD_OF} (?:the )?(${ANY_FOOD.source})`, 'g')

// Other side dishes, not because of their gluten or soy.
const OTHER_SIDE = new RegExp(`\\b${INSTEAD_OF} (?:the |los )?(?:noodles|fideos|miso)\\b`, 'g')

const removeReplaced = (clause: string): string =>
  clause.replace(OTHER_SIDE, ' ').replace(SAME_ALLERGEN, (all: string, wanted: string) => {
    const replaced = findNamedFoods(all.slice(wanted.length))
    return replaced.every((each) => findNamedFoods(wanted).includes(each)) ? wanted : all
  })

function readClause(clause: string, end: string): Clause {
  const named = findNamedFoods(clause)
  const text = (named.length > 0 ? removeReplaced(clause) : clause).replace(ANY_FOOD, 'F').replace(/\s+/g, ' ').trim()
  const wished = text.replace(TAKES_BACK, '').replace(ANY_WISH, ' ')
  const rest = wished.replace(ANY_PLAIN_NEGATION, ' ')
  const said = wordsOf(text).filter((word) => !functionWords.has(word))
  const isRefused = NEVER_ORDERED.test(clause) || REFUSED_BY_PHRASE.test(text)
  const isCovered = !isRefused && !UNCLEAR_BY_PHRASE.test(text) && isCoveredBy(rest)
  const isAnswer =
    said.some((word) => ANSWERS.has(word)) && said.every((word) => ANSWERS.has(word) || courtesies.has(word))
  return {
    text,
    named,
    isBare: said.length > 0 && said.every((word) => word === 'F' || courtesies.has(word)) && !/gracias por/.test(text),
    namesAllergen: foods.some(({ spoken }) => spoken.test(clause)),
    isPolite: said.some((word) => courtesies.has(word)),
    isCry: /[!?]/.test(end),
    isEnd: /[.;\n!?]/.test(end),
    isCovered,
    isPositive: !isRefused && isCoveredBy(wished),
    isRefusing: isRefused || REFUSING_WORD.test(isCovered ? wished : rest),
    takesBack: isAnswer || (TAKES_BACK.test(text) && !isCovered),
  }
}

// A wish or a negation begins a clause of its own.
const STARTS =
  / (?:and|y|plus|&|\+) (?=(?:extra|add|more|double|light|lots|no|not|without|sin|dont|please|easy|with|con|mas|put|make|also|can|could|thanks|thank|gracias)\b)|(?<!anything|everything|all|nothing|okay|ok|fine|todo) (?=(?:but|pero|because|porque|except|excepto|unless)\b)/g

const CLAUSE = /([^.;!?\n,:()=|/"–—]*)([.;!?\n,:()=|/"–—]+|$)/g

const splitClauses = (text: string): readonly Clause[] =>
  [
    ...text
      .replace(STARTS, ', ')
      .replace(/\s-+\s/g, ' , ')
      .matchAll(CLAUSE),
  ].flatMap(({ 1: clause = '', 2: end = '' }) => (clause.trim() === '' ? [] : [readClause(clause, end)]))

const isSaying = (clause: Clause | undefined): clause is Clause => clause !== undefined && !clause.isBare

/**
 * Returns the clauses next to one that only names foods if they are no ordinary wishes. A list
 * belongs to what is before it in its sentence: `no onions, egg, sesame`.
 */
function findDoubtsAround(clauses: readonly Clause[], at: number): readonly Clause[] {
  let before = at - 1
  while (clauses[before]?.isBare && !clauses[before]?.isEnd) before -= 1
  let after = at + 1
  while (clauses[after]?.isBare && !clauses[after - 1]?.isEnd) after += 1
  const [previous, next] = [clauses[before], clauses[after]]
  const isDone = clauses[at]?.isPolite && clauses[at]?.isEnd
  return [
    ...(isSaying(previous) && !previous.isEnd && (!previous.isPositive || ANY_PERSON.test(previous.text))
      ? [previous]
      : []),
    ...(isSaying(next) && !next.isCovered && !isDone ? [next] : []),
  ]
}

type Doubt = 'refused' | 'unclear'

function findDoubt(clauses: readonly Clause[], at: number): Doubt | null {
  const clause = clauses[at]
  if (!clause || clause.named.length === 0) return null
  if (clauses[at + 1]?.takesBack) return 'refused'
  if (!clause.isCovered) return clause.isRefusing ? 'refused' : 'unclear'
  if (!clause.isBare) return null
  if (clause.isCry && !clause.isPolite) return 'refused'
  const around = findDoubtsAround(clauses, at)
  const isSentence = (clauses[at - 1]?.isEnd ?? true) && (clause.isEnd || at === clauses.length - 1)
  if (around.length === 0) return isSentence && clause.namesAllergen && !clause.isPolite ? 'unclear' : null
  return around.some(({ isRefusing }) => isRefusing) ? 'refused' : 'unclear'
}

// More of a food: `extra peanuts please`.
const WANTED = /\b(?:extra|add|more|double|additional|lots|plenty|love|loves|like|likes|mas|doble)\b/

/** Returns the allergens that a normalized note names outside of wishes for more of a food. */
export function findUnwantedFoods(note: string): readonly Allergen[] {
  const unwanted = splitClauses(note).flatMap(({ text, named, isCovered }) =>
    isCovered && WANTED.test(text) ? [] : named,
  )
  return unwanted.length > 0 ? unwanted : findNamedFoods(note)
}

/** Whether a note is nothing but names of allergens: `nuts`, `egg, milk`. */
const isBareNote = (text: string): boolean =>
  foods.some(({ spoken }) => spoken.test(text)) &&
  wordsOf(text.replace(ANY_FOOD, ' ')).every((word) => ['and', 'or', 'y', 'o'].includes(word))

/**
 * Returns the allergens whose foods a normalized note refuses, and those that it names next to
 * words that are not known to be harmless (docs/product/kitchen.md#allergies). Only a clause whose
 * words are all ordinary names foods without either.
 */
export function findDoubtfulFoods(note: string): Readonly<Record<Doubt, readonly Allergen[]>> {
  if (isBareNote(note)) return { refused: findNamedFoods(note), unclear: [] }
  const clauses = splitClauses(note)
  const found = clauses.map(({ named }, at) => ({ doubt: findDoubt(clauses, at), named }))
  const listOf = (wanted: Doubt) => found.flatMap(({ doubt, named }) => (doubt === wanted ? named : []))
  return { refused: listOf('refused'), unclear: listOf('unclear') }
}
