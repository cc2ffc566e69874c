import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/rules/local-time'
import { getExpiredHundredths } from '#shared/rules/stock-lots'
import { isDeliveryDay } from '#shared/rules/weekdays'
import { getItem, table, tableName } from '../runtime/table'
import type { MovementEntry } from './movement-plan'
import { inventoryKeys } from './records'
import type { IngredientRecord } from './records'
import type { Stock } from './stock-view'
import { listStockedItems } from './store'
import { receiveDelivery } from './store-movements'

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
