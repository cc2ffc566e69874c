import { EditableInventoryItem } from '#shared/inventory/contract'
import type { Location, LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import type { Cents } from '#shared/platform/money'
import { parseAlertId } from '#shared/platform/ids'
import { resolveMadeCosts } from '#shared/inventory/prep'
import { getActiveAlert, getAlertThreshold, getStockValueCents } from '#shared/inventory/stock'
import { logChange } from '../platform/change-log/change-log'
import {
  buildPutIfAbsent,
  ifUnchanged,
  keepUnchanged,
  runOptimisticWrite,
  type Update,
  type WriteStep,
} from '../platform/table/transaction'
import { createDamagedRecordProblem } from '../platform/response'
import { getItem, getItems, queryAll, tableName, type Item } from '../platform/table/table'
import {
  findItemChanges,
  findLevelChanges,
  resolveStock,
  type ItemWithStocks,
  type Stock,
  type StockedItem,
} from './stock-levels'
import { assertRoomForIngredient, getItemShownAt } from './group-data'
import { presentEditableItem } from './present'
import { FIRST_CUSTOM_ITEM_ID, IngredientRecord, StockRecord, createAlert, inventoryKeys, type Alert } from './records'
import { checkStockLevels, createStockLevel, parseTally } from './stock-tally'
import { parseItems } from '../platform/table/parse-items'

const queryPartition = (pk: string) =>
  queryAll({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk }, ConsistentRead: true })

/** Returns all ingredients by id; those that are made have the cost of their parts. */
export async function listIngredients(): Promise<ReadonlyMap<number, IngredientRecord>> {
  const records = parseItems(IngredientRecord, await queryPartition(inventoryKeys.ingredients))
  return resolveMadeCosts(new Map(records.map((record) => [record.id, record])))
}

/** @throws Problem `not-found` */
export async function getIngredient(id: number): Promise<IngredientRecord> {
  const item = await getItem(inventoryKeys.ingredient(id))
  if (!item) throw new Problem('not-found', 'There is no such inventory item.')
  const record = IngredientRecord.parse(item)
  return record.batch ? ((await listIngredients()).get(id) ?? record) : record
}

const isTally = ({ type }: Item) => type === 'Tally'

/** Returns a location's stocks, ordered by ingredient id. */
export async function listStocks(location: LocationCode): Promise<Stock[]> {
  const items = await queryPartition(inventoryKeys.stockOf(location))
  const tally = parseTally(items.find(isTally))
  return parseItems(
    StockRecord,
    items.filter((item) => !isTally(item)),
  ).map((record) => resolveStock(record, tally))
}

/** Returns a location's stocks with their ingredients as it may read them, by ingredient id. */
export async function listStockedItems(location: LocationCode): Promise<StockedItem[]> {
  const [stocks, ingredients] = await Promise.all([listStocks(location), listIngredients()])
  return stocks.flatMap((stock) => {
    const item = ingredients.get(stock.ingredientId)
    return item ? [{ stock, item: getItemShownAt(location, item) }] : []
  })
}

/** Returns the value of stock in cents. */
export const getStockValue = (stocked: readonly StockedItem[]): Cents =>
  getStockValueCents(
    // An ingredient that isn't counted may have less than nothing in the books.
    stocked.map(({ stock, item }) => ({
      hundredths: Math.max(0, stock.hundredths),
      costPerUnitCents: item.costPerUnitCents,
    })),
  )

/**
 * Returns a location's stock of an ingredient.
 * @throws Problem `not-found`, or `damaged-record` if the tally's level can't be read
 */
export async function getStock(location: LocationCode, ingredientId: number): Promise<Stock> {
  const items = await getItems([inventoryKeys.stock(location, ingredientId), inventoryKeys.tally(location)])
  const record = items.find((item) => !isTally(item))
  if (!record) throw new Problem('not-found', 'This location has no stock of that item.')
  const tally = parseTally(items.find(isTally))
  if (!tally.levels.has(ingredientId)) throw createDamagedRecordProblem()
  return resolveStock(StockRecord.parse(record), tally)
}

type NewIngredient = Omit<IngredientRecord, 'type' | 'id' | 'allergens' | 'shelfLifeDays' | 'createdAt'>

/**
 * Logs the new ingredient at each location that stocks it, with only the levels that its readers
 * may see.
 */
const logNewItem = (item: ItemWithStocks, { by, now }: { readonly by: string; readonly now: Date }) =>
  item.stocks.flatMap(({ location: code }) => {
    const after = EditableInventoryItem.parse(presentEditableItem(item, code))
    const change = { kind: 'item', subjectId: String(after.id), title: `${after.name}: new ingredient` } as const
    return logChange({ ...change, locations: [code], before: null, after, by, now }).steps
  })

type InitialStock = { readonly minimumHundredths: number; readonly stockedAt: readonly Location[] }

/** Builds the empty stock of a new ingredient, with an alert if it has a minimum. */
function buildEmptyStock(
  location: LocationCode,
  ingredientId: number,
  minimumHundredths: number,
  at: string,
): StockRecord {
  const changed = findLevelChanges(undefined, { location, minimumHundredths, parHundredths: null }, at)
  const stock: StockRecord = {
    ...(changed && { changedAtTestSite: changed }),
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

/**
 * Adds an ingredient and its empty stock at some locations in one transaction.
 * @throws Problem `invalid-input` if there are too many ingredients
 */
export function createIngredient(
  { minimumHundredths, stockedAt, ...fields }: NewIngredient & InitialStock,
  { by, now }: { readonly by: string; readonly now: Date },
  extraSteps: (item: IngredientRecord) => readonly WriteStep[],
): Promise<IngredientRecord> {
  const createdAt = now.toISOString()
  return runOptimisticWrite(listIngredients, (ingredients) => {
    assertRoomForIngredient(ingredients.size, stockedAt)
    const id = Math.max(FIRST_CUSTOM_ITEM_ID, ...[...ingredients.keys()].map((other) => other + 1))
    const added: IngredientRecord = { ...fields, type: 'Ingredient', id, allergens: [], shelfLifeDays: null, createdAt }
    const changed = findItemChanges(undefined, added, createdAt)
    const item = { ...added, ...(changed && { changedAtTestSite: changed }) }
    const records = [
      { ...inventoryKeys.ingredient(id), ...item },
      ...stockedAt.map(({ code }) => ({
        ...inventoryKeys.stock(code, id),
        ...buildEmptyStock(code, id, minimumHundredths, createdAt),
      })),
    ]
    const stocks = stockedAt.map(({ code: location }) => ({ location, minimumHundredths, parHundredths: null }))
    const puts = records.map((record) => ({ write: { Put: buildPutIfAbsent(record) } }))
    const levels = stockedAt.map(({ code }) => createStockLevel(code, id, createdAt))
    const log = logNewItem({ item, stocks }, { by, now })
    return { steps: [...extraSteps(item), ...puts, ...levels, ...log], answer: item }
  })
}

/** Builds the update that sets or removes a stock's alert, if the stock is unchanged. */
const buildAlertUpdate = (stock: Stock, alert: Alert | undefined): Update =>
  ifUnchanged(
    {
      TableName: tableName(),
      Key: inventoryKeys.stock(stock.location, stock.ingredientId),
      UpdateExpression: `${alert ? 'SET alert = :alert' : 'REMOVE alert'} ADD version :one`,
      ExpressionAttributeValues: { ':one': 1, ...(alert && { ':alert': alert }) },
    },
    { version: stock.version },
  )

type LevelCrossing = {
  readonly location: LocationCode
  readonly ingredientId: number
  /** The tally's version at which the level recovered. It ends alerts from before. */
  readonly recoveredAt?: number | undefined
  /** Present if an order emptied the stock, or found it empty. */
  readonly emptied?: Alert['emptied']
  /** All orders of the day that lack the ingredient. */
  readonly orders?: Alert['orders']
}

/**
 * Whether the stock is empty for a reason that is later than the current alert: an order that
 * emptied it, or one that lacks it.
 */
function isNewlyEmpty({ hundredths, alert }: Stock, { emptied, orders }: Pick<LevelCrossing, 'emptied' | 'orders'>) {
  if (emptied === undefined || hundredths >= emptied.belowHundredths) return false
  if (orders === undefined) return (alert?.emptied?.tallied ?? 0) < emptied.tallied
  return orders.some(({ id }) => !alert?.orders?.some((known) => known.id === id))
}

/**
 * Raises or ends the alert of a stock whose level crossed its minimum, or that is newly empty. Then
 * it gets a new alert if the current one is acknowledged. The function reads the current stock and
 * writes only if it is unchanged, so repeated or reordered events are safe.
 */
export const updateAlert = (
  { location, ingredientId, recoveredAt = 0, emptied, orders }: LevelCrossing,
  now: Date,
): Promise<void> =>
  runOptimisticWrite(
    () => getStock(location, ingredientId),
    (loadMinimums) => {
      // Uses the level of the tally, whose change triggered this call.
      const stock = { ...loadMinimums, hundredths: loadMinimums.hundredths }
      const { alert: current, minimumHundredths } = stock
      const isEmpty = isNewlyEmpty(stock, { emptied, orders })
      const hasRecovered = (current?.tallied ?? 0) < recoveredAt
      const isOver = hasRecovered || (isEmpty && current?.acknowledgedAt !== undefined)
      const why = isEmpty ? { emptied, ...(orders && { orders }) } : {}
      const raised = { ...createAlert(stock, now.toISOString(), stock.tallied), ...why }
      const standing = current && { ...current, ...why }
      const alert = getActiveAlert(stock, { current: standing, endedId: isOver ? current?.id : undefined, raised })
      if (alert?.id === current?.id && (!isEmpty || !alert)) return keepUnchanged(undefined)
      const level = { ingredientId, hundredths: getAlertThreshold(minimumHundredths, alert) }
      const steps = [
        { write: { Update: buildAlertUpdate(stock, alert) } },
        checkStockLevels(location, [level], alert ? '<=' : '>'),
      ]
      return { steps, answer: undefined }
    },
  )

/** Acknowledges an alert. @throws Problem `not-found` if it is not the active one */
export async function acknowledgeAlert(
  alertId: string,
  by: string,
  now: Date,
): Promise<StockedItem & { alert: Alert }> {
  const createAlertNotFoundProblem = () => new Problem('not-found', 'This alert no longer exists.')
  const alertKey = parseAlertId(alertId)
  if (!alertKey) throw createAlertNotFoundProblem()
  const location = alertKey.location.code
  const item = getItemShownAt(location, await getIngredient(alertKey.ingredientId))
  return runOptimisticWrite(
    () => getStock(location, item.id),
    (stock) => {
      if (stock.alert?.id !== alertId) throw createAlertNotFoundProblem()
      if (stock.alert.acknowledgedAt !== undefined) return keepUnchanged({ stock, item, alert: stock.alert })
      const alert = { ...stock.alert, acknowledgedAt: now.toISOString(), acknowledgedBy: by }
      return { update: buildAlertUpdate(stock, alert), answer: () => ({ stock, item, alert }) }
    },
  )
}
