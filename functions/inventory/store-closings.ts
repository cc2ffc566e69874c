import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/rules/local-time'
import type { DailyStockClosing } from '#shared/rules/stock-days'
import { getExpiredHundredths, listRemainingLots, listUnsettledLots } from '#shared/rules/stock-lots'
import { buildExpiredStockUpdate } from '../menu/records'
import { ifUnchanged } from '../runtime/conditions'
import { keepUnchanged, runOptimisticWrite } from '../runtime/decide'
import { getItem, table, tableName } from '../runtime/table'
import { inventoryKeys, StockClosing } from './records'
import type { Stock, StockedItem } from './stock-view'
import { listStockedItems, getStock, getStockValue } from './store'
import { checkStockLevels } from './tally'

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
