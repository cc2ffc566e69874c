import type { Allergen, MenuItem } from '#shared/menu/contract'
import { isVegetarian } from '#shared/menu/dietary/dish-facts'
import {
  ALLERGY_NOTICE,
  describeAllergens,
  describePresence,
  describeUndeclaredFoods,
  detectAllergens,
  findNoteAllergens,
  isFreeOf,
  mentionsFood,
  type Diet,
  type DietaryNeeds,
} from './allergens'
import { MAX_NAMED_DISHES, formatDishNames, isOrderable } from '../questions/facts'
import { findAllergens } from '#shared/menu/dietary/allergies'
import { mentionsAllergy } from '#shared/menu/dietary/note-reading'
import { VEGAN_FOODS } from '#shared/menu/search-terms'
import type { SpokenLine } from '../resolve/line-options'
import { text, type Text } from '#shared/voice/text'
import { askToConfirm, say, type Answer } from '../answer'
import { parseNumberAt, requestPattern, singularize, splitWords, stemsOfName } from '../tokenize/words'
import { extractAllergies } from './allergies'
import { asItComes, asOrdered, callDish, listNewDishes, type OrderedDish } from './ordered-dish'
import { clausesOf } from '../cover/clauses'
import type { GuestMessage } from '../edit/intent'
import { hear, type HeardPiece } from '../../reading/hear'
import type { Vocabulary } from '../tokenize/vocabulary'

const TELLS =
  /(?:^|\b(?:but|and|since|because|as|so) )?\b(?:im|i am|were|we are|shes|he ?s|she is|he is|theyre|they are|(?:is|are)(?= \w+ *$)|my \w+ is|whos|who is|i have to be) (?:a |an |all |both |strictly |strict )*(vegetarian|vegan)s?\b|\bestoy (vegetarian|vegan)[oa]\b/

/** Extracts a diet (`I'm vegetarian`) from a text. Returns the diet and the remaining text. */
export function extractDiet(text: string): { readonly rest: string; readonly diet: Diet | null } {
  const found = TELLS.exec(text)
  if (!found) return { rest: text, diet: null }
  return { rest: text.replace(TELLS, ' , '), diet: (found[1] ?? found[2]) === 'vegan' ? 'vegan' : 'vegetarian' }
}

/**
 * Whether a dish is declared vegetarian; for vegans also free of dairy and egg, and its text names
 * no honey, which is never declared.
 */
export const fitsDiet = (dish: OrderedDish, diet: Diet): boolean =>
  isVegetarian(dish.facts) &&
  (diet === 'vegetarian' || (isFreeOf(dish, ['dairy', 'egg']) && !VEGAN_FOODS.some((food) => mentionsFood(dish, food))))

const VEGETARIAN = text('vegetarian', 'vegetariano')

const kindOf = (diet: Diet): Text =>
  diet === 'vegan' ? text('vegetarian, without dairy or egg,', 'vegetariano, sin lácteos ni huevo,') : VEGETARIAN

const dietName = (diet: Diet): Text => (diet === 'vegan' ? text('vegan', 'vegano') : VEGETARIAN)

const toTitle = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** Says whether a dish fits a diet, as far as declared. */
export function describeDiet(dish: OrderedDish, diet: Diet): Text {
  const [kind, name, { en, es }] = [kindOf(diet), dietName(diet), callDish(dish)]
  return fitsDiet(dish, diet)
    ? text(`The ${en} is ${kind.en} by its declaration.`, `${es} es ${kind.es} según su declaración.`)
    : text(`I can't call the ${en} ${name.en}.`, `No puedo decir que ${es} sea ${name.es}.`)
}

/** Says which of the dishes fit a diet; without dishes, lists those of the menu. */
export function answerDiet(diet: Diet, dishes: readonly OrderedDish[], menu: readonly MenuItem[]): readonly Text[] {
  if (dishes.length > 0 && dishes.length <= MAX_NAMED_DISHES) return dishes.map((dish) => describeDiet(dish, diet))
  const those = dishes.length > 0 ? dishes : menu.map(asItComes)
  const fitting = those.filter((each) => isOrderable(each.dish) && fitsDiet(each, diet)).map(({ dish }) => dish)
  const [kind, name, names] = [kindOf(diet), dietName(diet), formatDishNames(fitting)]
  return [
    fitting.length > 0
      ? text(
          `${toTitle(kind.en)} by their declaration: ${names.en}.`,
          `${toTitle(kind.es)} según su declaración: ${names.es}.`,
        )
      : text(
          `I can't call any of these ${name.en} by its declaration.`,
          `No puedo decir que alguno de estos sea ${name.es} según su declaración.`,
        ),
  ]
}

/** A warning about dishes, and whether the guest must confirm them. */
type FoodWarning = {
  readonly sentences: readonly Text[]
  /** A dish may contain something that the guest avoids. */
  readonly isRisky: boolean
  readonly isToConfirm: boolean
}

type Avoided = { readonly dish: OrderedDish; readonly allergens: readonly Allergen[]; readonly isAllergic: boolean }

/** Puts the dietary notes for the kitchen before the other notes of each line. */
export const addDietaryNotes = <L extends SpokenLine>(lines: readonly L[], needs: DietaryNeeds | null): readonly L[] =>
  needs === null
    ? lines
    : lines.map((line) => ({
        ...line,
        notes: [...needs.notes.filter((note) => !line.notes.some((own) => own.includes(note))), ...line.notes],
      }))

function avoidedIn({ dish, options, notes, optionRequests = [] }: SpokenLine, needs: DietaryNeeds | null): Avoided {
  const isAllergic = needs?.isAllergic || notes.some(mentionsAllergy)
  return {
    dish: asOrdered(dish, { options, notes: notes.join(', ') }),
    isAllergic,
    allergens: [
      ...new Set([...(needs?.allergens ?? []), ...findNoteAllergens([...notes, ...optionRequests], isAllergic)]),
    ],
  }
}

/**
 * Warns about what the dishes declare of the guest's needs; null if the guest has none. Allergies
 * always need confirmation. Requests such as `gluten free` and diets need it only if the dish is
 * not declared so.
 */
export function findFoodWarning(lines: readonly SpokenLine[], needs: DietaryNeeds | null): FoodWarning | null {
  const foods = needs?.foods ?? []
  const diet = needs?.diet ?? null
  const avoided = lines.map((line) => avoidedIn(line, needs))
  const careful = avoided.filter(({ allergens, isAllergic }) => isAllergic || allergens.length > 0)
  if (careful.length === 0 && (diet === null || lines.length === 0)) return null
  const isOpen = ({ dish, allergens }: Avoided) =>
    (allergens.length === 0 && foods.length === 0) ||
    !isFreeOf(dish, allergens) ||
    foods.some((food) => mentionsFood(dish, food))
  const unsure = careful.filter(isOpen)
  const said = (unsure.length > 0 ? unsure : careful).flatMap(({ dish, allergens }) =>
    allergens.length + foods.length > 0 ? describePresence(dish, allergens, foods) : [describeAllergens(dish)],
  )
  const ofDiet = diet === null ? [] : avoided.map(({ dish }) => describeDiet(dish, diet))
  const isFit = diet === null || avoided.every(({ dish }) => fitsDiet(dish, diet))
  return {
    sentences: [...said, ...ofDiet, ...describeUndeclaredFoods(foods), ...(careful.length > 0 ? [ALLERGY_NOTICE] : [])],
    isRisky: unsure.length > 0 || !isFit,
    isToConfirm: unsure.length > 0 || careful.some(({ isAllergic }) => isAllergic) || !isFit,
  }
}

/** A question about a dish within a sentence that orders: `… and does it contain shrimp`. */
const ASKS_OF_DISH =
  /\b(?:(?:does|do|did|will) (?:it|that|this|they|those|the)|(?:is|are) (?:there|it|that|this|they)|any (?:\w+ ){1,2}in|(?:what|how) about|how much|tiene|lleva|contiene|hay)\b.*/

/**
 * Orders nothing where the message asks about an allergen of a dish: `hibachi chicken, does it have
 * butter`. Says what the dish has; after a request or a number, a yes adds it, unless the food that
 * is asked about was read as a note.
 */
export function answerAskedAllergens(said: Answer, input: GuestMessage): Answer {
  if (said.action !== 'add_to_cart') return said
  const words = splitWords(input.message)
  const { clauses, names } = clausesOf(words, input.vocabulary)
  const isOfName = (at: number) => names.some(({ from, to }) => from <= at && at < to)
  const saidIn = (isQuestion: boolean) =>
    clauses.flatMap(({ from, to, stance }) =>
      (stance === 'question') === isQuestion ? words.slice(from, to).filter((_, at) => !isOfName(from + at)) : [],
    )
  const ordering = saidIn(false)
  const asked = `${saidIn(true).join(' ')} ${ASKS_OF_DISH.exec(ordering.join(' '))?.[0] ?? ''}`
  const named = detectAllergens(asked)
  if (named.length === 0) return said
  const isMisread = ({ notes }: Answer['items'][number]) => notes !== '' && asked.includes(notes)
  const items = said.items.map((item) => (isMisread(item) ? { ...item, notes: '' } : item))
  const facts = [
    ...listNewDishes({ ...said, items }, input).flatMap((dish) => describePresence(dish, named)),
    ALLERGY_NOTICE,
  ]
  const isOrder = requestPattern.test(ordering.join(' ')) || ordering.some((_, at) => parseNumberAt(ordering, at))
  return isOrder && !said.items.some(isMisread) ? askToConfirm(said, ...facts) : say(...facts)
}

/** Words of questions about allergies and food, apart from the foods. */
const known = new Set(
  `allergen allergy allergic intolerant celiac coeliac contain containing include includes inside ingredient made
  free safe friendly option choice kind type sort anything something nothing everything kitchen cater handle careful
  avoid raw cooked fish seafood food dish meal snack vegetarian vegan diet dietary gluten pregnant pregnancy
  during recommend suggest popular sensitive sensitivity people guest someone somebody anyone eat serve offer list
  information info declared label suitable ok fine cross contamination contact known full complete which show whats`
    .split(/\s+/)
    .map(singularize),
)

const isKnown = (word: string): boolean => known.has(singularize(word)) || findAllergens(word).length > 0

/**
 * Whether a piece names a dish with other words before it that make it a different dish: `fried
 * philadelphia roll`.
 */
export function isOtherDish(piece: HeardPiece): boolean {
  const [dish] = piece.kind === 'unknown' ? piece.named : []
  if (piece.kind !== 'unknown' || !dish) return false
  const name = stemsOfName(dish.name)
  const words = piece.said.split(' ')
  const before = words.slice(
    0,
    words.findIndex((word) => name.has(singularize(word))),
  )
  return before.some((word) => !isKnown(word))
}

/**
 * Whether a sentence has words that are not on the menu, no food with a known allergen and not part
 * of such questions.
 */
export function hasUnknownFood(text: string, vocabulary: Vocabulary): boolean {
  const { rest } = extractAllergies(splitWords(text), vocabulary)
  return hear(rest, vocabulary).some(
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
