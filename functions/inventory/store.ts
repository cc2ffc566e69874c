import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Location, LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import type { Cents } from '#shared/rules/money'
import { stockOfAlert } from '#shared/rules/alert-id'
import { alertAt, isLow, stockValue } from '#shared/rules/stock'
import { ifUnchanged, putNew } from '../runtime/conditions'
import { asItIs, decide } from '../runtime/decide'
import { getItem, queryAll, table, tableName } from '../runtime/table'
import type { Step, Update } from '../runtime/transact'
import { FIRST_ADDED_ID, IngredientRecord, inventoryKeys, MovementRecord, newAlert, StockRecord } from './records'
import type { Alert } from './records'

const all = (pk: string) =>
  queryAll({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk }, ConsistentRead: true })

/** Every inventory item by id. */
export async function allIngredients(): Promise<ReadonlyMap<number, IngredientRecord>> {
  const records = (await all(inventoryKeys.ingredients)).map((item) => IngredientRecord.parse(item))
  return new Map(records.map((record) => [record.id, record]))
}

/** An inventory item; throws `not-found`. */
export async function ingredientById(id: number): Promise<IngredientRecord> {
  const item = await getItem(inventoryKeys.ingredient(id))
  if (!item) throw new Problem('not-found', 'There is no such inventory item.')
  return IngredientRecord.parse(item)
}

export type StockedItem = { readonly stock: StockRecord; readonly item: IngredientRecord }

/** What a location has of every item, in the order of their ids. */
export async function stockAt(location: LocationCode): Promise<StockedItem[]> {
  const [stocks, ingredients] = await Promise.all([all(inventoryKeys.stockOf(location)), allIngredients()])
  return stocks.flatMap((record) => {
    const stock = StockRecord.parse(record)
    const item = ingredients.get(stock.ingredientId)
    return item ? [{ stock, item }] : []
  })
}

/** What stock is worth in cents. */
export const valueOf = (stocked: readonly StockedItem[]): Cents =>
  stockValue(
    stocked.map(({ stock, item }) => ({ hundredths: stock.hundredths, costPerUnitCents: item.costPerUnitCents })),
  )

/** What a location has of one item; throws `not-found`. */
export async function stockOf(location: LocationCode, ingredientId: number): Promise<StockRecord> {
  const item = await getItem(inventoryKeys.stock(location, ingredientId))
  if (!item) throw new Problem('not-found', 'This location has no stock of that item.')
  return StockRecord.parse(item)
}

type Page = { readonly after?: string | undefined; readonly limit: number }

/** A page of a location's movements, newest first, and where the next one begins, if there is one. */
export async function movementsAt(
  location: LocationCode,
  { after, limit }: Page,
): Promise<{ movements: MovementRecord[]; next: string | undefined }> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: after === undefined ? 'pk = :pk' : 'pk = :pk AND sk < :after',
      ExpressionAttributeValues: { ':pk': inventoryKeys.movementsOf(location), ...(after && { ':after': after }) },
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: limit + 1,
    }),
  )
  const movements = Items.slice(0, limit).map((item) => MovementRecord.parse(item))
  const last = movements.at(-1)
  return { movements, next: last && Items.length > limit ? inventoryKeys.movement(last).sk : undefined }
}

/** How a movement's record is written. */
export const putMovement = (movement: MovementRecord) => ({
  TableName: tableName(),
  Item: { ...inventoryKeys.movement(movement), ...movement },
})

/** Writes down a movement that has happened; once more changes nothing. */
export async function keepMovement(movement: MovementRecord): Promise<void> {
  await table.send(new PutCommand(putMovement(movement)))
}

export type NewIngredient = Omit<IngredientRecord, 'type' | 'id' | 'allergens' | 'shelfLifeDays' | 'createdAt'>

type Stocked = { readonly minimumHundredths: number; readonly stockedAt: readonly Location[] }

/** The empty stock of a new item; low from the start where a minimum is set. */
function emptyStock(location: LocationCode, ingredientId: number, minimumHundredths: number, at: string): StockRecord {
  const stock: StockRecord = {
    hundredths: 0,
    minimumHundredths,
    type: 'Stock',
    location,
    ingredientId,
    parHundredths: null,
    usedHundredths: 0,
    wastedHundredths: 0,
    lots: [],
    version: 1,
    updatedAt: at,
  }
  return minimumHundredths > 0 ? { ...stock, alert: newAlert(stock, at) } : stock
}

/** Adds an item and its empty stock at some locations, in one transaction. */
export function createIngredient(
  { minimumHundredths, stockedAt, ...fields }: NewIngredient & Stocked,
  now: Date,
  alongside: (item: IngredientRecord) => readonly Step[],
): Promise<IngredientRecord> {
  const createdAt = now.toISOString()
  return decide(allIngredients, (known) => {
    const id = Math.max(FIRST_ADDED_ID, ...[...known.keys()].map((other) => other + 1))
    const item: IngredientRecord = { ...fields, type: 'Ingredient', id, allergens: [], shelfLifeDays: null, createdAt }
    const records = [
      { ...inventoryKeys.ingredient(id), ...item },
      ...stockedAt.map(({ code }) => ({
        ...inventoryKeys.stock(code, id),
        ...emptyStock(code, id, minimumHundredths, createdAt),
      })),
    ]
    const puts = records.map((record) => ({ write: { Put: putNew(record) } }))
    return { steps: [...alongside(item), ...puts], answer: item }
  })
}

/** Sets or ends a stock's alert, while the stock is as it was read. */
const alertUpdate = (stock: StockRecord, alert: Alert | undefined): Update =>
  ifUnchanged(
    {
      TableName: tableName(),
      Key: inventoryKeys.stock(stock.location, stock.ingredientId),
      UpdateExpression: `${alert ? 'SET alert = :alert' : 'REMOVE alert'} ADD version :one`,
      ExpressionAttributeValues: { ':one': 1, ...(alert && { ':alert': alert }) },
    },
    { version: stock.version },
  )

/**
 * Raises or ends the alert of a stock that an order changed, `seen` being the stock right after that change.
 * It looks at the stock as it is now, so changes may be told of more than once and in any order.
 */
export async function settleAlert(seen: StockRecord, now: Date): Promise<void> {
  if (isLow(seen) === (seen.alert !== undefined)) return
  const endedId = isLow(seen) ? undefined : seen.alert?.id
  await decide(
    (standing) => (standing ? StockRecord.parse(standing) : stockOf(seen.location, seen.ingredientId)),
    (stock) => {
      const raised = newAlert(stock, now.toISOString())
      const alert = alertAt(stock, { current: stock.alert, endedId, raised })
      if (alert?.id === stock.alert?.id) return asItIs(undefined)
      return { update: alertUpdate(stock, alert), answer: () => undefined }
    },
  )
}

/** Acknowledges an alert, once; throws `not-found` when it is not the one that stands. */
export async function acknowledgeAlert(
  alertId: string,
  by: string,
  now: Date,
): Promise<StockedItem & { alert: Alert }> {
  const gone = () => new Problem('not-found', 'This alert is no longer there.')
  const named = stockOfAlert(alertId)
  if (!named) throw gone()
  const item = await ingredientById(named.ingredientId)
  return decide(
    (standing) => (standing ? StockRecord.parse(standing) : stockOf(named.location.code, item.id)),
    (stock) => {
      if (stock.alert?.id !== alertId) throw gone()
      if (stock.alert.acknowledgedAt !== undefined) return asItIs({ stock, item, alert: stock.alert })
      const alert = { ...stock.alert, acknowledgedAt: now.toISOString(), acknowledgedBy: by }
      return { update: alertUpdate(stock, alert), answer: () => ({ stock, item, alert }) }
    },
  )
}
