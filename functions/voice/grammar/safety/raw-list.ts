import type { Allergen, MenuItem } from '#shared/contract/menu'
import { parseExclusions, preferencesOf } from '#shared/rules/dietary-exclusions'
import { reasonsToHide } from '#shared/rules/dietary-filters'
import { avoidedIn as avoidedAllergens } from '#shared/rules/dietary-fit'
import { isWithout, namesFood } from '../allergens'
import { allergiesIn } from '../allergies'
import { enumerated, isOrderable, namesOf } from '../facts'
import type { GuestMessage } from '../guest-message'
import { dishesOfKind } from '../kinds'
import { wordsOf } from '../normalise'
import { isCooked } from './raw-facts'

const isSushi = ({ name, station }: MenuItem): boolean =>
  station === 'sushi' && /\b(?:roll|nigiri|sashimi|sushi)\b/i.test(name)

type Avoided = { readonly allergens: readonly Allergen[]; readonly isFit: (dish: MenuItem) => boolean }

/**
 * What else a sentence excludes: allergens, foods that nothing is declared of, and what does not
 * fit a diet.
 */
function avoidedIn(rest: string, { vocabulary }: GuestMessage): Avoided {
  const { told } = allergiesIn(wordsOf(rest), vocabulary)
  const { filters, unmapped } = parseExclusions(rest)
  const preferences = preferencesOf(filters)
  const allergens = [...new Set([...(told?.allergens ?? []), ...avoidedAllergens(preferences)])]
  const foods = [...(told?.foods ?? []), ...unmapped]
  const isFit = (dish: MenuItem) =>
    isWithout(dish, allergens) &&
    reasonsToHide(dish, preferences).length === 0 &&
    !foods.some((food) => namesFood(dish, food))
  return { allergens, isFit }
}

function listed(dishes: readonly MenuItem[], { allergens }: Avoided): string {
  const without = allergens.length > 0 ? ` and without ${enumerated(allergens, 'or')}` : ''
  return dishes.length > 0
    ? `Cooked${without}, by their declaration: ${namesOf(dishes)}.`
    : `I can't name a dish here that is declared as cooked${without}.`
}

/**
 * Which dishes are declared as cooked and without what the rest of a sentence excludes: of several
 * dishes that it may mean, of the part of the menu that it names, or of the whole menu.
 */
export function cookedDishes(rest: string, several: readonly MenuItem[], asked: GuestMessage): string {
  const menu = asked.vocabulary.named.map(({ dish }) => dish)
  const avoided = avoidedIn(rest, asked)
  const ofKind = several.length > 0 ? several : (dishesOfKind(rest, menu, asked.facts.sections ?? []) ?? menu)
  const kind = /\bsushi\b/.test(rest) ? menu.filter(isSushi) : ofKind
  return listed(
    kind.filter((dish) => isOrderable(dish) && isCooked(dish) && avoided.isFit(dish)),
    avoided,
  )
}
