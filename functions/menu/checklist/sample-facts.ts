import { findSignature, type ChecklistId, type SignedChecklist } from '#shared/locations/checklist-contract'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { LAST_SAMPLE_DISH_ID, type DishRecord } from '../records'

/**
 * Returns a dish as guests of a location may read it (docs/product/desk.md#before-opening). At a
 * live site the sample's allergens and nutrition stay undeclared until the owner has signed them.
 */
export function hideUnsignedFacts<Dish extends DishRecord>(
  dish: Dish,
  location: LocationCode,
  { signatures }: Pick<SignedChecklist, 'signatures'> = { signatures: {} },
): Dish {
  if (dish.id > LAST_SAMPLE_DISH_ID || getPolicy(getLocation(location)).showsSampleFacts) return dish
  const isSigned = (id: ChecklistId) => findSignature({ signatures }, id, location) !== undefined
  return {
    ...dish,
    allergens: isSigned('allergens') || dish.allergensDeclared ? dish.allergens : null,
    nutrition: isSigned('nutrition') ? dish.nutrition : null,
  }
}
