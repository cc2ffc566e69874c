import { matchAllergyAt, type AllergyMention } from '#shared/menu/dietary/allergies'
import { isKindOfFood } from '#shared/menu/dietary/kinds-of-food'
import { correctRefusedFood } from '#shared/menu/dietary/note-spelling'
import { foodTest } from '../cover/food-words'
import { dishCodeAt } from '../tokenize/codes'
import { fullNameAt, nearlyNamedAt, type Vocabulary } from '../tokenize/vocabulary'
import { PAUSE, modifierWords, parseNumberAt, stopWords, styleWords, type Words } from '../tokenize/words'
import { detectAllergens } from './allergens'
import { toEnglishFood } from './spanish-foods'

/** Foods, and the words that name them. */
export type Span = { readonly from: number; readonly to: number; readonly foods: readonly string[] }

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

export const leads = list('to from of is are with for include includes including')
export const leadsAfterPause = list('to from of including')
const joiners = list('and or nor y e o')
// Fillers between the foods of a list.
export const fillers = list(`
  all any some most every the kind kinds type types sort sorts of tree raw fresh cooked anything everything containing
  with food foods product products both like such as things stuff diet el la los las uh um er hmm severe mild that has`)
// Words before an allergy that say whose it is or how severe.
export const prefixes = list(`
  i im am is are be being a an have has having had got ive my our someone somebody anyone anybody who whos thats that
  with because since as cause cuz and but though so also by son daughter wife husband kid kids child children mother
  father mom dad friend girlfriend boyfriend brother sister guest family baby he she hes shes they theyre we were her
  his their it its severe severely deadly deathly highly very really super extremely seriously mildly slightly terribly
  terrible bad badly serious known food suffer suffers from for if estoy tengo una mi es he que porque at all please`)
export const refusing = list('no without hold the skip minus sin any leave off out')

// `because`, `avoiding garlic, doctor's orders`, `my allergies are under control`
const ends = list('except because cause cuz since porque doctor doctors under none')

const isContent = (word: string | undefined): boolean =>
  word !== undefined && word !== PAUSE && !stopWords.has(word) && !joiners.has(word)

/** Returns the allergy phrase that starts at a position. `free range` chicken is none. */
export function triggerAt(words: Words, at: number): AllergyMention | null {
  const trigger = matchAllergyAt(words, at)
  return trigger?.kind === 'free' && isContent(words[at + trigger.length]) ? null : trigger
}

/** Whether an order starts at a position: a number, a code, or the whole name of a dish. */
const isRequest = (words: Words, at: number, vocabulary: Vocabulary): boolean =>
  parseNumberAt(words, at) !== null ||
  dishCodeAt(words, at, vocabulary) !== null ||
  fullNameAt(vocabulary, words, at) >= 2 ||
  nearlyNamedAt(vocabulary, words, at)

const isFood = (word: string | undefined): boolean => isContent(word) && word !== undefined && !fillers.has(word)

const readFood = (words: Words): string => words.map(correctRefusedFood).map(toEnglishFood).join(' ')

// `allergic to avocado and my son to mushrooms`
const OTHER_PERSON = /^(?:and )?(?:my|our|his|her) \w+ (?:is )?to /

/** Lists the foods from a position up to the next order. */
export function foodsFrom(words: Words, from: number, vocabulary: Vocabulary): Span {
  const foods: string[] = []
  let to = from
  for (let at = from; at < words.length;) {
    const word = words[at] ?? ''
    const before = words[at - 1]
    const isListed = before !== undefined && joiners.has(before)
    const pair = isKindOfFood(words.slice(at, at + 2).join(' ')) ? 2 : 1
    const whole = Math.max(fullNameAt(vocabulary, words, at), pair)
    if (foods.length > 0 && !isListed && isRequest(words, at, vocabulary)) break
    const other = foods.length > 0 ? OTHER_PERSON.exec(words.slice(at).join(' '))?.[0] : undefined
    if (other !== undefined) {
      at += other.trim().split(' ').length
      continue
    }
    if (
      ends.has(word) ||
      // `broccoli, any specials`
      (word === 'any' && foods.length > 0 && !isListed && detectAllergens(words[at + 1] ?? '').length === 0) ||
      (foods.length > 0 && triggerAt(words, at)) ||
      parseNumberAt(words, at) ||
      dishCodeAt(words, at, vocabulary)
    )
      break
    if (isFood(word)) {
      foods.push(readFood(words.slice(at, at + whole)))
      at += whole
      to = at
    } else if (word === PAUSE || joiners.has(word) || fillers.has(word)) at += 1
    else break
  }
  return { from, to, foods }
}

const adding = list('with con add adding extra plus double')
const LONGEST_ADDITION = 4

/** Whether the words before a pause add a food: `with spicy mayo, egg allergy`. */
const isAddedBefore = (words: Words, pause: number): boolean =>
  words
    .slice(Math.max(0, pause - LONGEST_ADDITION), pause)
    .reduce((isAdded, word) => word !== PAUSE && (isAdded || adding.has(word)), false)

/** Lists the foods right before a position: `nut and sesame` of `nut and sesame allergy`. */
export function foodsBefore(words: Words, end: number, vocabulary: Vocabulary, isSure = false): Span {
  const names = new Set(
    words.flatMap((_, at) => {
      const length = fullNameAt(vocabulary, words, at)
      return length >= 2 ? Array.from({ length }, (__, index) => at + index) : []
    }),
  )
  const foods: string[] = []
  let from = end
  for (let at = end - 1; at >= 0; at -= 1) {
    const heard = words[at] ?? ''
    const word = stopWords.has(heard) ? heard : readFood([heard])
    const isKnown = detectAllergens(word).length > 0
    if (isKindOfFood(`${word} ${foods[0] ?? ''}`)) {
      // `green onion allergy`
      foods[0] = `${word} ${foods[0] ?? ''}`
      from = at
    } else if (isFood(word) && !names.has(at) && (isKnown || (foods.length === 0 && !isSure && !prefixes.has(word)))) {
      foods.unshift(word)
      from = at
    } else if (word === PAUSE && foods.length > 0 && isAddedBefore(words, at)) break
    else if (foods.length === 0 || !(joiners.has(word) || word === PAUSE || word === 'tree')) break
  }
  return { from, to: end, foods }
}

const REFUSAL = /^(?:no|without|hold|skip|minus|sin)$/
const LONGEST_REFUSAL = 8

/** Lists the foods of the refusal that starts at a position: `no mushrooms in anything`. */
export const foodsRefusedAt = (words: Words, at: number, vocabulary: Vocabulary): readonly string[] =>
  REFUSAL.test(words[at] ?? '') ? foodsFrom(words, at + 1, vocabulary).foods : []

/** Lists the foods of the refusal that ends at a position. */
export function foodsRefusedBefore(words: Words, end: number, vocabulary: Vocabulary): readonly string[] {
  const before = words.slice(0, end)
  const at = before.findLastIndex((word) => REFUSAL.test(word))
  return at < end - LONGEST_REFUSAL ? [] : foodsRefusedAt(before, at, vocabulary)
}

/** Whether a food may be in a dish of the menu, by the dishes' texts and options. */
export const isFoodOfMenu = (food: string, vocabulary: Vocabulary): boolean =>
  !styleWords.has(food) && !modifierWords.has(food) && foodTest(vocabulary)(food)
