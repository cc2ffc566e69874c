import { EditableInventoryItem } from '#shared/inventory/contract'
import { locations } from '#shared/locations/index'
import type { Location, LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import type { Cents } from '#shared/platform/money'
import { parseAlertId } from '#shared/platform/ids'
import { getActiveAlert, getStockValueCents, isLowStock } from '#shared/inventory/stock'
import { logChange } from '../platform/change-log/change-log'
import { buildPutIfAbsent, ifUnchanged, keepUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import type { Update, WriteStep } from '../platform/table/transaction'
import { getItem, getItems, queryAll, tableName } from '../platform/table/table'
import type { Item } from '../platform/table/table'
import { resolveStock } from './stock-levels'
import type { ItemWithStocks, Stock, StockedItem } from './stock-levels'
import { presentEditableItem } from './present'
import { FIRST_CUSTOM_ITEM_ID, IngredientRecord, StockRecord, createAlert, inventoryKeys } from './records'
import type { Alert, TallyRecord } from './records'
import { checkStockLevels, createStockLevel, parseTally } from './stock-tally'

const all = (pk: string) =>
  queryAll({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk }, ConsistentRead: true })

/** Every inventory item by id. */
export async function listIngredients(): Promise<ReadonlyMap<number, IngredientRecord>> {
  const records = (await all(inventoryKeys.ingredients)).map((item) => IngredientRecord.parse(item))
  return new Map(records.map((record) => [record.id, record]))
}

/** An inventory item; throws `not-found`. */
export async function getIngredient(id: number): Promise<IngredientRecord> {
  const item = await getItem(inventoryKeys.ingredient(id))
  if (!item) throw new Problem('not-found', 'There is no such inventory item.')
  return IngredientRecord.parse(item)
}

const isTally = ({ type }: Item) => type === 'Tally'

/** What a location has of everything, in the order of the ingredients' ids. */
export async function listStocks(location: LocationCode): Promise<Stock[]> {
  const items = await all(inventoryKeys.stockOf(location))
  const tally = parseTally(items.find(isTally))
  return items.filter((item) => !isTally(item)).map((item) => resolveStock(StockRecord.parse(item), tally))
}

/** What a location has of every item, in the order of their ids. */
export async function listStockedItems(location: LocationCode): Promise<StockedItem[]> {
  const [stocks, ingredients] = await Promise.all([listStocks(location), listIngredients()])
  return stocks.flatMap((stock) => {
    const item = ingredients.get(stock.ingredientId)
    return item ? [{ stock, item }] : []
  })
}

/** What stock is worth in cents. */
export const getStockValue = (stocked: readonly StockedItem[]): Cents =>
  getStockValueCents(
    stocked.map(({ stock, item }) => ({ hundredths: stock.hundredths, costPerUnitCents: item.costPerUnitCents })),
  )

/** What a location has of one item; throws `not-found`. */
export async function getStock(location: LocationCode, ingredientId: number): Promise<Stock> {
  const items = await getItems([inventoryKeys.stock(location, ingredientId), inventoryKeys.tally(location)])
  const record = items.find((item) => !isTally(item))
  if (!record) throw new Problem('not-found', 'This location has no stock of that item.')
  return resolveStock(StockRecord.parse(record), parseTally(items.find(isTally)))
}

export type NewIngredient = Omit<IngredientRecord, 'type' | 'id' | 'allergens' | 'shelfLifeDays' | 'createdAt'>

/** An entry for the log of each location, telling of the levels that its readers are to know. */
const entriesOfNew = (standing: ItemWithStocks, { by, now }: { readonly by: string; readonly now: Date }) =>
  locations.flatMap(({ code }) => {
    const after = EditableInventoryItem.parse(presentEditableItem(standing, code))
    const about = { kind: 'item', subjectId: String(after.id), title: `${after.name}: new ingredient` } as const
    return logChange({ ...about, locations: [code], before: null, after, by, now }).steps
  })

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
  return minimumHundredths > 0 ? { ...stock, alert: createAlert(stock, at, 0) } : stock
}

/** Adds an item and its empty stock at some locations, in one transaction. */
export function createIngredient(
  { minimumHundredths, stockedAt, ...fields }: NewIngredient & Stocked,
  { by, now }: { readonly by: string; readonly now: Date },
  alongside: (item: IngredientRecord) => readonly WriteStep[],
): Promise<IngredientRecord> {
  const createdAt = now.toISOString()
  return runOptimisticWrite(listIngredients, (known) => {
    const id = Math.max(FIRST_CUSTOM_ITEM_ID, ...[...known.keys()].map((other) => other + 1))
    const item: IngredientRecord = { ...fields, type: 'Ingredient', id, allergens: [], shelfLifeDays: null, createdAt }
    const records = [
      { ...inventoryKeys.ingredient(id), ...item },
      ...stockedAt.map(({ code }) => ({
        ...inventoryKeys.stock(code, id),
        ...emptyStock(code, id, minimumHundredths, createdAt),
      })),
    ]
    const stocks = stockedAt.map(({ code: location }) => ({ location, minimumHundredths, parHundredths: null }))
    const puts = records.map((record) => ({ write: { Put: buildPutIfAbsent(record) } }))
    const levels = stockedAt.map(({ code }) => createStockLevel(code, id, createdAt))
    const log = entriesOfNew({ item, stocks }, { by, now })
    return { steps: [...alongside(item), ...puts, ...levels, ...log], answer: item }
  })
}

/** Sets or ends a stock's alert, while the stock is as it was read. */
const alertUpdate = (stock: Stock, alert: Alert | undefined): Update =>
  ifUnchanged(
    {
      TableName: tableName(),
      Key: inventoryKeys.stock(stock.location, stock.ingredientId),
      UpdateExpression: `${alert ? 'SET alert = :alert' : 'REMOVE alert'} ADD version :one`,
      ExpressionAttributeValues: { ':one': 1, ...(alert && { ':alert': alert }) },
    },
    { version: stock.version },
  )

type Seen = {
  readonly location: LocationCode
  readonly ingredientId: number
  /**
   * Where stock was seen to recover, what the tally had counted then: it ended the alert that stood
   * before.
   */
  readonly recoveredAt: number | undefined
}

/**
 * Raises or ends the alert of a stock whose level was seen to pass its minimum. It looks at the
 * stock as it is now and writes on condition that it still is, so changes may be told of more than
 * once and in any order.
 */
export const updateAlert = ({ location, ingredientId, recoveredAt = 0 }: Seen, now: Date): Promise<void> =>
  runOptimisticWrite(
    () => getStock(location, ingredientId),
    (read) => {
      // What a change of the tally led to is judged by the tally.
      const stock = { ...read, hundredths: read.hundredths }
      const { alert: current, minimumHundredths } = stock
      const endedId = current && (current.tallied ?? 0) < recoveredAt ? current.id : undefined
      const raised = createAlert(stock, now.toISOString(), stock.tallied)
      const alert = getActiveAlert(stock, { current, endedId, raised })
      if (alert?.id === current?.id) return keepUnchanged(undefined)
      const level = { ingredientId, hundredths: minimumHundredths }
      const steps = [
        { write: { Update: alertUpdate(stock, alert) } },
        checkStockLevels(location, [level], isLowStock(stock) ? '<=' : '>'),
      ]
      return { steps, answer: undefined }
    },
  )

/** Acknowledges an alert, once; throws `not-found` when it is not the one that stands. */
export async function acknowledgeAlert(
  alertId: string,
  by: string,
  now: Date,
): Promise<StockedItem & { alert: Alert }> {
  const gone = () => new Problem('not-found', 'This alert is no longer there.')
  const named = parseAlertId(alertId)
  if (!named) throw gone()
  const item = await getIngredient(named.ingredientId)
  return runOptimisticWrite(
    () => getStock(named.location.code, item.id),
    (stock) => {
      if (stock.alert?.id !== alertId) throw gone()
      if (stock.alert.acknowledgedAt !== undefined) return keepUnchanged({ stock, item, alert: stock.alert })
      const alert = { ...stock.alert, acknowledgedAt: now.toISOString(), acknowledgedBy: by }
      return { update: alertUpdate(stock, alert), answer: () => ({ stock, item, alert }) }
    },
  )
}

type Kept = { readonly version: number; readonly minimums: ReadonlyMap<number, number> }

const kept = new Map<LocationCode, Promise<Kept>>()

async function read(location: LocationCode, version: number): Promise<Kept> {
  const stocks = await listStocks(location)
  return {
    version,
    minimums: new Map(stocks.map(({ ingredientId, minimumHundredths }) => [ingredientId, minimumHundredths])),
  }
}

/**
 * The minimums of a location's stocks, in hundredths by ingredient, as a tally counts them or
 * newer: read once.
 */
export async function getStockMinimums({ location, minimums }: TallyRecord): Promise<Kept['minimums']> {
  const last = await kept.get(location)?.catch(() => undefined)
  if (last && last.version >= minimums) return last.minimums
  const reading = read(location, minimums)
  kept.set(location, reading)
  return (await reading).minimums
}
