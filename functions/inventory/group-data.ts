import type { LocationCode } from '#shared/locations/index'
import { showsGroupData } from '#shared/locations/group-data'
import type { IngredientRecord } from './records'

/** Returns an ingredient as a location may read it: without cost and supplier if it may not. */
export function getItemShownAt(location: LocationCode, item: IngredientRecord): IngredientRecord {
  if (showsGroupData(location)) return item
  const { supplier: _supplier, sku: _sku, description: _description, ...rest } = item
  return { ...rest, costPerUnitCents: 0 }
}
