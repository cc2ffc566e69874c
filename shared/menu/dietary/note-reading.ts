import { allergens, type Allergen } from '../contract'
import { memoize } from '../../platform/memoize'
import { normalizeText } from '../../platform/text'
import { endsWithPerson, matchAllergyAt } from './allergies'
import { readAsianNote } from './asian-notes'
import { findDoubtfulFoods, findNamedFoods, findUnwantedFoods } from './note-coverage'
import { FRAGILE, HEALTH, isNearDanger } from './note-danger'
import { correctNote, isUnknownWord } from './note-spelling'
import { translateSoy } from './allergen-words'

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
  `\\b(?:not|isnt|arent|aint|nobody|no one|none of us|no (?:est|s)oy|no somos|no es)(?: (?:is|are|really|a|an))* (?:${ALLERGIC}|${ALLERGIES})\\b(?: to (?:anything|any food))?`,
  `\\ba?l+erg(?:y|ies|ens?|ias?|enos)\\s*[:=-]?\\s*(?:none|no|nil|nope|n/?a|zero|0|ningun[oa]?)\\s*(?=$|[.;,!?])`,
].map((pattern) => new RegExp(pattern, 'g'))
const EXCEPTIONS =
  /\b(?:but|except\w*|other than|apart from|aside from|besides|unless|pero|except\w*|salvo|menos|aunque)\b/
const NOT_AN_ALLERGY =
  /\b(?:not|isnt) an allergy\b|\bno es (?:una )?alergia\b|不是[过過]敏|알레르기[가는]? ?아[니님]|アレルギー(?:では|じゃ)(?:ない|ありません)/

/** The word for it in Arabic, Russian, Ukrainian, Vietnamese, Haitian Creole, Thai and Hindi. */
const ALLERGY_ELSEWHERE = /حساسي|ал+ерг|dị ứng|alèji|แพ้|एलर्जी/i

// "Pan" is Spanish for bread. With one of these words it is English: `use a clean pan`.
const COOKWARE =
  /\bpans\b|\b(?:clean|cleaned|separate|different|new|fresh|own|same|other|another|the|your|dedicated|frying) pan\b|\bin a pan\b/g

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
      return findNamedFoods(words.slice(at + found.length).join(' ')).length > 0
    case 'free':
      return words
        .slice(Math.max(0, at - FOODS_BEFORE_FREE), at)
        .some((_, back) => endsWithPerson(words.slice(0, at - 1 - back)))
  }
}

/** What a note says in signs: `❌ peanuts`, `no 🥜`. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[❌✖✗✘🚫⛔🛑⚠☠💀🙅🚨]/gu, ' nono '],
  [/🥜/gu, ' peanut '],
  [/🌰/gu, ' nut '],
  [/[🦐🍤]/gu, ' shrimp '],
  [/🦀/gu, ' crab '],
  [/🦞/gu, ' lobster '],
  [/[🦑🐙]/gu, ' squid '],
  [/🦪/gu, ' oyster '],
  [/[🐟🐠🐡🍣]/gu, ' fish '],
  [/[🥚🍳]/gu, ' egg '],
  [/🥛/gu, ' milk '],
  [/🧀/gu, ' cheese '],
  [/🧈/gu, ' butter '],
  [/[🌾🍞🥖]/gu, ' bread '],
]

/** Abbreviations, and a hyphen that stands for a negation: `rice -egg`. */
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/_/g, ' '],
  [/(?<=[a-z])@(?=[a-z])/g, 'a'],
  [/->|→/g, ' replaced with '],
  [/\bw[/.](?:o\b\.?|out\b)/g, 'without'],
  [/\bw\/ ?/g, 'with '],
  [/(?<!\b(?:my|his|her|the|your) )\bg[/.]?f\b/g, 'gluten free'],
  [/-(?:less|free)\b/g, ' free'],
  [/\bn0\b/g, 'no'],
  [/\bd[/.]?f\b/g, 'dairy free'],
  [/\bp ?-?nuts?\b/g, 'peanut'],
  [/(?<=^|[\s(])[-–—−](?=[a-z]| [a-z]+$)|\([-–—−]/g, ' no '],
  [/(?<=[a-z\d])-(?=[a-z\d])/g, ' '],
]

// A name within a sentence: `one order of shrimp for Kim`.
const NAME = /(?<=[a-z] )[A-Z][a-z]+(?=$|[ ,.;!])/g

const normalizeNote = (note: string): string => {
  const named = note.replace(NAME, (word) => (isUnknownWord(word.toLowerCase()) ? 'yours' : word))
  const signed = SIGNS.reduce((rest, [sign, word]) => rest.replace(sign, word), named)
  const plain = ABBREVIATIONS.reduce((rest, [short, word]) => rest.replace(short, word), normalizeText(signed))
  return correctNote(translateSoy(plain))
}

function readLatinPart(part: string) {
  const denied = EXCEPTIONS.test(part) ? part : DENIALS.reduce((rest, pattern) => rest.replace(pattern, ' '), part)
  const rest = denied.replace(COOKWARE, ' ')
  const words = wordsOf(rest)
  return {
    isAllergy: isNearDanger(denied) || HEALTH.test(denied) || words.some((_, at) => mentionsAllergyAt(words, at)),
    rest,
  }
}

const MOST_NOTES = 2000

const SENTENCE_END = /([.;!?\n。；！？]+)/

const sort = (named: readonly Allergen[]): readonly Allergen[] => allergens.filter((each) => named.includes(each))

const readWhole = memoize((note): NoteReading & { readonly unclear: readonly Allergen[] } => {
  const asian = note.split(SENTENCE_END).flatMap((part) => readAsianNote(part) ?? [])
  const latin = normalizeNote(note)
    .split(SENTENCE_END)
    .map((part) => readLatinPart(part))
  const rest = latin.map((part) => part.rest).join('')
  const isAllergy = [...latin, ...asian].some((part) => part.isAllergy) || ALLERGY_ELSEWHERE.test(note)
  if (!isAllergy && NOT_AN_ALLERGY.test(note.toLowerCase().replace(/['’]/g, '')))
    return { isAllergy, allergens: [], unclear: [] }
  const { refused, unclear } = findDoubtfulFoods(rest)
  const avoided = [...refused, ...asian.flatMap((part) => part.avoided)]
  if (!isAllergy) {
    // `pregnant, is the tuna cooked` says nothing against tuna.
    const isFragile = latin.some((part) => FRAGILE.test(part.rest))
    return { isAllergy: isFragile, allergens: sort(avoided), unclear: sort(unclear) }
  }
  const named = [...findUnwantedFoods(rest), ...asian.flatMap((part) => part.named)]
  return { isAllergy, allergens: sort([...named, ...avoided]), unclear: [] }
}, MOST_NOTES)

/**
 * Reads a note in English, Spanish, Chinese, Korean or Japanese
 * (docs/product/kitchen.md#allergies).
 */
export function readNote(note: string): NoteReading {
  const { isAllergy, allergens: named } = readWhole(note)
  return { isAllergy, allergens: named }
}

/**
 * Returns the allergens that a note names next to words of unknown meaning: `nix the shrimp`.
 * Returns none for a note that is about an allergy.
 */
export const listUnclearAllergens = (note: string): readonly Allergen[] => readWhole(note).unclear

/** Whether a note speaks of an allergy or of a food that a person can't eat. In doubt, it does. */
export const mentionsAllergy = (note: string): boolean => readNote(note).isAllergy

/** Whether a note speaks of an allergy, or names an allergen near a negation: `no nuts`. */
export function mayMeanAllergy(note: string): boolean {
  const { isAllergy, allergens: named } = readNote(note)
  return isAllergy || named.length > 0
}

/** Whether a note may mean an allergy or is unclear about a food, so that it must not be lost. */
export const mayConcernAllergy = (note: string): boolean =>
  mayMeanAllergy(note) || listUnclearAllergens(note).length > 0
