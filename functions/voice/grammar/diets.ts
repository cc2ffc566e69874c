import type { MenuItem } from '#shared/contract/menu'
import { isVegetarian } from '#shared/rules/dietary'
import { isFreeOf } from './allergens'
import { isOrderable, MAX_NAMED_DISHES, formatDishNames } from './facts'
import type { Diet } from './told'

const TELLS =
  /(?:^|\b(?:but|and|since|because|as|so) )?\b(?:im|i am|were|we are|shes|he ?s|she is|he is|theyre|they are|(?:is|are)(?= \w+ *$)|my \w+ is|whos|who is|i have to be) (?:a |an |all |both |strictly |strict )*(vegetarian|vegan)s?\b|\bsoy (vegetarian|vegan)[oa]\b/

/** What a guest tells of a diet (`I'm vegetarian`), and the text without it. */
export function extractDiet(text: string): { readonly rest: string; readonly diet: Diet | null } {
  const found = TELLS.exec(text)
  if (!found) return { rest: text, diet: null }
  return { rest: text.replace(TELLS, ' , '), diet: (found[1] ?? found[2]) === 'vegan' ? 'vegan' : 'vegetarian' }
}

/**
 * Whether a dish is vegetarian by its declaration, for vegans without dairy and egg. Of honey
 * nothing is declared.
 */
export const fitsDiet = (dish: MenuItem, diet: Diet): boolean =>
  isVegetarian(dish) && (diet === 'vegetarian' || isFreeOf(dish, ['dairy', 'egg']))

const kindOf = (diet: Diet): string => (diet === 'vegan' ? 'vegetarian, without dairy or egg,' : 'vegetarian')

/** What is known of a diet in a dish. */
export const describeDiet = (dish: MenuItem, diet: Diet): string =>
  fitsDiet(dish, diet)
    ? `The ${dish.name} is ${kindOf(diet)} by its declaration.`
    : `I can't call the ${dish.name} ${diet}.`

/** What is known of a diet in dishes, or which dishes fit it. */
export function answerDiet(diet: Diet, dishes: readonly MenuItem[], menu: readonly MenuItem[]): string {
  if (dishes.length > 0 && dishes.length <= MAX_NAMED_DISHES)
    return dishes.map((dish) => describeDiet(dish, diet)).join(' ')
  const kind = diet === 'vegan' ? 'Vegetarian, without dairy or egg,' : 'Vegetarian'
  const those = dishes.length > 0 ? dishes : menu
  const fitting = those.filter((dish) => isOrderable(dish) && fitsDiet(dish, diet))
  return fitting.length > 0
    ? `${kind} by their declaration: ${formatDishNames(fitting)}.`
    : `I can't call any of these ${diet} by its declaration.`
}
