import type { DietaryPreferences } from '../../accounts/preferences-contract'
import { NO_DIETARY_PREFERENCES, dietaryChoices, type DietaryPreference } from './filters'
import { matchDietAt, matchExclusionAt, matchExclusionBefore, stopWords, type DietTerm } from '../search-terms'
import { normalizeText } from '../../platform/text'
import { translateSoy } from './allergen-words'
import { isKindOfFood } from './kinds-of-food'

/**
 * The exclusions of a text: matching filters, excluded words without a filter, and the remaining
 * text.
 */
export type ParsedExclusions = {
  readonly filters: readonly DietaryPreference[]
  readonly unmapped: readonly string[]
  readonly remaining: string
}

type Words = readonly string[]

const before = (pattern: string) => new RegExp(`^(?:${pattern})(?= |$)`)

const LEAD = '(?:(?:i|im|i am|we|were|hes|shes|is|are|am|es|somos|estoy|tengo|have|has|having|very|severely|muy) )*'
const PERSON_VERBS = 'eat|have|do|tolerate|digest|want|like|need|consume|get'
const ALLERGY = 'a?l+erg[iy]\\w*|alergi\\w*|intoleran\\w*|sensitiv\\w*|sensible|anaphyla\\w*'

// Each matches the words that come before what is excluded.
const prefixes = [
  before(`${LEAD}(?:an? )?(?:${ALLERGY}|reactions?|reacts?) (?:to|of|from|al?|de)`),
  before(
    `(?:i |we |she |he |they )?(?:cant|cannot|can not|dont|do not|doesnt|does not|wont|must not|mustnt|shouldnt|` +
      `should not|unable to|not allowed(?: to)?|never|didnt) (?:really )?(?:${PERSON_VERBS}|contain|include|touch)`,
  ),
  before('(?:yo )?no (?:puedo|puede|podemos|debo|debe) (?:comer|tomar|consumir)'),
  before('(?:que )?no (?:lleven?|tengan?|tienen?|contengan?|contienen?|llevan?)'),
  before('(?:yo )?no (?:como|come|comemos|quiero|tolero|tolera)'),
  before('allergies|allergens?|alergias|alergenos?'),
  before('(?:free|libres?|exentos?|exentas?) (?:of|from|de)'),
  before(
    '(?:not|doesnt|does not|dont|do not|isnt|arent) (?:contain(?:ing)?|made with|cooked with|with|including|have|has)',
  ),
  before(
    '(?:avoid|avoids|avoiding|evitar|evito|evita|excluding|exclude|excludes|except|excepto|lack|lacks|lacking|stay away from)',
  ),
  before('(?:anything|everything|all|todo|cualquier cosa) (?:but|except|besides|other than|menos|excepto)'),
  before(
    '(?:hold|skip|drop|leave out|leave off|take out|remove|omits?|minus|less|menos|quita|quitar|nada de|zero|cero)',
  ),
  before('nothing(?: (?:(?:cooked |made |fried )?(?:with|in)|containing|that (?:has|is|contains)))?'),
  before('(?:not|no|non|without|w o|wo|sin|ni|nor|isnt|arent|hate|odio|with no)'),
]
const LONGEST_PREFIX = 9
const NO_EXCLUSION = before(
  'not? (?:only|just|problem|thanks|thank you|worry|worries|more|rush|hurry|need|matter|doubt)|nothing (?:but|else|more|special|extra|from)|cant (?:get|have) enough',
)

const FILLERS = new Set(
  'any the a an of some all added extra el la los las al un una de del too very so that nada algo anything'.split(' '),
)
const CONNECTIVES = new Set(['and', 'or', 'nor', 'y', 'o', 'u', 'e', 'ni', ',', 'plus'])
const STOPS = new Set(
  `. but pero with con for para please por favor in on en is are am i im we my que which that options option dishes dish
  food menu meal meals items comida platos plato platillos menus`.split(/\s+/),
)
// What follows an excluded food: `no onion soup` excludes onions and looks for a soup.
const KINDS = new Set(
  `roll rolls soup soups salad salads bowl bowls tray trays bento box boxes appetizer appetizers noodle noodles plate
  plates platter platters drink drinks dessert desserts rollo rollos sopa sopas ensalada ensaladas`.split(/\s+/),
)
const SUFFIX = new RegExp(`^(?:free|less|safe|${ALLERGY})$`)

const wordsOf = (text: string): Words =>
  translateSoy(normalizeText(text))
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\b(\w{3,})free\b/g, '$1 free')
    .replace(/&|\+/g, ' and ')
    .replace(/[,/]/g, ' , ')
    .replace(/[.;!?()]/g, ' . ')
    .replace(/\b(\w{3,})less\b/g, (word, base: string) => (matchExclusionAt([base], 0) ? `${base} less` : word))
    .match(/[a-z\d]+|[.,]/g) ?? []

function prefixAt(words: Words, at: number): number {
  const text = words.slice(at, at + LONGEST_PREFIX).join(' ')
  if (NO_EXCLUSION.test(text)) return 0
  return Math.max(...prefixes.map((pattern) => pattern.exec(text)?.[0].split(' ').length ?? 0))
}

type Segment = {
  readonly end: number
  readonly filters: readonly DietaryPreference[]
  readonly unmapped: readonly string[]
  /** Whether a diet excludes them, such as `vegan`. */
  readonly isDiet?: boolean
}

const endsPhrase = (word: string | undefined): boolean => word === undefined || STOPS.has(word) || CONNECTIVES.has(word)

/**
 * Returns the number of words of a food without a filter: up to the end of the phrase or the first
 * plural.
 */
function unmappedLength(words: Words, at: number): number {
  let end = at
  while (!endsPhrase(words[end])) {
    if (end > at && (KINDS.has(words[end] ?? '') || matchExclusionAt(words, end) || prefixAt(words, end) > 0)) break
    end += 1
    if (/[^s]s$/.test(words[end - 1] ?? '')) break
  }
  return end - at
}

/** Reads the list of excluded foods that begins at a word: `eggs or milk, and no nuts`. */
function listFrom(words: Words, from: number): Segment {
  const [filters, unmapped]: [DietaryPreference[], string[]] = [[], []]
  let [at, end] = [from, from]
  while (at < words.length) {
    while (FILLERS.has(words[at] ?? '')) at += 1
    // `red meat` is no meat of birds.
    const pair = words.slice(at, at + 2)
    const isKind = pair.length === 2 && isKindOfFood(pair.join(' '))
    const term = isKind ? null : matchExclusionAt(words, at)
    const length = isKind ? 2 : (term?.length ?? unmappedLength(words, at))
    if (length === 0) break
    if (term) filters.push(...term.filters)
    else unmapped.push(words.slice(at, at + length).join(' '))
    at += length
    end = at
    while (CONNECTIVES.has(words[at] ?? '')) at += 1
    const isNextListed = at > end || matchExclusionAt(words, at) !== null
    if (!isNextListed || prefixAt(words, at) > 0 || suffixedAt(words, at)) break
  }
  return { end, filters, unmapped }
}

/** Reads foods that a suffix excludes: `gluten free`, `egg and dairy allergy`, `sugar free`. */
function suffixedAt(words: Words, from: number): Segment | null {
  const filters: DietaryPreference[] = []
  let at = from
  while (at < words.length) {
    const term = matchExclusionAt(words, at)
    if (!term) break
    filters.push(...term.filters)
    at += term.length
    if (isSuffix(words, at)) return { end: at + 1, filters, unmapped: [] }
    while (CONNECTIVES.has(words[at] ?? '')) at += 1
  }
  const word = words[from] ?? ''
  const isWord = !endsPhrase(word) && !stopWords.has(word)
  if (filters.length === 0 && isWord && words[from + 1] === 'free' && isSuffix(words, from + 1))
    return { end: from + 2, filters: [], unmapped: [word] }
  return null
}

function isSuffix(words: Words, at: number): boolean {
  if (!SUFFIX.test(words[at] ?? '')) return false
  // `free of` starts another exclusion; `free range` isn't one.
  return !(
    words[at] === 'free' &&
    ['of', 'from', 'range'].includes(words[at + 1] ?? '') &&
    !matchExclusionBefore(words, at)
  )
}

// Words before a diet or an allergy. After these, Spanish `soy` ("I am") is not a food.
const BEFORE_DIET = new Set(['soy', 'es', 'eres', 'estoy', 'esta', 'somos', 'im', 'am', 'is'])

const dietSegment = ({ length, filters, foods }: DietTerm, at: number): Segment => ({
  end: at + length,
  filters,
  unmapped: foods,
  isDiet: true,
})

function segmentAt(words: Words, at: number): Segment | null {
  if (BEFORE_DIET.has(words[at] ?? '')) {
    const dietTerm = matchDietAt(words, at + 1)
    if (dietTerm) return dietSegment(dietTerm, at + 1)
    const length = prefixAt(words, at)
    const listed = length > 1 ? listFrom(words, at + length) : null
    if (listed && listed.end > at + length) return listed
  }
  const suffixed = suffixedAt(words, at)
  if (suffixed) return suffixed
  const length = prefixAt(words, at)
  if (length > 0) {
    // `not gluten free` and `no egg-free` exclude what the words after them exclude.
    const next = suffixedAt(words, at + length)
    const listed = next ?? listFrom(words, at + length)
    if (listed.filters.length + listed.unmapped.length > 0) return listed
  }
  const diet = matchDietAt(words, at)
  return diet && dietSegment(diet, at)
}

/** Splits words into what excludes something and single other words, in their sequence. */
function splitParts(words: Words) {
  const parts: { readonly segment: Segment | null; readonly words: Words }[] = []
  let at = 0
  while (at < words.length) {
    const segment = segmentAt(words, at)
    const end = segment?.end ?? at + 1
    parts.push({ segment, words: words.slice(at, end) })
    at = end
  }
  return parts
}

/**
 * Finds what a text in English or Spanish excludes: negated foods, `-free` words, allergies and
 * diets. Exclusions without a matching filter are in `unmapped`, the rest of the text in
 * `remaining`.
 */
export function parseExclusions(text: string): ParsedExclusions {
  const parts = splitParts(wordsOf(text))
  const found = parts.flatMap(({ segment }) => segment ?? [])
  const rest = parts.flatMap(({ segment, words }) => (segment ? [] : words))
  if (found.length === 0) return { filters: [], unmapped: [], remaining: text }
  const filters = new Set(found.flatMap((segment) => segment.filters))
  const hasSearchTerms = rest.some((word) => !endsPhrase(word) && !stopWords.has(word) && !FILLERS.has(word))
  return {
    filters: dietaryChoices.map(({ preference }) => preference).filter((preference) => filters.has(preference)),
    unmapped: [...new Set(found.flatMap((segment) => segment.unmapped))],
    remaining: hasSearchTerms ? rest.filter((word) => !endsPhrase(word)).join(' ') : '',
  }
}

/** Returns a text without what its filters exclude: `shrimp no` of `gluten free, shrimp no`. */
export function removeFiltered(text: string): string {
  const parts = splitParts(wordsOf(text))
  const others = parts.filter(({ segment }) => !segment || segment.filters.length === 0)
  return others.length === parts.length ? text : others.flatMap(({ words }) => words).join(' ')
}

/** Returns preferences with the given filters, which alone hide no spicy dishes. */
export const toDietaryPreferences = (filters: readonly DietaryPreference[]): DietaryPreferences => ({
  ...NO_DIETARY_PREFERENCES,
  ...Object.fromEntries(filters.map((filter) => [filter, true] as const)),
  spicyOk: true,
})
