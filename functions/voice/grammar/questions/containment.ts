import type { Allergen, MenuItem } from '#shared/menu/contract'
import { findAllergens } from '#shared/menu/dietary/allergies'
import { detectAllergens, mentionsFood } from '../safety/allergens'
import { asItComes } from '../safety/ordered-dish'
import { findNames } from '../recognize/names'
import type { Vocabulary } from '../tokenize/vocabulary'
import { PAUSE, singularize, stemsOfName, synonyms, type Words } from '../tokenize/words'

const LEAD = '^(?:(?:hey|hi|hello|hiro|so|and|ok|okay|please|excuse me|but|also) )*'
const DISH = '(?:the |your |an? )?(?!you\\b|it\\b|that\\b|this\\b|they\\b|there\\b|i\\b|we\\b)(?<dish>[a-z0-9 ]+?)'
const FOOD = '(?<food>[a-z ]+?)'
const END = '(?: in (?:it|them|there|that))?(?: at all)?(?: please)?$'

/**
 * `is there shrimp in the kids chicken`, `is the fried rice cooked with shrimp`, `lleva camarón el
 * pollo`, `el pollo tiene camarón`
 */
const CONTAINS = [
  new RegExp(`${LEAD}(?:is|are) there ${FOOD} (?:in|on|inside) ${DISH}${END}`),
  new RegExp(
    `${LEAD}(?:does|do|is|are) ${DISH} (?:have|has|contains?|includes?|use|come with|(?:made|cooked|fried|prepared|served|done) (?:with|in|of|from|using)) ${FOOD}${END}`,
  ),
  new RegExp(
    `^(?:tienen?|llevan?|contienen?|have) ${FOOD} (?:the|el|la|los|las) (?<dish>[a-z0-9 ]+?)(?: por favor| please)?$`,
  ),
  new RegExp(
    `${LEAD}(?:the|el|la|los|las) (?<dish>[a-z0-9 ]+?) (?:tienen?|llevan?|contienen?|have|has|contains?) ${FOOD}${END}`,
  ),
]

const SHARED =
  /\b(?:same|shared?|mism[oa]s?|compart\w+) (?:\w+ )?(?:oil|fryers?|grills?|knife|knives|woks?|pans?|pots?|cutting boards?|boards?|utensils?|surfaces?|water|aceite|freidoras?|parrillas?|planchas?|cuchillos?|sarten(?:es)?|ollas?|tablas?|utensilios?|agua)\b|\bcross (?:contact|contaminat\w+)\b|\bcontaminacion cruzada\b/

/** Whether a sentence is about foods that touch: `is it fried in the same oil as the shrimp`. */
export const isAboutCrossContact = (words: Words): boolean => SHARED.test(words.join(' '))

const SMALL = /^(?:any|some|a|an|the|real|kind|sort|type|trace|traces|of|or|and|algo|de|o|y|ni)$/
const LINK = /^(?:of|for|de|del|para|con|el|la|los|las)$/

/** The allergens that a question asks about, and the dishes that it may mean. */
type Containment = {
  readonly allergens: readonly Allergen[]
  /** Whether a food is named for an allergen: imitation crab is fish, too. */
  readonly isFood: boolean
  readonly dishes: readonly MenuItem[]
}

/** Lists the dishes with all the words in their names, else in their descriptions. */
function findMeant(said: string, { menu }: Vocabulary): readonly MenuItem[] {
  const stems = said
    .split(' ')
    .filter((word) => !LINK.test(word))
    .map((word) => synonyms.get(word)?.[0] ?? synonyms.get(singularize(word))?.[0] ?? singularize(word))
  const named = menu.filter(({ name, alsoCalled }) =>
    [name, ...alsoCalled].some((each) => stems.every((stem) => stemsOfName(each).has(stem))),
  )
  return named.length > 0 ? named : menu.filter((dish) => mentionsFood(asItComes(dish), said))
}

/** Reads a question whether a dish has an allergen; null for other sentences. */
export function findContainment(words: Words, vocabulary: Vocabulary): Containment | null {
  const said = words.filter((word) => word !== PAUSE).join(' ')
  for (const pattern of CONTAINS) {
    const { dish = '', food = '' } = pattern.exec(said)?.groups ?? {}
    const foods = food.split(' ').filter((word) => !SMALL.test(word))
    if (foods.length === 0 || foods.some((word) => detectAllergens(word).length === 0)) continue
    const named = findNames(dish.split(' '), vocabulary).flatMap(({ dishes }) => dishes)
    const dishes = named.length > 0 ? named : findMeant(dish, vocabulary)
    const isFood = foods.some((word) => findAllergens(word).length === 0)
    if (dishes.length > 0) return { allergens: [...new Set(foods.flatMap(detectAllergens))], isFood, dishes }
  }
  return null
}
