import { addMovement, getAverageCost, type MovementSums, withoutMovements } from '#shared/inventory/ingredient-costs'
import { getLocation } from '#shared/locations/index'
import { getWorkDate, getWorkDayEnd } from '#shared/hours/business-day'
import { addDays } from '#shared/platform/time'
import { getLocationWithHours } from '../../locations/state/location-hours'
import { queryAll } from '../../platform/table/table'
import { findClosingCosts } from '../closing-costs'
import type { IngredientRecord } from '../records'
import { getStock } from '../repository'
import { toListedMovements } from './movement-repository'
import type { MovementEntry } from './plan-movement'
import { movementKeys } from './records'

type Sent = Pick<MovementEntry, 'location' | 'createdAt' | 'quantityHundredths'>

/**
 * Returns what a location sends to another one is worth: the average price of what it had when the
 * business day began and got since. So the amount that leaves one food cost arrives in the other.
 */
export async function priceTransfer(item: IngredientRecord, { location, createdAt, quantityHundredths }: Sent) {
  const place = await getLocationWithHours(getLocation(location))
  const date = getWorkDate(place, new Date(createdAt))
  const [items, stock, closingCosts] = await Promise.all([
    queryAll({
      KeyConditionExpression: 'pk = :pk AND sk >= :from',
      ExpressionAttributeValues: {
        ':pk': movementKeys.of(location),
        ':from': new Date(getWorkDayEnd(place, addDays(date, -1))).toISOString(),
      },
    }),
    getStock(location, item.id),
    findClosingCosts(location, date),
  ])
  const moved = items.flatMap(toListedMovements).filter(({ ingredientId }) => ingredientId === item.id)
  const sums = moved.reduce<MovementSums>(addMovement, withoutMovements(moved[0]?.beforeHundredths ?? stock.hundredths))
  const average = getAverageCost(sums, closingCosts.get(item.id) ?? sums.costBeforeCents ?? item.costPerUnitCents)
  return { unitCostCents: Math.round(average), paidCents: Math.round((average * quantityHundredths) / 100) }
}
