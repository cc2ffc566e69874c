import type { PlaceAtSite } from '#shared/locations/site-kind'
import { getLocation, type LocationCode } from '#shared/locations/index'
import type { PlannedAmount } from '#shared/inventory/planned-stock'
import { toWallClock } from '#shared/platform/time'
import { queryAll, tableName } from '../platform/table/table'
import type { WriteStep } from '../platform/table/transaction'
import { inventoryKeys, parsePlannedStock, PLANNED_PREFIX } from './records'
import { getLevelAlias, type IngredientAmounts } from './stock-levels'
import { expiresAfter } from '../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

/** Days after its date for which a plan is stored. */
const STORED_SECONDS = 8 * DAY_SECONDS

/**
 * Returns the step that adds amounts to what is planned for a date at a site; negative ones are
 * subtracted. No step for no amounts.
 */
export function changePlannedStock(place: PlaceAtSite, date: string, amounts: IngredientAmounts): WriteStep[] {
  if (amounts.length === 0) return []
  const alias = ({ ingredientId }: IngredientAmounts[number]) => getLevelAlias(ingredientId)
  return [
    {
      write: {
        Update: {
          TableName: tableName(),
          Key: inventoryKeys.planned(place, date),
          UpdateExpression: `SET #type = :type, expiresAt = :later ADD ${amounts.map((one) => `#${alias(one)} :${alias(one)}`).join(', ')}`,
          ExpressionAttributeNames: {
            '#type': 'type',
            ...Object.fromEntries(amounts.map((one) => [`#${alias(one)}`, `${PLANNED_PREFIX}${one.ingredientId}`])),
          },
          ExpressionAttributeValues: {
            ':type': 'PlannedStock',
            ':later': expiresAfter(date, STORED_SECONDS),
            ...Object.fromEntries(amounts.map((one) => [`:${alias(one)}`, one.hundredths])),
          },
        },
      },
    },
  ]
}

type PlannedStock = ReadonlyMap<number, readonly PlannedAmount[]>

/** Returns what is planned at a location from today on, by ingredient id. */
export async function listPlannedStock(location: LocationCode, now: Date): Promise<PlannedStock> {
  const days = await queryAll({
    KeyConditionExpression: 'pk = :location AND sk >= :today',
    ExpressionAttributeValues: {
      ':location': inventoryKeys.plannedAt({ location }),
      ':today': toWallClock(getLocation(location), now).date,
    },
    ConsistentRead: true,
  })
  const planned = new Map<number, PlannedAmount[]>()
  for (const day of days) {
    const { date, amounts } = parsePlannedStock(day)
    for (const { ingredientId, hundredths } of amounts)
      planned.set(ingredientId, [...(planned.get(ingredientId) ?? []), { date, hundredths }])
  }
  return planned
}
