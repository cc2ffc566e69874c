import {
  findSignature,
  type DeclaredDish,
  type FactSource,
  type SignedChecklist,
} from '#shared/locations/checklist-contract'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy, type LocationPolicy } from '#shared/locations/policy'
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

/** Describes what is declared of a dish and of each option that adds something. */
function describeAllergens({ allergens, optionGroups }: Pick<DishRecord, 'allergens' | 'optionGroups'>): string {
  if (allergens === null) return 'not declared'
  const options = optionGroups.flatMap((group) =>
    group.options.flatMap(({ name, allergensAdded }) => {
      const more = allergensAdded.filter((each) => !allergens.includes(each))
      return more.length > 0 ? [`${name} adds ${more.join(', ')}`] : []
    }),
  )
  return [allergens.join(', ') || 'none', ...options].join('; ')
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
