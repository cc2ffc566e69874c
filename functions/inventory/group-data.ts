import type { Location, LocationCode } from '#shared/locations/index'
import { showsGroupData } from '#shared/locations/group-data'
import { Problem } from '#shared/platform/problem'
import type { IngredientRecord } from './records'

/** Returns an ingredient as a location may read it: without cost and supplier if it may not. */
export function getItemShownAt(location: LocationCode, item: IngredientRecord): IngredientRecord {
  if (showsGroupData(location)) return item
  const { supplier: _supplier, sku: _sku, description: _description, ...rest } = item
  return { ...rest, costPerUnitCents: 0 }
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
