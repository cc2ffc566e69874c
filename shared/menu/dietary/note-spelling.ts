import { allergens } from '../contract'
import { memoize } from '../../platform/memoize'
import { isSimilarWord } from '../../platform/text'
import { allergenWords } from './allergen-words'
import { isHarmless, startsHarmless } from './note-words'

/** Words of allergies that are recognized despite typing errors. */
const HEALTH_WORDS = `allergy allergies allergic allergen allergens alergia alergias alergico
  alergica anaphylactic anaphylaxis anafilactico anafilaxia epipen celiac celiaco intolerant intolerance intolerante
  sensitive sensitivity contaminated contamination`.split(/\s+/)

const listSingle = (words: readonly string[]): readonly string[] =>
  words.flatMap((each) => each.split(',')).flatMap((word) => (word.trim().includes(' ') ? [] : [word.trim()]))

const excludedFoods = listSingle(allergens.map((each) => allergenWords[each].excluded))
const singleFoods = new Set([...excludedFoods, ...listSingle(allergens.map((each) => allergenWords[each].foods))])

// Other words that differ from a food by one letter.
const OTHER_WORDS = new Set(
  `break breaks breath breathe breathing stays finish anchor couch coach poison poisons salon bitter net not note man crap
  mile mill say sea son sol sos`.split(/\s+/),
)

/** Foods as speech recognition hears them, and as guests describe them. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\black toast\b/g, 'lactose'],
  [/\bglutton\b/g, 'gluten'],
  [/\bselfish\b/g, 'shellfish'],
  [/\bcrustation/g, 'crustacean'],
  [/\bpron(?=s?\b)/g, 'prawn'],
  [/\bfishy (?:stuff|things?)\b|(?<=\bnothing )fishy\b/g, 'fish'],
  [/\bcrab ?sticks?\b/g, 'crab'],
  [/(?<=\b(?:nothing|anything|things?) )(?:with|in|that has) an? shell\b/g, 'shellfish'],
  [
    /\bsea food\b|\b(?:in|from|of) the (?:sea|ocean)\b|\bdel mar\b|(?<=nada )de mar\b|\bfru(?:its de mer|tos do mar)\b/g,
    'seafood',
  ],
]

const readPhrases = (text: string): string => PHRASES.reduce((rest, [phrase, food]) => rest.replace(phrase, food), text)

/** Shorter words are too often another word. */
const SHORTEST = 5

/** Spells a word as it sounds: `keso` like `queso`, `nutz` like `nuts`, `webo` like `huevo`. */
const spellBySound = (word: string): string =>
  word
    .replaceAll('z', 's')
    .replace(/k(?=[ei])/g, 'qu')
    .replace(/k(?=[ar])/g, 'c')
    .replaceAll('b', 'v')
    .replace(/^(?:gu|w|u)e/, 'hue')

const foodsBySound = new Map([...singleFoods].map((food) => [spellBySound(food), food]))

const findBySound = (word: string): string | undefined => {
  const sound = spellBySound(word)
  return foodsBySound.get(sound) ?? foodsBySound.get(sound.replace(/s$/, ''))
}

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

const isCorrect = (word: string): boolean =>
  OTHER_WORDS.has(word) || HEALTH_WORDS.includes(word) || isHarmless(word) || isFood(word)

const correctWord = memoize((word): string => {
  if (isCorrect(word)) return word
  const heard = findBySound(word) ?? splitJoined(word)
  if (heard !== null || word.length < SHORTEST) return heard ?? word
  const meant = HEALTH_WORDS.find((each) => isSimilarWord(word, each))
  if (meant !== undefined) return meant
  // Most words have one form, and each is compared with every food.
  const forms = [...new Set([word, word.replace(/s$/, ''), spellBySound(word)])]
  return (
    [...singleFoods].find((each) => each.length >= SHORTEST && forms.some((form) => isSimilarWord(form, each))) ?? word
  )
}, MOST_WORDS)

/** Corrects a word that can only be a food, also a short one: `egs` of `no egs`. */
export const correctRefusedFood = memoize((word): string => {
  const corrected = correctWord(readPhrases(word))
  if (corrected !== word || word.length < 3 || isCorrect(word)) return corrected
  const forms = [...new Set([word, word.replace(/s$/, '')])]
  return excludedFoods.find((food) => food.length > 2 && forms.some((form) => isSimilarWord(form, food, 1))) ?? word
}, MOST_WORDS)

const REFUSED_WORD =
  /(?<=\b(?:no|sin|without|wo|zero|non|allergic to|alergic[oa] al?) )[a-z]{3,4}\b|\b[a-z]{3,4}(?= (?:free|allergy|intolerant)\b)/g

/**
 * Corrects the typing errors in words of foods and allergies of a normalized text, and separates
 * what is written as one word: `allegic`, `shelfish`, `nutfree`.
 */
export const correctNote = (text: string): string =>
  readPhrases(text)
    .replace(/[a-z]{3,}/g, correctWord)
    .replace(REFUSED_WORD, correctRefusedFood)

/** Whether a word in lower case is neither ordinary nor a food, nor about allergies. */
export const isUnknownWord = (word: string): boolean =>
  word.length > 2 && !isHarmless(word) && !isFood(word) && correctNote(word) === word

/** Removes a last word that may become ordinary as the guest types on: `extra shrimp ple`. */
export const removeUnfinishedWord = (note: string): string =>
  note.replace(/\b[a-z]+$/i, (word) => (startsHarmless(word.toLowerCase()) ? '' : word))
