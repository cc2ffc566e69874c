import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { addMovement, getAverageCost, type MovementSums, withoutMovements } from '#shared/inventory/ingredient-costs'
import { getLocation } from '#shared/locations/index'
import type { Cents } from '#shared/platform/money'
import { fromWallClock, toWallClock } from '#shared/platform/time'
import { parseItems } from '../../platform/table/parse-items'
import { queryAll, table, tableName } from '../../platform/table/table'
import { inventoryKeys, StockClosing, type IngredientRecord } from '../records'
import { getStock } from '../repository'
import { toListedMovements } from './movement-repository'
import type { MovementEntry } from './plan-movement'
import { movementKeys } from './records'

type Sent = Pick<MovementEntry, 'location' | 'createdAt' | 'quantityHundredths'>

/** Returns the price of an ingredient at a location's last closing before a date. */
async function findClosingCost(location: Sent['location'], date: string, id: number): Promise<Cents | undefined> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND sk < :date',
      ExpressionAttributeValues: { ':pk': inventoryKeys.closingsOf(location), ':date': date },
      ScanIndexForward: false,
      Limit: 1,
    }),
  )
  const [closing] = parseItems(StockClosing, Items)
  return closing?.counters.find(({ ingredientId }) => ingredientId === id)?.costPerUnitCents
}

/**
 * Returns what a location sends to another one is worth: the average price of what it had in the
 * morning and got since. So the amount that leaves one food cost arrives in the other.
 */
export async function priceTransfer(item: IngredientRecord, { location, createdAt, quantityHundredths }: Sent) {
  const place = getLocation(location)
  const { date } = toWallClock(place, new Date(createdAt))
  const [items, stock, closingCost] = await Promise.all([
    queryAll({
      KeyConditionExpression: 'pk = :pk AND sk >= :from',
      ExpressionAttributeValues: {
        ':pk': movementKeys.of(location),
        ':from': fromWallClock(place, date, 0).toISOString(),
      },
    }),
    getStock(location, item.id),
    findClosingCost(location, date, item.id),
  ])
  const moved = items.flatMap(toListedMovements).filter(({ ingredientId }) => ingredientId === item.id)
  const sums = moved.reduce<MovementSums>(addMovement, withoutMovements(moved[0]?.beforeHundredths ?? stock.hundredths))
  const average = getAverageCost(sums, closingCost ?? sums.costBeforeCents ?? item.costPerUnitCents)
  return { unitCostCents: Math.round(average), paidCents: Math.round((average * quantityHundredths) / 100) }
}
