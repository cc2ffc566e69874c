import type { Allergen, MenuItem } from '#shared/menu/contract'
import { mayContain } from '#shared/menu/dietary/dish-facts'
import { mergeNotes } from '#shared/orders/cart/note-length'
import { toDietaryPreferences } from '#shared/menu/dietary/exclusions'
import { dietaryChoices, listHideReasons, type DietaryPreference } from '#shared/menu/dietary/filters'
import { mentionsAllergy, readNote } from '#shared/menu/dietary/note-reading'
import { listAvoidedAllergens } from '#shared/menu/dietary/verdict'
import { listTexts, text, type Text } from '#shared/voice/text'
import { addSentences, askToConfirm, type Answer } from '../answer'
import type { GuestMessage, SpokenItem } from '../edit/intent'
import { ALLERGY_NOTICE, describePresence, describeUndeclaredFoods, mentionsFood, type Diet } from './allergens'
import { mergeDietaryNeeds } from './allergies'
import { asItComes, callDish, listNewDishes, type OrderedDish, type NewDish } from './ordered-dish'
import { describeRawFood, isCooked } from './raw-food'
import { readUnfilteredAllergies } from './remembered-needs'
import { findNames } from '../recognize/names'
import { splitWords, type Words } from '../tokenize/words'
import { describeDiet, fitsDiet } from './food-warnings'

/** Returns the allergens that the notes of the cart's lines name as an allergy. */
const listNotedAllergens = (lines: readonly SpokenItem[]): readonly Allergen[] =>
  lines.flatMap(({ notes }) => {
    const { isAllergy, allergens } = readNote(notes)
    return isAllergy ? allergens : []
  })

/** The filters that exclude a food. The others, such as popular dishes, are a view of the menu. */
const isOfFood = (filter: DietaryPreference): boolean =>
  dietaryChoices.some(({ preference, group }) => preference === filter && group !== 'Menu')

type Known = Pick<GuestMessage, 'context' | 'filters'>

/** What is known of a guest: the active filters of foods, and the allergens to avoid. */
function readKnownNeeds({ context = [], filters = [] }: Known) {
  const active = filters.filter(isOfFood)
  const avoided = listAvoidedAllergens(toDietaryPreferences(active))
  return { active, known: [...new Set([...avoided, ...listNotedAllergens(context)])] }
}

/**
 * Leaves out dishes that an allergy of the cart's lines or an active filter excludes, unless that
 * leaves none.
 */
export function filterByKnownNeeds<T extends MenuItem>(dishes: readonly T[], input: Known): readonly T[] {
  const { known, active } = readKnownNeeds(input)
  if (known.length + active.length === 0) return dishes
  const fitting = dishes.filter((dish) => describeConflict(asItComes(dish), known, active).length === 0)
  return fitting.length > 0 ? fitting : dishes
}

/** Says why a dish needs a confirmation; empty if it has no conflict with what is known. */
function describeConflict(
  dish: OrderedDish,
  known: readonly Allergen[],
  filters: readonly DietaryPreference[],
): readonly Text[] {
  const contained = known.filter((allergen) => mayContain(dish.facts, allergen))
  if (contained.length > 0) return [...describePresence(dish, contained), ALLERGY_NOTICE]
  // Pregnancy turns this filter on, and excludes undercooked meat, too.
  if (listHideReasons(dish.facts, toDietaryPreferences(filters)).length === 0)
    return filters.includes('noRaw') && !isCooked(dish) ? [describeRawFood(dish)] : []
  const labels = dietaryChoices.filter(({ preference }) => filters.includes(preference)).map(({ label }) => label)
  const [set, { en, es }] = [listTexts(labels), callDish(dish)]
  return [
    text(
      `Your menu is set to ${set.en}, which hides the ${en}.`,
      `Su menú está filtrado (${set.es}) y no muestra ${es}.`,
    ),
  ]
}

/**
 * Asks for confirmation of each line that the answer adds or changes and that an allergy of the
 * cart's lines or an active filter excludes. Repeats what the dish declares, in each message.
 */
export function confirmKnownNeeds(answer: Answer, input: GuestMessage): Answer {
  const { known, active } = readKnownNeeds(input)
  const warnings = listNewDishes(answer, input).flatMap((dish) => describeConflict(dish, known, active))
  return warnings.length === 0 ? answer : askToConfirm(answer, ...warnings)
}

/**
 * Repeats an allergy that no filter covers in the notes of each new line: that of a message before
 * or of a line in the cart. A dish that names the food waits for confirmation.
 */
export function noteKnownAllergies(answer: Answer, input: GuestMessage): Answer {
  const fresh = listNewDishes(answer, input)
  if (fresh.length === 0) return answer
  const { allergyNote = '', context = [], vocabulary } = input
  const noted = [allergyNote, ...context.map(({ notes }) => notes)].filter(mentionsAllergy)
  const needs = mergeDietaryNeeds(noted.map((note) => readUnfilteredAllergies(note, vocabulary)))
  if (needs === null) return answer
  const items = answer.items.map((item) => {
    const missing = needs.notes.filter((note) => !item.notes.includes(note))
    const isNew = fresh.some((each) => each.item === item)
    return isNew ? { ...item, notes: mergeNotes([...missing, item.notes].filter(Boolean).join(', ')) ?? '' } : item
  })
  const note = needs.notes.join(', ')
  const facts = [
    ...fresh.flatMap((dish) => describePresence(dish, [], needs.foods)),
    text(`I've noted "${note}" for the kitchen.`, `Anoté "${note}" para la cocina.`),
    ...describeUndeclaredFoods(needs.foods),
  ]
  const isNamed = fresh.some((dish) => needs.foods.some((food) => mentionsFood(dish, food)))
  return isNamed ? askToConfirm({ ...answer, items }, ...facts) : addSentences({ ...answer, items }, ...facts)
}

type Need = {
  readonly words: RegExp
  readonly isMet: (dish: OrderedDish) => boolean
  /** Says what is declared. */
  readonly describe: (dish: OrderedDish) => readonly Text[]
}

const diet = (words: RegExp, named: Diet): Need => ({
  words,
  isMet: (dish) => fitsDiet(dish, named),
  describe: (dish) => [describeDiet(dish, named)],
})

const undeclared = (words: RegExp, named: string): Need => ({
  words,
  isMet: () => false,
  describe: () => describeUndeclaredFoods([named]),
})

/** Words that state what a dish must be. */
const needs: readonly Need[] = [
  {
    // `cooked medium` is how a steak is done.
    words: /^(?:cooked|cocinad[oa]s?|cocid[oa]s?)(?! (?:medium|rare|well|with|without|in)\b)/,
    isMet: isCooked,
    describe: (dish) => [describeRawFood(dish)],
  },
  diet(/^(?:vegans?|vegan[oa]s?|plant based)\b/, 'vegan'),
  diet(/^(?:vegetarians?|vegetarian[oa]s?|meatless|meat free|pescatarians?)\b/, 'vegetarian'),
  undeclared(/^halal\b/, 'halal'),
  undeclared(/^kosher\b/, 'kosher'),
  undeclared(/^msg free\b/, 'msg'),
]

const isSaidAt = (words: Words, at: number, need: RegExp): boolean => need.test(words.slice(at, at + 2).join(' '))

const isSaid = (words: Words, need: RegExp): boolean => words.some((_, at) => isSaidAt(words, at, need))

/** Whether a line has an option with the word, such as a vegan pizza's. */
const isOption = ({ dish, item }: NewDish, need: RegExp): boolean =>
  dish.optionGroups.some(({ options }) =>
    options.some(({ id, name }) => item.options.includes(id) && isSaid(splitWords(name), need)),
  )

/**
 * Asks for confirmation of each new line that is not declared as an adjective of the message says:
 * `a cooked tuna roll`, `a vegan miso soup`, `dinner for a vegetarian`. An adjective that became a
 * note is about the lines with that note only.
 */
export function confirmStatedNeeds(answer: Answer, input: GuestMessage): Answer {
  const dishes = listNewDishes(answer, input)
  const words = splitWords(input.message)
  const said = dishes.length === 0 ? [] : needs.filter((need) => isSaid(words, need.words))
  if (said.length === 0) return answer
  const names = findNames(words, input.vocabulary)
  const isFree = (at: number) =>
    !names.some(({ from, to }) => from <= at && at < to) && !/^(?:not|non|isnt|arent)$/.test(words[at - 1] ?? '')
  const judged = said
    .filter((need) => words.some((_, at) => isFree(at) && isSaidAt(words, at, need.words)))
    .filter((need) => !dishes.some((dish) => isOption(dish, need.words)))
    .map((need) => {
      const noted = dishes.filter(({ item }) => isSaid(splitWords(item.notes), need.words))
      const own = noted.length > 0 ? noted : dishes
      const unmet = own.filter((dish) => !need.isMet(dish))
      return { isMet: unmet.length === 0, facts: (unmet.length > 0 ? unmet : own).flatMap(need.describe) }
    })
  // The word has a part in the order.
  const sentences = answer.sentences.filter(
    ({ missing = '' }) => !said.some((need) => isSaid(splitWords(missing), need.words)),
  )
  const facts = judged.flatMap((each) => each.facts)
  return judged.every(({ isMet }) => isMet)
    ? addSentences({ ...answer, sentences }, ...facts)
    : askToConfirm({ ...answer, sentences }, ...facts)
}
