import type { Allergen } from '#shared/menu/contract'
import { allergenTable } from '#shared/menu/dietary/allergen-table'
import { parseExclusions } from '#shared/menu/dietary/exclusions'
import { dietaryChoices, type DietaryPreference } from '#shared/menu/dietary/filters'
import { readNote } from '#shared/menu/dietary/note-reading'
import { findNames } from '../recognize/names'
import type { Vocabulary } from '../tokenize/vocabulary'
import { splitWords, type Words } from '../tokenize/words'
import type { DietaryNeeds } from './allergens'
import { extractAllergies } from './allergies'
import { extractDiet } from './food-warnings'
import { isInOtherScript, isSpanishHealthTopic, translateSpanish } from './languages'
import { avoidsRawFood } from './raw-food'

/** The allergens of words that speak of an allergy, apart from the names of dishes. */
function readAllergens(words: Words, vocabulary: Vocabulary): readonly Allergen[] {
  const names = findNames(words, vocabulary).filter(({ isWhole }) => isWhole)
  const said = words.filter((_, at) => !names.some(({ from, to }) => from <= at && at < to))
  const { isAllergy, allergens } = readNote(said.join(' '))
  return isAllergy ? allergens : []
}

function listToldAllergens(message: string, words: Words, vocabulary: Vocabulary) {
  if (isInOtherScript(message)) return { allergens: readNote(message).allergens, rest: words }
  const { rest, needs } = extractAllergies(words, vocabulary)
  // `does the miso soup have fish? i'm allergic`
  const isOpen = needs?.allergens.length === 0
  return { allergens: [...(needs?.allergens ?? []), ...readAllergens(isOpen ? words : rest, vocabulary)], rest }
}

/** Returns the words of a message in English, if a Spanish one speaks of an allergy. */
function readEnglish(message: string, vocabulary: Vocabulary): Words {
  const heard = splitWords(message)
  const english = isSpanishHealthTopic(heard) ? translateSpanish(heard, /[?¿]/.test(message), vocabulary) : null
  return english === null ? heard : splitWords(english)
}

/** Returns the needs of a message with an allergy to a food without a filter; else null. */
export function readUnfilteredAllergies(message: string, vocabulary: Vocabulary): DietaryNeeds | null {
  const { needs } = extractAllergies(readEnglish(message, vocabulary), vocabulary)
  return needs !== null && needs.foods.length > 0 ? needs : null
}

/**
 * Returns the filters of what a message tells of a guest, in whatever else it says: allergies,
 * intolerances, a diet and what excludes raw food. A wish for one dish (`no egg in my rice`) is
 * none.
 */
export function listRememberedNeeds(message: string, vocabulary: Vocabulary): readonly DietaryPreference[] {
  const words = readEnglish(message, vocabulary)
  const { allergens, rest } = listToldAllergens(message, words, vocabulary)
  const { diet } = extractDiet(rest.join(' '))
  const found = new Set<DietaryPreference>([
    ...allergens.map((allergen) => allergenTable[allergen].filter),
    ...(diet === null ? [] : parseExclusions(diet).filters),
    ...(avoidsRawFood(words) ? (['noRaw'] as const) : []),
  ])
  return dietaryChoices.flatMap(({ preference }) => (found.has(preference) ? preference : []))
}
