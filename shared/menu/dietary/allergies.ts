import { allergens } from '../contract'
import type { Allergen } from '../contract'
import { listNamedAllergens } from './dish-facts'
import { normalizeText } from '../../platform/text'

// `soy sauce` is a condiment, and `soy` in Spanish says who one is.
const names: Readonly<Record<Allergen, RegExp>> = {
  gluten: /\b(?:gluten|wheat|celiac|coeliac|celiac[oa]|trigo)\b/,
  soy: /\bsoy(?! sauce| alergic)|\b(?:soya|soja)\b/,
  shellfish: /\bshell ?fish|\bcrustaceans?\b|\bmol+us[ck]s?\b|\bseafood\b|\bmariscos?\b/,
  fish: /\bfish\b|\bseafood\b|\bpescados?\b/,
  dairy: /\b(?:dairy|lactose|milk|leche|lacteos?|lactosa|quesos?|mantequilla)\b/,
  egg: /\b(?:eggs?|huevos?)\b/,
  nuts: /\b(?:nuts?|almonds?|cashews?|walnuts?|pecans?|pistachios?|nuez|nueces|almendras?|frutos secos)\b/,
  // A general word for nuts means peanuts too.
  peanuts: /\b(?:peanuts?|(?<!(?:tree|pine) )nuts?|nuez|nueces|frutos secos|cacahuates?|cacahuetes?|mani)\b/,
  sesame: /\b(?:sesame|sesamo|ajonjoli|tahini)\b/,
}

/**
 * The allergens that a plain text (`plainText`) calls by their names, in the order of the contract.
 */
export const findAllergens = (text: string): readonly Allergen[] => allergens.filter((each) => names[each].test(text))

/**
 * What an allergen filter, a card and a ticket say where nobody has declared any: never that it is
 * safe.
 */
export const ALLERGENS_NOT_DECLARED = 'Ask us: allergens not declared'

/** What is declared of a dish or a line, in words (docs/product/menu.md#dishes). */
export function formatAllergens(declared: readonly Allergen[] | null): string {
  if (declared === null) return ALLERGENS_NOT_DECLARED
  if (declared.length === 0) return 'No major allergens in the recipe'
  return `Contains ${allergens.filter((each) => declared.includes(each)).join(', ')}`
}

/**
 * What words say of an allergy: that there is one, that something can't be eaten, or isn't eaten,
 * or an allergen by that word, or that somebody or a dish is `free` of something.
 */
export type AllergyKind = 'allergic' | 'intolerant' | 'celiac' | 'unable' | 'avoiding' | 'allergen' | 'free'

export type AllergyMention = { readonly kind: AllergyKind; readonly length: number }

type Words = readonly string[]

const NOT = 'cant|cannot|can not|dont|do not|doesnt|does not|never|mustnt|must not|shouldnt|should not'
const BARRED = 'not allowed to|not supposed to'
const UNABLE = '(?:cant|cannot|can not) (?:really )?(?:eat|have|tolerate|digest|consume)(?! enough)'
const HARMS = [
  '(?:makes?|gets?) (?:me|him|her|us|them) (?:sick|ill)',
  '(?:could|can|would|will|might) kill(?! for)',
  '(?:is|are) (?:off limits|(?:a )?no go|not allowed)',
  'gives? (?:me|him|her) (?:hives|a (?:rash|reaction))',
].join('|')

const trigger = (kind: AllergyKind, words: string) => ({ kind, pattern: new RegExp(`^(?:${words})(?= |$)`) })

// In plain words; the first that fits counts.
const triggers = [
  trigger('allergen', 'a?l+ergen\\w*'),
  trigger('allergic', 'a?l+erg\\w*'),
  trigger('allergic', 'anaphyla\\w*|reactions?|reacts?|hives|epi ?pens?|swells?|swelling'),
  trigger('intolerant', 'intoleran\\w*|sensitiv\\w*'),
  trigger('celiac', 'co?eliac[oa]?s?'),
  trigger('free', 'free'),
  trigger('unable', UNABLE),
  trigger('avoiding', `(?:${NOT}|${BARRED}) (?:really )?(?:eat|have|tolerate|digest|do|touch|consume)`),
  trigger('avoiding', '(?:when|if) \\w+ eat|avoid|avoids|avoiding|(?:stay|stays|staying|keep) away from'),
  trigger('allergic', HARMS),
]
const LONGEST = 6

const SELF = /\b(?:im|i am|were|we are|hes|shes|she is|he is|theyre|they are|(?:my|our) \w+ (?:is|are))$/
const FOODS_BEFORE_FREE = 4

/**
 * What begins at a place of some plain words to tell of an allergy, and how many words it takes;
 * null for anything else.
 */
export function matchAllergyAt(words: Words, at: number): AllergyMention | null {
  const text = words.slice(at, at + LONGEST).join(' ')
  for (const { kind, pattern } of triggers) {
    const found = pattern.exec(text)?.[0]
    if (found) return { kind, length: found.split(' ').length }
  }
  return null
}

/** Whether words end with somebody of whom is told next: `I'm`, `my son is`. */
export const endsWithPerson = (words: Words): boolean => SELF.test(words.join(' '))

const namesAllergen = (text: string): boolean =>
  findAllergens(text).length > 0 ||
  listNamedAllergens({ name: text, description: '', allergens: [], nutritionInfo: null }).length > 0

function tellsAt(words: Words, at: number): boolean {
  const found = matchAllergyAt(words, at)
  switch (found?.kind) {
    case undefined:
      return false
    case 'allergic':
    case 'intolerant':
    case 'celiac':
    case 'unable':
    case 'allergen':
      return true
    case 'avoiding':
      return namesAllergen(words.slice(at + found.length).join(' '))
    case 'free':
      return words
        .slice(Math.max(0, at - FOODS_BEFORE_FREE), at)
        .some((_, back) => endsWithPerson(words.slice(0, at - 1 - back)))
  }
}

const wishTells = (wish: string): boolean => {
  const words = normalizeText(wish).match(/[a-z\d]+/g) ?? []
  return words.some((_, at) => tellsAt(words, at))
}

/**
 * Whether a note for the kitchen, its wishes parted by semicolons, tells of an allergy, or of what
 * somebody can't have (docs/product/kitchen.md#allergies): a warning, and before any other wish.
 * When in doubt it does.
 */
export const mentionsAllergy = (note: string): boolean => note.split(';').some(wishTells)
