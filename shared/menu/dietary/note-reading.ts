import { allergens, type Allergen } from '../contract'
import { memoize } from '../../platform/memoize'
import { normalizeText } from '../../platform/text'
import { allergenTable } from './allergen-table'
import { endsWithPerson, matchAllergyAt, mentionsAllergen } from './allergies'
import { readAsianNote } from './asian-notes'
import { findExcludedFoods } from './exclusions'
import { listAllergensAvoidedBy, type DietaryPreference } from './filters'
import { findFoodsInDanger, findNamedFoods } from './note-danger'
import { matchExclusionAt } from '../search-terms'

/**
 * What a note for the kitchen says about allergens: whether it speaks of an allergy, and the
 * allergens that it names. Without `isAllergy`, these stand near a negation: `no nuts`.
 */
type NoteReading = { readonly isAllergy: boolean; readonly allergens: readonly Allergen[] }

type Words = readonly string[]

const ALLERGIES = 'a?l+erg(?:y|ys|ies|ias?)'
const ALLERGIC = 'a?l+ergic[oa]?s?'
const DENIALS = [
  `\\b(?:no|zero|without|(?:dont|do not|doesnt|does not|never) (?:have|had)|sin|ninguna|no (?:tengo|tiene|tenemos|tienen|hay)) (?:(?:any|known|food|drug|other|severe|dietary|an?|at all|ninguna) )*${ALLERGIES}\\b(?! ?:| (?:foods?|ingredients?|items?))`,
  `\\b(?:not|isnt|arent|aint|nobody|no one|none of us|no soy|no somos|no es)(?: (?:is|are|really|a|an))* (?:${ALLERGIC}|${ALLERGIES})\\b(?: to (?:anything|any food))?`,
  `\\ba?l+erg(?:y|ies|ens?|ias?|enos)\\s*[:=-]?\\s*(?:none|no|nil|nope|n/?a|zero|0|ningun[oa]?)\\s*(?=$|[.;,!?])`,
].map((pattern) => new RegExp(pattern, 'g'))
const EXCEPTIONS =
  /\b(?:but|except\w*|other than|apart from|aside from|besides|unless|pero|except\w*|salvo|menos|aunque)\b/
const NOT_AN_ALLERGY =
  /\b(?:not|isnt) an allergy\b|\bno es (?:una )?alergia\b|不是[过過]敏|알레르기[가는]? ?아[니님]|アレルギー(?:では|じゃ)(?:ない|ありません)/

// What a guest wants more of: `extra peanuts please`. `extra careful with nuts` is no such wish.
const WANTED =
  /(?<!\b(?:no|not|without|any|sin) )\b(?:extra|add|more|double|additional|lots of|plenty of|mas|doble)\b(?! (?:care|caution|attention|clean|mindful|safe|check|note|a note))[^,.]{0,80}?(?=[,.]|$|\b(?:no|not|without|hold|sin|but|and|pero|free|cant|dont|can not|do not|allerg\w*|alerg\w*)\b)/g

const UNABLE_IN_SPANISH = /\bno (?:puedo|puede|podemos|pueden|debo|debe) tomar\b/

const REACTION_IN_SPANISH =
  /\b(?:urticaria|ronchas?|sarpullidos?|anafila\w*|epinefrina|choque alergico|reaccion alergica)\b|\b(?:me|le|nos) (?:hincho|inflamo)\b/

/** The word for it in Arabic, Russian, Ukrainian, Vietnamese, Haitian Creole, Thai and Hindi. */
const ALLERGY_ELSEWHERE = /حساسي|ал+ерг|dị ứng|alèji|แพ้|एलर्जी/i

// With a food that it names, like "I don't eat shellfish".
const AVOIDING_IN_SPANISH = /\bno (?:como|come|comemos|comen)\b|\bevit(?:o|a|amos|an)\b/

const SOY_OF_SPANISH = /\bsoy (?=a?l+erg|celi|intoler|muy|un )/g

// "Pan" is Spanish for bread. With one of these words it is English: `use a clean pan`.
const COOKWARE =
  /\bpans\b|\b(?:clean|cleaned|separate|different|new|fresh|own|same|other|another|the|your|dedicated|frying) pan\b|\bin a pan\b/g

const AFTER_FOOD =
  /^(?:(?:is|are|a) )*(?:(?:out|off|none|nope|no|not|never|forbidden)(?=$| (?:please|thanks|thank|ok|okay|in|allowed)\b)|arent|isnt)\b/

const FOODS_BEFORE_FREE = 4

const wordsOf = (text: string): Words => text.match(/[a-z\d]+/g) ?? []

function mentionsAllergyAt(words: Words, at: number): boolean {
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
      return mentionsAllergen(words.slice(at + found.length).join(' '))
    case 'free':
      return words
        .slice(Math.max(0, at - FOODS_BEFORE_FREE), at)
        .some((_, back) => endsWithPerson(words.slice(0, at - 1 - back)))
  }
}

const isOfAllergen = (filter: DietaryPreference): boolean =>
  allergens.some((each) => allergenTable[each].filter === filter)

const toAllergens = (filters: readonly DietaryPreference[]): readonly Allergen[] =>
  filters.filter(isOfAllergen).flatMap(listAllergensAvoidedBy)

/** Returns the foods that a negation follows: `nuts: none`. */
const findRefusedFoods = (words: Words): readonly DietaryPreference[] =>
  words.flatMap((_, at) => {
    const term = matchExclusionAt(words, at)
    const after = term && words.slice(at + term.length, at + term.length + 4).join(' ')
    return term && after && AFTER_FOOD.test(after) ? term.filters : []
  })

function readLatinPart(part: string) {
  const text = normalizeText(part).replace(SOY_OF_SPANISH, 'i am ')
  const denied = EXCEPTIONS.test(text) ? text : DENIALS.reduce((rest, pattern) => rest.replace(pattern, ' '), text)
  const wished = denied.replace(WANTED, ' , ')
  const inDanger = findFoodsInDanger(wished)
  const rest = wished.replace(COOKWARE, ' ')
  const words = wordsOf(rest)
  const named = findNamedFoods(rest)
  return {
    isAllergy:
      inDanger.some(({ isAlarm }) => isAlarm) ||
      words.some((_, at) => mentionsAllergyAt(words, at)) ||
      UNABLE_IN_SPANISH.test(rest) ||
      REACTION_IN_SPANISH.test(rest) ||
      (AVOIDING_IN_SPANISH.test(rest) && named.length > 0),
    named,
    avoided: [
      ...toAllergens([...findExcludedFoods(rest), ...findRefusedFoods(words)]),
      ...inDanger.flatMap((food) => food.allergens),
    ],
  }
}

const MOST_NOTES = 2000

/**
 * Reads a note in English, Spanish, Chinese, Korean or Japanese
 * (docs/product/kitchen.md#allergies).
 */
export const readNote = memoize((note): NoteReading => {
  const parts = note
    .split(/[.;!?\n。；！？]+/)
    .flatMap((part) => [readLatinPart(part), readAsianNote(part)])
    .filter((part) => part !== null)
  const isAllergy = parts.some((part) => part.isAllergy) || ALLERGY_ELSEWHERE.test(note)
  const isWish = NOT_AN_ALLERGY.test(note.toLowerCase().replace(/['’]/g, ''))
  const found = new Set(
    parts.flatMap(({ named, avoided }) => (isAllergy ? [...named, ...avoided] : isWish ? [] : avoided)),
  )
  return { isAllergy, allergens: allergens.filter((each) => found.has(each)) }
}, MOST_NOTES)

/** Whether a note speaks of an allergy or of a food that a person can't eat. In doubt, it does. */
export const mentionsAllergy = (note: string): boolean => readNote(note).isAllergy

/** Whether a note speaks of an allergy, or names an allergen near a negation: `no nuts`. */
export function mayMeanAllergy(note: string): boolean {
  const { isAllergy, allergens: named } = readNote(note)
  return isAllergy || named.length > 0
}
