import type { Allergen, MenuItem } from '#shared/menu/contract'
import { mayContain } from '#shared/menu/dietary/dish-facts'
import { mergeNotes } from '#shared/orders/cart/cart'
import { toDietaryPreferences } from '#shared/menu/dietary/exclusions'
import { dietaryChoices, listHideReasons, type DietaryPreference } from '#shared/menu/dietary/filters'
import { mentionsAllergy, readNote } from '#shared/menu/dietary/note-reading'
import { listAvoidedAllergens } from '#shared/menu/dietary/verdict'
import { text, type Text } from '#shared/voice/text'
import { addSentences, askToConfirm, type Answer } from '../answer'
import type { GuestMessage, SpokenItem } from '../edit/intent'
import { joinWords } from '../questions/facts'
import { ALLERGY_NOTICE, describePresence, describeUndeclaredFoods, mentionsFood } from './allergens'
import { mergeDietaryNeeds } from './allergies'
import { asItComes, callDish, listNewDishes, type OrderedDish } from './ordered-dish'
import { describeRawFood, isCooked } from './raw-food'
import { readUnfilteredAllergies } from './remembered-needs'

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
  const [set, { en, es }] = [joinWords(labels), callDish(dish)]
  return [
    text(`Your menu is set to ${set}, which hides the ${en}.`, `Su menú está filtrado (${set}) y no muestra ${es}.`),
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
