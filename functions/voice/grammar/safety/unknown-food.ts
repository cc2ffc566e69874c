import { allergensIn } from '#shared/rules/allergen-names'
import { allergensOf } from '../allergens'
import { allergiesIn } from '../allergies'
import { hear, namedIn } from '../hear'
import type { Heard } from '../hear'
import { stemOf, wordsOf } from '../normalise'
import type { Vocabulary } from '../vocabulary'

/** Words of questions about allergies and food, besides the foods themselves. */
const known = new Set(
  `allergen allergy allergic intolerant celiac coeliac contain containing include includes inside ingredient made
  free safe friendly option choice kind type sort anything something nothing everything kitchen cater handle careful
  avoid raw cooked fish seafood food sushi roll dish meal snack vegetarian vegan diet dietary gluten pregnant pregnancy
  during recommend suggest popular sensitive sensitivity people guest someone somebody anyone eat serve offer list
  information info declared label suitable ok fine cross contamination contact known full complete which show whats`
    .split(/\s+/)
    .map(stemOf),
)

const isKnown = (word: string): boolean => known.has(stemOf(word)) || allergensIn(word).length > 0

/**
 * Whether a piece of a sentence names a dish only behind words that make it another one: `fried
 * philadelphia roll`.
 */
export function isOtherDish(piece: Heard): boolean {
  const [dish] = piece.kind === 'unknown' ? namedIn(piece) : []
  if (piece.kind !== 'unknown' || !dish) return false
  const name = new Set(wordsOf(dish.name).map(stemOf))
  const words = piece.said.split(' ')
  const before = words.slice(
    0,
    words.findIndex((word) => name.has(stemOf(word))),
  )
  return before.some((word) => !isKnown(word))
}

/**
 * Whether a sentence has words that are neither of the menu, nor foods of a known allergen, nor of
 * such questions.
 */
export function hasUnknownFood(text: string, vocabulary: Vocabulary): boolean {
  const { rest } = allergiesIn(wordsOf(text), vocabulary)
  return hear(rest, vocabulary).some(
    (piece) =>
      piece.kind === 'unknown' &&
      piece.said
        .split(' ')
        .some(
          (word) =>
            !known.has(stemOf(word.toLowerCase())) &&
            allergensOf(word).length === 0 &&
            !vocabulary.words.has(stemOf(word)),
        ),
  )
}
