import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { showsGroupData } from '#shared/locations/group-data'
import { addDays, toWallClock } from '#shared/platform/time'
import type { DailyStockClosing } from '#shared/inventory/stock-usage'
import { getExpiredHundredths, listRemainingLots, listUnsettledLots } from '#shared/inventory/lots'
import { buildExpiredStockUpdate } from '../locations/state/records'
import { ifUnchanged, keepUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import { parseItems } from '../platform/table/parse-items'
import { getItem, table, tableName } from '../platform/table/table'
import { StockClosing, inventoryKeys, type IngredientRecord } from './records'
import type { Stock, StockedItem } from './stock-levels'
import { getStock, getStockValue, listStockedItems } from './repository'
import { checkStockLevels } from './stock-tally'
import { isDeliveryDay } from '#shared/hours/opening-hours'
import type { MovementEntry } from './movements/plan-movement'
import { receiveDelivery } from './movements/movement-repository'

/** Builds the closing of a location's stock. */
export const buildStockClosing = (stocked: readonly StockedItem[], date: string): DailyStockClosing => ({
  date,
  valueCents: getStockValue(stocked),
  counters: stocked.map(({ stock, item }) => ({
    ingredientId: item.id,
    usedHundredths: stock.usedHundredths,
    wastedHundredths: stock.wastedHundredths,
    costPerUnitCents: item.costPerUnitCents,
    ...(item.batch && { isMade: true }),
  })),
})

/** Returns an empty closing of the day before, used until the first real one. */
export const createEmptyClosing = (today: string): DailyStockClosing => ({
  date: addDays(today, -1),
  valueCents: 0,
  counters: [],
})

/**
 * Stores what is left of the lots that expire on a day, so that later usage is not taken from them.
 */
const settleExpiringLots = ({ location, ingredientId }: Stock, day: string): Promise<void> =>
  runOptimisticWrite(
    () => getStock(location, ingredientId),
    (stock) => {
      const lots = listUnsettledLots(stock.lots, stock.hundredths, day)
      if (!lots) return keepUnchanged(undefined)
      const update = {
        TableName: tableName(),
        Key: inventoryKeys.stock(location, ingredientId),
        UpdateExpression: 'SET lots = :lots ADD version :one',
        ExpressionAttributeValues: { ':lots': lots, ':one': 1 },
      }
      const level = { ingredientId, hundredths: stock.hundredths }
      const steps = [
        { write: { Update: ifUnchanged(update, { version: stock.version }) } },
        checkStockLevels(location, [level], '='),
      ]
      return { steps, answer: undefined }
    },
  )

/** Stores what is left of lots that expired up to a day. Orders cannot use it (decision 0034). */
async function storeExpiredStock({ location, ingredientId, lots, hundredths }: Stock, day: string): Promise<void> {
  const expired = getExpiredHundredths(listRemainingLots(lots, hundredths, day), hundredths, addDays(day, 1))
  if (expired === 0) return
  await table.send(
    new UpdateCommand({
      TableName: tableName(),
      ...buildExpiredStockUpdate(location, [{ ingredientId, hundredths: expired }]),
    }),
  )
}

/**
 * Closes the local day before `at`: settles its lots and stores the closing. Repeated calls are
 * safe.
 */
export async function closeStockDay(location: LocationCode, at: Date): Promise<void> {
  const date = addDays(toWallClock(getLocation(location), at).date, -1)
  const key = inventoryKeys.closing(location, date)
  if (await getItem(key)) return
  const stocked = await listStockedItems(location)
  for (const { stock } of stocked)
    if (listUnsettledLots(stock.lots, stock.hundredths, date)) await settleExpiringLots(stock, date)
  for (const { stock } of stocked) await storeExpiredStock(stock, date)
  const { counters, ...fields } = buildStockClosing(stocked, date)
  const closing: StockClosing = {
    ...fields,
    counters: [...counters],
    type: 'StockClosing',
    location,
    closedAt: at.toISOString(),
  }
  await table.send(new PutCommand({ TableName: tableName(), Item: { ...key, ...closing } }))
}

/** Returns a closing as its location may read it. */
const getClosingShown = (closing: StockClosing): StockClosing =>
  showsGroupData(closing.location)
    ? closing
    : {
        ...closing,
        valueCents: 0,
        counters: closing.counters.map((counter) => ({ ...counter, costPerUnitCents: 0 })),
      }

/** Returns the latest closings of a location as it may read them, oldest first. */
export async function listStockClosings(location: LocationCode, limit: number): Promise<StockClosing[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': inventoryKeys.closingsOf(location) },
      ScanIndexForward: false,
      Limit: limit,
    }),
  )
  return parseItems(StockClosing, Items).map(getClosingShown).reverse()
}

type DeliveryDay = { readonly date: string; readonly at: Date }

/** Plans the delivery up to par. Returns undefined without a par or if the stock has reached it. */
function planDelivery(stock: Stock, item: IngredientRecord, { date, at }: DeliveryDay): MovementEntry | undefined {
  const { location, ingredientId, hundredths, parHundredths } = stock
  // Expired stock does not count.
  const usable = hundredths - getExpiredHundredths(stock.lots, hundredths, date)
  if (parHundredths === null || parHundredths <= usable) return undefined
  return {
    location,
    ingredientId,
    movementType: 'in',
    reason: 'purchase',
    quantityHundredths: parHundredths - usable,
    unitCostCents: item.costPerUnitCents,
    expirationDate: item.shelfLifeDays === null ? undefined : addDays(date, item.shelfLifeDays),
    by: 'Daily delivery',
    createdAt: at.toISOString(),
  }
}

/** Fills every ingredient with a delivery on this weekday up to par, once per local day. */
export async function receiveDailyDelivery(location: LocationCode, at: Date): Promise<void> {
  const { date, weekday } = toWallClock(getLocation(location), at)
  const deliveryKey = inventoryKeys.delivery(location, date)
  if (await getItem(deliveryKey)) return
  for (const { stock, item } of await listStockedItems(location)) {
    if (!isDeliveryDay(item.deliveryDays ?? null, weekday) || planDelivery(stock, item, { date, at }) === undefined)
      continue
    await receiveDelivery(location, { item, date, entryFor: (current) => planDelivery(current, item, { date, at }) })
  }
  await table.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...deliveryKey, type: 'Delivery', deliveredAt: at.toISOString() },
    }),
  )
}
