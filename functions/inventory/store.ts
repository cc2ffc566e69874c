import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Location, LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import type { Cents } from '#shared/rules/money'
import { stockOfAlert } from '#shared/rules/alert-id'
import { alertAt, isLow, stockValue } from '#shared/rules/stock'
import { getItem, queryAll, table, tableName, transact } from '../runtime/table'
import type { Step } from '../runtime/table'
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

const put = (item: Record<string, unknown>, refused?: () => Error): Step => ({
  write: { Put: { TableName: tableName(), Item: item, ConditionExpression: 'attribute_not_exists(pk)' } },
  ...(refused && { refused }),
})

class IdTaken extends Error {}

type Stocked = { readonly minimumHundredths: number; readonly stockedAt: readonly Location[] }

/** Adds an item and its empty stock at some locations, in one transaction; low from the start where a minimum is set. */
export async function createIngredient(
  sent: NewIngredient & Stocked,
  now: Date,
  alongside: (item: IngredientRecord) => readonly Step[],
): Promise<IngredientRecord> {
  const { minimumHundredths, stockedAt, ...fields } = sent
  const createdAt = now.toISOString()
  const id = Math.max(FIRST_ADDED_ID, ...[...(await allIngredients()).keys()].map((known) => known + 1))
  const item: IngredientRecord = { ...fields, type: 'Ingredient', id, allergens: [], shelfLifeDays: null, createdAt }
  const stocks = stockedAt.map(({ code }) => {
    const level = { hundredths: 0, minimumHundredths }
    const stock: StockRecord = {
      ...level,
      type: 'Stock',
      location: code,
      ingredientId: id,
      parHundredths: null,
      usedHundredths: 0,
      wastedHundredths: 0,
      lots: [],
      version: 1,
      updatedAt: createdAt,
    }
    return { ...stock, alert: minimumHundredths > 0 ? newAlert(stock, createdAt) : undefined }
  })
  try {
    await transact([
      ...alongside(item),
      put({ ...inventoryKeys.ingredient(id), ...item }, () => new IdTaken()),
      ...stocks.map((stock) => put({ ...inventoryKeys.stock(stock.location, id), ...stock })),
    ])
    return item
  } catch (error) {
    if (error instanceof IdTaken) return createIngredient(sent, now, alongside)
    throw error
  }
}

export class StockChanged extends Error {}

/** Sets or ends a stock's alert on condition that the stock is still as it was read. */
const writeAlert = (stock: StockRecord, alert: Alert | undefined) =>
  transact([
    {
      write: {
        Update: {
          TableName: tableName(),
          Key: inventoryKeys.stock(stock.location, stock.ingredientId),
          UpdateExpression: `${alert ? 'SET alert = :alert' : 'REMOVE alert'} ADD version :one`,
          ConditionExpression: 'version = :seen',
          ExpressionAttributeValues: { ':one': 1, ':seen': stock.version, ...(alert && { ':alert': alert }) },
        },
      },
      refused: () => new StockChanged(),
    },
  ])

/**
 * Raises or ends the alert of a stock that an order changed, `seen` being the stock right after that change.
 * It looks at the stock as it is now, so changes may be told of more than once and in any order.
 */
export async function settleAlert(seen: StockRecord, now: Date): Promise<void> {
  if (isLow(seen) === (seen.alert !== undefined)) return
  const endedId = isLow(seen) ? undefined : seen.alert?.id
  const stock = await stockOf(seen.location, seen.ingredientId)
  const raised = newAlert(stock, now.toISOString())
  const alert = alertAt(stock, { current: stock.alert, endedId, raised })
  if (alert?.id === stock.alert?.id) return
  try {
    await writeAlert(stock, alert)
  } catch (error) {
    if (!(error instanceof StockChanged)) throw error
    await settleAlert(seen, now)
  }
}

/** Acknowledges an alert, once; throws `not-found` when it is not the one that stands. */
export async function acknowledgeAlert(
  alertId: string,
  by: string,
  now: Date,
): Promise<StockedItem & { alert: Alert }> {
  const named = stockOfAlert(alertId)
  const item = named && (await ingredientById(named.ingredientId))
  const stock = item && (await stockOf(named.location.code, item.id))
  if (stock?.alert?.id !== alertId || !item) throw new Problem('not-found', 'This alert is no longer there.')
  if (stock.alert.acknowledgedAt !== undefined) return { stock, item, alert: stock.alert }
  const alert = { ...stock.alert, acknowledgedAt: now.toISOString(), acknowledgedBy: by }
  try {
    await writeAlert(stock, alert)
    return { stock, item, alert }
  } catch (error) {
    if (!(error instanceof StockChanged)) throw error
    return acknowledgeAlert(alertId, by, now)
  }
}
