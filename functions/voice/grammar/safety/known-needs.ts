import type { Allergen, MenuItem } from '#shared/menu/contract'
import { mayContain } from '#shared/menu/dietary/dish-facts'
import { toDietaryPreferences } from '#shared/menu/dietary/exclusions'
import { dietaryChoices, listHideReasons, type DietaryPreference } from '#shared/menu/dietary/filters'
import { readNote } from '#shared/menu/dietary/note-reading'
import { getDishAsItComes, listAvoidedAllergens } from '#shared/menu/dietary/verdict'
import { text } from '#shared/voice/text'
import { askToConfirm, type Answer } from '../answer'
import type { GuestMessage, SpokenItem } from '../edit/intent'
import { joinWords } from '../questions/facts'
import { ALLERGY_NOTICE, describePresence } from './allergens'

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
  const fitting = dishes.filter((dish) => describeConflict(dish, known, active).length === 0)
  return fitting.length > 0 ? fitting : dishes
}

/** Says why a dish needs a confirmation; empty if it has no conflict with what is known. */
function describeConflict(item: MenuItem, known: readonly Allergen[], filters: readonly DietaryPreference[]) {
  const dish = getDishAsItComes(item)
  const contained = known.filter((allergen) => mayContain(dish, allergen))
  if (contained.length > 0) return [...describePresence(dish, contained), ALLERGY_NOTICE]
  if (listHideReasons(dish, toDietaryPreferences(filters)).length === 0) return []
  const labels = dietaryChoices.filter(({ preference }) => filters.includes(preference)).map(({ label }) => label)
  const set = joinWords(labels)
  return [
    text(
      `Your menu is set to ${set}, which hides the ${dish.name}.`,
      `Su menú está filtrado (${set}) y no muestra ${dish.name}.`,
    ),
  ]
}

/**
 * Asks for confirmation of each added dish that an allergy of the cart's lines or an active filter
 * excludes. Repeats what the dish declares, in each message.
 */
export function confirmKnownNeeds(answer: Answer, input: GuestMessage): Answer {
  const { vocabulary, context = [] } = input
  if (answer.action === 'remove_from_cart') return answer
  const isHeld = (id: number) => answer.action === 'update_cart' && context.some(({ itemId }) => itemId === id)
  const { known, active } = readKnownNeeds(input)
  const items = answer.items.filter(({ itemId, quantity }) => quantity > 0 && !isHeld(itemId))
  const added = vocabulary.menu.filter(({ id }) => items.some(({ itemId }) => itemId === id))
  const warnings = added.flatMap((dish) => describeConflict(dish, known, active))
  return warnings.length === 0 ? answer : askToConfirm(answer, ...warnings)
}
