import { allergens } from '../contract'
import { memoize } from '../../platform/memoize'
import { isSimilarWord } from '../../platform/text'
import { allergenWords } from './allergen-words'
import { isHarmless, startsHarmless } from './note-words'

/** Words of allergies that are recognized despite typing errors. */
const HEALTH_WORDS = `allergy allergies allergic allergen allergens alergy alergies alergic alergia alergias alergico
  alergica anaphylactic anaphylaxis anafilactico anafilaxia epipen celiac celiaco intolerant intolerance intolerante
  sensitive sensitivity contaminated contamination`.split(/\s+/)

const foodWords = allergens.flatMap((each) =>
  `${allergenWords[each].excluded}, ${allergenWords[each].foods}`.split(',').map((word) => word.trim()),
)
const singleFoods = new Set(foodWords.filter((word) => !word.includes(' ')))

// Other words that differ from a food by one letter.
const OTHER_WORDS = new Set('break breaks stays finish anchor couch coach salon bitter'.split(' '))

/** Shorter words are too often another word. */
const SHORTEST = 5

const isFood = (word: string): boolean =>
  [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some((each) => singleFoods.has(each))

const BEFORE_FOOD = ['', 'non', 'no', 'anti', 'zero', 'sin']
const AFTER_FOOD = /(?:free|less|all?erg\w*|intoleran\w*)?$/

/** Separates words written as one, such as `nopeanuts` and `peanutallergy`; null if it is none. */
function splitJoined(word: string): string | null {
  for (const before of BEFORE_FOOD) {
    const rest = word.slice(before.length)
    const after = AFTER_FOOD.exec(rest)?.[0] ?? ''
    const food = rest.slice(0, rest.length - after.length)
    if (word.startsWith(before) && before + after !== '' && isFood(food))
      return [before, food, after.replace('less', 'free')].filter(Boolean).join(' ')
  }
  return null
}

/** Maximum number of words whose correction is remembered. */
const MOST_WORDS = 5000

const correctWord = memoize((word): string => {
  if (OTHER_WORDS.has(word) || HEALTH_WORDS.includes(word) || isHarmless(word) || isFood(word)) return word
  const joined = splitJoined(word)
  if (joined !== null || word.length < SHORTEST) return joined ?? word
  const meant = HEALTH_WORDS.find((each) => isSimilarWord(word, each))
  if (meant !== undefined) return meant
  const singular = word.replace(/s$/, '')
  return (
    [...singleFoods].find(
      (each) => each.length >= SHORTEST && [word, singular].some((form) => isSimilarWord(form, each)),
    ) ?? word
  )
}, MOST_WORDS)

/**
 * Corrects the typing errors in words of foods and allergies of a normalized text, and separates
 * what is written as one word: `allegic`, `shelfish`, `nutfree`.
 */
export const correctNote = (text: string): string => text.replace(/[a-z]{5,}/g, correctWord)

/** Whether a word in lower case is neither ordinary nor a food, nor about allergies. */
export const isUnknownWord = (word: string): boolean =>
  word.length > 2 && !isHarmless(word) && !isFood(word) && correctNote(word) === word

/** Removes a last word that may become ordinary as the guest types on: `extra shrimp ple`. */
export const removeUnfinishedWord = (note: string): string =>
  note.replace(/\b[a-z]+$/i, (word) => (startsHarmless(word.toLowerCase()) ? '' : word))
