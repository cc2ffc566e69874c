import { allergenTable } from './dietary/allergen-table'
import { parseExclusions, removeFiltered, type ParsedExclusions } from './dietary/exclusions'
import { dietaryChoices, type DietaryPreference } from './dietary/filters'
import { ANY_FOOD, findNamedFoods } from './dietary/note-coverage'
import { mayMeanAllergy, readNote } from './dietary/note-reading'
import { normalizeText } from '../platform/text'

/** Words of a search that would refuse the food in a note: `do you have shrimp`, `gf salmon`. */
const ORDINARY = /^(?:do you have|have you got|is there|are there|hay|tienen?)\b|\bdrop(?= soups?\b)|\b[gd]f\b/g

const CLAUSE_END = /[,;.]|\b(?:and|but|y|pero)\b/

/** Whether words refuse the food that they name, whichever it is: not `shellfish soup`. */
const refusesFood = (text: string): boolean => mayMeanAllergy(text.replace(ORDINARY, ' ').replace(ANY_FOOD, 'shrimp'))

const namesFood = (text: string): boolean => findNamedFoods(normalizeText(text)).length > 0

/** Returns the filters of the foods that a search refuses in the words of a note to the kitchen. */
function findRefused(search: string): readonly DietaryPreference[] {
  const text = removeFiltered(search)
  return refusesFood(normalizeText(text)) ? readNote(text).allergens.map((each) => allergenTable[each].filter) : []
}

/**
 * Finds what a search excludes: by the words that set filters, and by those that refuse a food in a
 * note to the kitchen, such as `shellfish not allowed` (docs/product/menu.md#search).
 */
export function readSearch(search: string): ParsedExclusions {
  const parsed = parseExclusions(search)
  const refused = findRefused(search)
  if (refused.length === 0) return parsed
  const filters = new Set([...parsed.filters, ...refused])
  const others = search.split(CLAUSE_END).filter((clause) => !namesFood(clause) && !mayMeanAllergy(clause))
  const { unmapped, remaining } = parseExclusions(others.join(', '))
  return {
    filters: dietaryChoices.map(({ preference }) => preference).filter((preference) => filters.has(preference)),
    unmapped,
    remaining,
  }
}

/** The words that set a filter in a search: `gluten free`, `no soy`. */
const phraseOf = (filter: DietaryPreference): string =>
  dietaryChoices
    .find(({ preference }) => preference === filter)
    ?.label.toLowerCase()
    .replace('-', ' ') ?? ''

const phraseExclusions = ({ filters, unmapped, remaining }: ParsedExclusions): string =>
  [remaining, ...filters.map(phraseOf), ...unmapped.map((word) => `no ${word}`)]
    .filter((part) => part !== '')
    .join(', ')

/** Removes one filter's exclusion from a search. */
export function removeExclusion(search: string, removed: DietaryPreference): string {
  const read = readSearch(search)
  return phraseExclusions({ ...read, filters: read.filters.filter((filter) => filter !== removed) })
}

/** Returns only what a search excludes: `no soy` of `pizza without soy`; empty if nothing. */
export const keepExclusions = (search: string): string => phraseExclusions({ ...readSearch(search), remaining: '' })
