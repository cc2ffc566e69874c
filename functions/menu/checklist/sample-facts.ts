import {
  findSignature,
  type DeclaredDish,
  type FactSource,
  type SignedChecklist,
} from '#shared/locations/checklist-contract'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy, type LocationPolicy } from '#shared/locations/policy'
import type { Allergen } from '#shared/menu/contract'
import { LAST_SAMPLE_DISH_ID, type DishRecord } from '../records'

/** Whether a dish's allergens were declared by this sign-in. An older entry doesn't name one. */
export const isDeclaredBy = (
  signIn: LocationPolicy['signIn'],
  { allergensDeclared: declared }: Pick<DishRecord, 'allergensDeclared'>,
): boolean => Boolean(declared) && (declared?.signIn ?? signIn) === signIn

type Facts = Pick<DishRecord, 'id' | 'allergens' | 'allergensDeclared' | 'nutrition'>

/**
 * Returns whose the allergens and the nutrition of a dish are. What was declared while a live site
 * was a test site is the sample's, because anyone may have declared it.
 */
function getFactSources(dish: Facts, signIn: LocationPolicy['signIn']) {
  const isSample = dish.id <= LAST_SAMPLE_DISH_ID
  const isDeclared = dish.allergensDeclared ? isDeclaredBy(signIn, dish) : !isSample
  const sourceOf = (fact: unknown, isOwn: boolean): FactSource => (fact === null ? 'none' : isOwn ? 'own' : 'sample')
  return {
    allergens: sourceOf(dish.allergens, isDeclared),
    nutrition: sourceOf(dish.nutrition, !isSample && isDeclared),
  }
}

type OptionFacts = DishRecord['optionGroups'][number]['options'][number]

function describeOption(option: OptionFacts, dish: readonly Allergen[]): readonly string[] {
  const added = option.allergensAdded.filter((each) => !dish.includes(each))
  const removed = option.allergensRemoved.filter((each) => dish.includes(each))
  return [
    ...(added.length > 0 ? [`${option.name} adds ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`${option.name} leaves out ${removed.join(', ')}`] : []),
    ...(option.advisory ? [`${option.name} is ${option.advisory}`] : []),
  ]
}

/**
 * Describes what is declared of a dish: its allergens, whether it is raw or undercooked, and what
 * options change about both.
 */
function describeAllergens({ allergens, advisory, optionGroups }: DishRecord): string {
  if (allergens === null) return 'not declared'
  const options = optionGroups.flatMap((group) => group.options.flatMap((option) => describeOption(option, allergens)))
  return [allergens.join(', ') || 'none', advisory ?? 'nothing raw', ...options].join('; ')
}

/** Returns what is declared of the dishes that aren't archived, for the person who signs it. */
export const presentDeclaredDishes = (dishes: readonly DishRecord[], location: LocationCode): DeclaredDish[] => {
  const { signIn } = getPolicy(getLocation(location))
  return dishes
    .filter(({ isArchived }) => !isArchived)
    .map((dish) => {
      const from = getFactSources(dish, signIn)
      const { id, code, name, nutrition } = dish
      return {
        ...{ id, code, name },
        allergens: { from: from.allergens, text: describeAllergens(dish) },
        nutrition: { from: from.nutrition, text: nutrition ? `${nutrition.calories} calories` : 'none' },
      }
    })
}

/**
 * Returns a dish as guests of a location may read it (docs/product/desk.md#before-opening). At a
 * live site the sample's allergens and nutrition, and those of a dish that was declared while it
 * was a test site, stay undeclared until the owner has signed them.
 */
export function hideUnsignedFacts<Dish extends DishRecord>(
  dish: Dish,
  location: LocationCode,
  { signatures }: Pick<SignedChecklist, 'signatures'> = { signatures: {} },
): Dish {
  const { showsSampleFacts, signIn } = getPolicy(getLocation(location))
  if (showsSampleFacts) return dish
  const from = getFactSources(dish, signIn)
  const isShown = (id: 'allergens' | 'nutrition') =>
    from[id] === 'own' || findSignature({ signatures }, id, location) !== undefined
  return {
    ...dish,
    allergens: isShown('allergens') ? dish.allergens : null,
    nutrition: isShown('nutrition') ? dish.nutrition : null,
  }
}
