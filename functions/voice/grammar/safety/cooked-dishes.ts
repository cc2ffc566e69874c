import type { Allergen, MenuItem } from '#shared/menu/contract'
import { splitWords } from '../tokenize/words'
import { parseExclusions, toDietaryPreferences } from '#shared/menu/dietary/exclusions'
import { listHideReasons } from '#shared/menu/dietary/filters'
import { listAvoidedAllergens as avoidedAllergens } from '#shared/menu/dietary/verdict'
import { text, type Text } from '#shared/voice/text'
import { isFreeOf, listAllergens, mentionsFood } from './allergens'
import { extractAllergies } from './allergies'
import { asItComes, type OrderedDish } from './ordered-dish'
import { formatDishNames, isOrderable } from '../questions/facts'
import type { GuestMessage } from '../edit/intent'
import { findDishesOfKind } from '../questions/kinds'
import { isCooked } from './raw-food'

const isSushi = ({ station, advisory }: MenuItem): boolean => station === 'sushi' || advisory === 'raw'

type Avoided = { readonly allergens: readonly Allergen[]; readonly isFit: (dish: OrderedDish) => boolean }

/**
 * Reads what else a sentence excludes: allergens, undeclared foods, and dishes that don't fit a
 * diet.
 */
function avoidedIn(rest: string, { vocabulary }: GuestMessage): Avoided {
  const { needs } = extractAllergies(splitWords(rest), vocabulary)
  const { filters, unmapped } = parseExclusions(rest)
  const preferences = toDietaryPreferences(filters)
  const allergens = [...new Set([...(needs?.allergens ?? []), ...avoidedAllergens(preferences)])]
  const foods = [...(needs?.foods ?? []), ...unmapped]
  const isFit = (dish: OrderedDish) =>
    isFreeOf(dish, allergens) &&
    listHideReasons(dish.facts, preferences).length === 0 &&
    !foods.some((food) => mentionsFood(dish, food))
  return { allergens, isFit }
}

function listed(dishes: readonly MenuItem[], { allergens }: Avoided): Text {
  const [named, names] = [listAllergens(allergens, 'or'), formatDishNames(dishes)]
  const [english, spanish] = allergens.length > 0 ? [` and without ${named.en}`, ` y sin ${named.es}`] : ['', '']
  return dishes.length > 0
    ? text(
        `Cooked${english}, by their declaration: ${names.en}.`,
        `Cocidos${spanish}, según su declaración: ${names.es}.`,
      )
    : text(
        `I can't name a dish here that is declared as cooked${english}.`,
        `No puedo nombrar un plato declarado como cocido${spanish}.`,
      )
}

/**
 * Lists the dishes that are declared as cooked and fit the rest of the sentence: among the possible
 * dishes, the named section, or the whole menu.
 */
export function answerCookedDishes(rest: string, several: readonly MenuItem[], input: GuestMessage): Text {
  const menu = input.vocabulary.menu
  const avoided = avoidedIn(rest, input)
  const ofKind = several.length > 0 ? several : (findDishesOfKind(rest, menu, input.facts.sections ?? []) ?? menu)
  const kind = /\bsushi\b/.test(rest) ? menu.filter(isSushi) : ofKind
  return listed(
    kind.filter((dish) => isOrderable(dish) && isCooked(asItComes(dish)) && avoided.isFit(asItComes(dish))),
    avoided,
  )
}
