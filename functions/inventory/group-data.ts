import type { Location, LocationCode } from '#shared/locations/index'
import { showsGroupData } from '#shared/locations/group-data'
import { Problem } from '#shared/platform/problem'
import type { IngredientRecord } from './records'

/**
 * Returns an ingredient as a location may read it. A test site next to a live location has what its
 * stock and menu need: a new field of an ingredient is hidden there until it is listed here.
 */
export function getItemShownAt(location: LocationCode, item: IngredientRecord): IngredientRecord {
  if (showsGroupData(location)) return item
  const { type, id, name, kitchenName, category, unit, allergens, shelfLifeDays, createdAt } = item
  const { isServedRaw, deliveryDays, version } = item
  return {
    ...{ type, id, name, kitchenName, category, unit, allergens, shelfLifeDays, createdAt },
    ...(isServedRaw !== undefined && { isServedRaw }),
    ...(deliveryDays !== undefined && { deliveryDays }),
    ...(version !== undefined && { version }),
    costPerUnitCents: 0,
  }
}

/**
 * Maximum ingredients, which all locations share: of the group, and where a test site may still add
 * one. So a test site leaves room for the others.
 */
const ingredientLimits = { group: 1000, testSite: 500 } as const

/**
 * Checks whether an ingredient can be added at some locations, given how many there are.
 * @throws Problem `invalid-input` if there are too many
 */
export function assertRoomForIngredient(count: number, stockedAt: readonly Location[]): void {
  const most = stockedAt.some(({ code }) => showsGroupData(code)) ? ingredientLimits.group : ingredientLimits.testSite
  if (count >= most) throw new Problem('invalid-input', `There are at most ${most} items.`)
}
