import { findAllergens } from '#shared/rules/allergen-names'
import { detectAllergens } from '../allergens'
import { extractAllergies } from '../allergies'
import { parseClause, listNamedDishes } from '../hear'
import type { ClausePart } from '../hear'
import { singularize, splitWords } from '../normalise'
import type { Vocabulary } from '../vocabulary'

/** Words of questions about allergies and food, besides the foods themselves. */
const known = new Set(
  `allergen allergy allergic intolerant celiac coeliac contain containing include includes inside ingredient made
  free safe friendly option choice kind type sort anything something nothing everything kitchen cater handle careful
  avoid raw cooked fish seafood food sushi roll dish meal snack vegetarian vegan diet dietary gluten pregnant pregnancy
  during recommend suggest popular sensitive sensitivity people guest someone somebody anyone eat serve offer list
  information info declared label suitable ok fine cross contamination contact known full complete which show whats`
    .split(/\s+/)
    .map(singularize),
)

const isKnown = (word: string): boolean => known.has(singularize(word)) || findAllergens(word).length > 0

/**
 * Whether a piece of a sentence names a dish only behind words that make it another one: `fried
 * philadelphia roll`.
 */
export function isOtherDish(piece: ClausePart): boolean {
  const [dish] = piece.kind === 'unknown' ? listNamedDishes(piece) : []
  if (piece.kind !== 'unknown' || !dish) return false
  const name = new Set(splitWords(dish.name).map(singularize))
  const words = piece.said.split(' ')
  const before = words.slice(
    0,
    words.findIndex((word) => name.has(singularize(word))),
  )
  return before.some((word) => !isKnown(word))
}

/**
 * Whether a sentence has words that are neither of the menu, nor foods of a known allergen, nor of
 * such questions.
 */
export function hasUnknownFood(text: string, vocabulary: Vocabulary): boolean {
  const { rest } = extractAllergies(splitWords(text), vocabulary)
  return parseClause(rest, vocabulary).some(
    (piece) =>
      piece.kind === 'unknown' &&
      piece.said
        .split(' ')
        .some(
          (word) =>
            !known.has(singularize(word.toLowerCase())) &&
            detectAllergens(word).length === 0 &&
            !vocabulary.words.has(singularize(word)),
        ),
  )
}
