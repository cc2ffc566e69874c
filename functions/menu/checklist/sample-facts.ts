import { findSignature, type ChecklistId, type SignedChecklist } from '#shared/locations/checklist-contract'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy, type LocationPolicy } from '#shared/locations/policy'
import { LAST_SAMPLE_DISH_ID, type DishRecord } from '../records'

/** Whether a dish's allergens were declared by this sign-in. An older entry doesn't name one. */
export const isDeclaredBy = (
  signIn: LocationPolicy['signIn'],
  { allergensDeclared: declared }: Pick<DishRecord, 'allergensDeclared'>,
): boolean => Boolean(declared) && (declared?.signIn ?? signIn) === signIn

/**
 * Returns a dish as guests of a location may read it (docs/product/desk.md#before-opening). At a
 * live site the sample's allergens and nutrition, and allergens that were declared while it was a
 * test site, stay undeclared until the owner has signed them.
 */
export function hideUnsignedFacts<Dish extends DishRecord>(
  dish: Dish,
  location: LocationCode,
  { signatures }: Pick<SignedChecklist, 'signatures'> = { signatures: {} },
): Dish {
  const { showsSampleFacts, signIn } = getPolicy(getLocation(location))
  if (showsSampleFacts) return dish
  const isSample = dish.id <= LAST_SAMPLE_DISH_ID
  const isDeclared = dish.allergensDeclared ? isDeclaredBy(signIn, dish) : !isSample
  const isSigned = (id: ChecklistId) => findSignature({ signatures }, id, location) !== undefined
  return {
    ...dish,
    allergens: isDeclared || isSigned('allergens') ? dish.allergens : null,
    nutrition: !isSample || isSigned('nutrition') ? dish.nutrition : null,
  }
}
