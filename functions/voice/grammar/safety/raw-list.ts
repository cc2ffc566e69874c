import type { Allergen, MenuItem } from '#shared/contract/menu'
import { parseExclusions, toDietaryPreferences } from '#shared/rules/dietary-exclusions'
import { listHideReasons } from '#shared/rules/dietary-filters'
import { listAvoidedAllergens as avoidedAllergens } from '#shared/rules/dietary-fit'
import { isFreeOf, mentionsFood } from '../allergens'
import { extractAllergies } from '../allergies'
import { joinWords, isOrderable, formatDishNames } from '../facts'
import type { GuestMessage } from '../guest-message'
import { findDishesOfKind } from '../kinds'
import { splitWords } from '../normalise'
import { isCooked } from './raw-facts'

const isSushi = ({ name, station }: MenuItem): boolean =>
  station === 'sushi' && /\b(?:roll|nigiri|sashimi|sushi)\b/i.test(name)

type Avoided = { readonly allergens: readonly Allergen[]; readonly isFit: (dish: MenuItem) => boolean }

/**
 * What else a sentence excludes: allergens, foods that nothing is declared of, and what does not
 * fit a diet.
 */
function avoidedIn(rest: string, { vocabulary }: GuestMessage): Avoided {
  const { told } = extractAllergies(splitWords(rest), vocabulary)
  const { filters, unmapped } = parseExclusions(rest)
  const preferences = toDietaryPreferences(filters)
  const allergens = [...new Set([...(told?.allergens ?? []), ...avoidedAllergens(preferences)])]
  const foods = [...(told?.foods ?? []), ...unmapped]
  const isFit = (dish: MenuItem) =>
    isFreeOf(dish, allergens) &&
    listHideReasons(dish, preferences).length === 0 &&
    !foods.some((food) => mentionsFood(dish, food))
  return { allergens, isFit }
}

function listed(dishes: readonly MenuItem[], { allergens }: Avoided): string {
  const without = allergens.length > 0 ? ` and without ${joinWords(allergens, 'or')}` : ''
  return dishes.length > 0
    ? `Cooked${without}, by their declaration: ${formatDishNames(dishes)}.`
    : `I can't name a dish here that is declared as cooked${without}.`
}

/**
 * Which dishes are declared as cooked and without what the rest of a sentence excludes: of several
 * dishes that it may mean, of the part of the menu that it names, or of the whole menu.
 */
export function answerCookedDishes(rest: string, several: readonly MenuItem[], asked: GuestMessage): string {
  const menu = asked.vocabulary.named.map(({ dish }) => dish)
  const avoided = avoidedIn(rest, asked)
  const ofKind = several.length > 0 ? several : (findDishesOfKind(rest, menu, asked.facts.sections ?? []) ?? menu)
  const kind = /\bsushi\b/.test(rest) ? menu.filter(isSushi) : ofKind
  return listed(
    kind.filter((dish) => isOrderable(dish) && isCooked(dish) && avoided.isFit(dish)),
    avoided,
  )
}
