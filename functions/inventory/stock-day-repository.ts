import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/platform/time'
import type { DailyStockClosing } from '#shared/inventory/stock-usage'
import { getExpiredHundredths, listRemainingLots, listUnsettledLots } from '#shared/inventory/lots'
import { buildExpiredStockUpdate } from '../menu/location-state-records'
import { ifUnchanged, keepUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import { getItem, table, tableName } from '../platform/table/table'
import { StockClosing, inventoryKeys } from './records'
import type { IngredientRecord } from './records'
import type { Stock, StockedItem } from './stock-levels'
import { getStock, getStockValue, listStockedItems } from './repository'
import { checkStockLevels } from './stock-tally'
import { isDeliveryDay } from '#shared/hours/opening-hours'
import type { MovementEntry } from './plan-movement'
import { receiveDelivery } from './movement-repository'

/** The stock of a location as a closing writes it down. */
export const buildStockClosing = (stocked: readonly StockedItem[], date: string): DailyStockClosing => ({
  date,
  valueCents: getStockValue(stocked),
  counters: stocked.map(({ stock, item }) => ({
    ingredientId: item.id,
    usedHundredths: stock.usedHundredths,
    wastedHundredths: stock.wastedHundredths,
    costPerUnitCents: item.costPerUnitCents,
  })),
})

/** Before the first closing: nothing was used yet. */
export const createEmptyClosing = (today: string): DailyStockClosing => ({
  date: addDays(today, -1),
  valueCents: 0,
  counters: [],
})

/**
 * Writes down what a day left of the lots that expire with it, so that nothing used later counts as
 * taken from them.
 */
const settleLots = ({ location, ingredientId }: Stock, day: string): Promise<void> =>
  runOptimisticWrite(
    () => getStock(location, ingredientId),
    (stock) => {
      const lots = listUnsettledLots(stock.lots, stock.hundredths, day)
      if (!lots) return keepUnchanged(undefined)
      const settled = {
        TableName: tableName(),
        Key: inventoryKeys.stock(location, ingredientId),
        UpdateExpression: 'SET lots = :lots ADD version :one',
        ExpressionAttributeValues: { ':lots': lots, ':one': 1 },
      }
      const level = { ingredientId, hundredths: stock.hundredths }
      const steps = [
        { write: { Update: ifUnchanged(settled, { version: stock.version }) } },
        checkStockLevels(location, [level], '='),
      ]
      return { steps, answer: undefined }
    },
  )

/**
 * Notes what a day left of what expired with it or before: no order takes that any more (decision
 * 0057).
 */
async function noteExpired({ location, ingredientId, lots, hundredths }: Stock, day: string): Promise<void> {
  const expired = getExpiredHundredths(listRemainingLots(lots, hundredths, day), hundredths, addDays(day, 1))
  if (expired === 0) return
  await table.send(
    new UpdateCommand({ TableName: tableName(), ...buildExpiredStockUpdate(location, ingredientId, expired) }),
  )
}

/**
 * Closes the local day before a moment: its lots are settled and its stock is written down, once
 * however often it is called.
 */
export async function closeStockDay(location: LocationCode, at: Date): Promise<void> {
  const date = addDays(toWallClock(getLocation(location), at).date, -1)
  const key = inventoryKeys.closing(location, date)
  if (await getItem(key)) return
  const stocked = await listStockedItems(location)
  for (const { stock } of stocked)
    if (listUnsettledLots(stock.lots, stock.hundredths, date)) await settleLots(stock, date)
  for (const { stock } of stocked) await noteExpired(stock, date)
  const { counters, ...facts } = buildStockClosing(stocked, date)
  const closing: StockClosing = {
    ...facts,
    counters: [...counters],
    type: 'StockClosing',
    location,
    closedAt: at.toISOString(),
  }
  await table.send(new PutCommand({ TableName: tableName(), Item: { ...key, ...closing } }))
}

/** The newest closings of a location, oldest first. */
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
  return Items.map((item) => StockClosing.parse(item)).reverse()
}

type Today = { readonly date: string; readonly at: Date }

/** What brings a stock up to its par; none where it has no par or is there already. */
function upToPar(stock: Stock, item: IngredientRecord, { date, at }: Today): MovementEntry | undefined {
  const { location, ingredientId, hundredths, parHundredths } = stock
  // What has expired keeps no delivery away.
  const good = hundredths - getExpiredHundredths(stock.lots, hundredths, date)
  if (parHundredths === null || parHundredths <= good) return undefined
  return {
    location,
    ingredientId,
    movementType: 'in',
    reason: 'purchase',
    quantityHundredths: parHundredths - good,
    unitCostCents: item.costPerUnitCents,
    expirationDate: item.shelfLifeDays === null ? undefined : addDays(date, item.shelfLifeDays),
    by: 'Daily delivery',
    createdAt: at.toISOString(),
  }
}

/**
 * Brings every ingredient that comes on this weekday up to its par, once a local day however often
 * it is called.
 */
export async function receiveDailyDelivery(location: LocationCode, at: Date): Promise<void> {
  const { date, weekday } = toWallClock(getLocation(location), at)
  const done = inventoryKeys.delivery(location, date)
  if (await getItem(done)) return
  for (const { stock, item } of await listStockedItems(location)) {
    if (!isDeliveryDay(item.deliveryDays ?? null, weekday) || upToPar(stock, item, { date, at }) === undefined) continue
    await receiveDelivery(location, { item, date, entryFor: (current) => upToPar(current, item, { date, at }) })
  }
  await table.send(
    new PutCommand({ TableName: tableName(), Item: { ...done, type: 'Delivery', deliveredAt: at.toISOString() } }),
  )
}
