import type { User } from '#shared/contract/auth'
import type { UpdateInventoryItemRequest } from '#shared/contract/desk-item'
import type { EditableInventoryItem } from '#shared/contract/inventory'
import { findLocation, getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { isValidSessionAt } from '#shared/rules/access'
import { toCents } from '#shared/rules/money'
import { toHundredths } from '#shared/rules/stock'
import { normalizeDeliveryDays } from '#shared/rules/weekdays'
import type { ItemWithStocks, StockLevels } from './item-standing'
import type { IngredientRecord } from './records'

const levelOf = (level: string | number | null) => (level === null ? null : toHundredths(level))

function factsOf(
  { name, costPerUnit, supplier, deliveryDays }: UpdateInventoryItemRequest,
  item: IngredientRecord,
): IngredientRecord {
  const { supplier: supplierNow, ...rest } = item
  const supplierThen = supplier === undefined ? supplierNow : supplier
  return {
    ...rest,
    ...(name !== undefined && { name }),
    ...(costPerUnit !== undefined && { costPerUnitCents: toCents(costPerUnit) }),
    ...(deliveryDays !== undefined && { deliveryDays: normalizeDeliveryDays(deliveryDays) }),
    ...(supplierThen && { supplier: supplierThen }),
  }
}

/**
 * What a change's words make of an ingredient; throws `not-found` where the location that it names
 * has none of it.
 */
export const applyItemChange =
  (change: UpdateInventoryItemRequest, by: Pick<User, 'id'>) =>
  ({ item, stocks }: ItemWithStocks): ItemWithStocks => {
    const { minimumStock, parStock, locationId } = change
    const isMeant = (code: LocationCode) => (locationId ? code === locationId : isValidSessionAt(by, getLocation(code)))
    const meant = stocks.filter(({ location }) => isMeant(location))
    const hasLevels = minimumStock !== undefined || parStock !== undefined
    if (hasLevels && locationId && meant.length === 0)
      throw new Problem('not-found', 'This location has no stock of that item.')
    return {
      item: factsOf(change, item),
      stocks: meant.map(({ location, minimumHundredths, parHundredths }) => ({
        location,
        minimumHundredths: minimumStock === undefined ? minimumHundredths : toHundredths(minimumStock),
        parHundredths: parStock === undefined ? parHundredths : levelOf(parStock),
      })),
    }
  }

/** An ingredient as an entry of a log has it, for who puts that back. */
export const restoreItem =
  ({ name, costPerUnit, supplier, deliveryDays, levels }: EditableInventoryItem) =>
  ({ item }: ItemWithStocks): ItemWithStocks => ({
    item: factsOf(
      { name, costPerUnit, supplier: supplier ?? null, deliveryDays: deliveryDays ?? null, version: 0 },
      item,
    ),
    stocks: levels.flatMap(({ locationId, minimumStock, parStock }): StockLevels[] => {
      const location = findLocation(locationId)
      return location
        ? [{ location: location.code, minimumHundredths: toHundredths(minimumStock), parHundredths: levelOf(parStock) }]
        : []
    }),
  })
