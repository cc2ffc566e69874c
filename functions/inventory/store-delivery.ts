import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { locationOf } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { dateAfter, wallClock } from '#shared/rules/local-time'
import { expiredOf } from '#shared/rules/stock-lots'
import { comesOn } from '#shared/rules/weekdays'
import { getItem, table, tableName } from '../runtime/table'
import type { Entry } from './movement-plan'
import { inventoryKeys } from './records'
import type { IngredientRecord } from './records'
import type { Stock } from './stock-view'
import { stockAt } from './store'
import { deliver } from './store-movements'

type Today = { readonly date: string; readonly at: Date }

/** What brings a stock up to its par; none where it has no par or is there already. */
function upToPar(stock: Stock, item: IngredientRecord, { date, at }: Today): Entry | undefined {
  const { location, ingredientId, hundredths, parHundredths } = stock
  // What has expired keeps no delivery away.
  const good = hundredths - expiredOf(stock.lots, hundredths, date)
  if (parHundredths === null || parHundredths <= good) return undefined
  return {
    location,
    ingredientId,
    movementType: 'in',
    reason: 'purchase',
    quantityHundredths: parHundredths - good,
    unitCostCents: item.costPerUnitCents,
    expirationDate: item.shelfLifeDays === null ? undefined : dateAfter(date, item.shelfLifeDays),
    by: 'Daily delivery',
    createdAt: at.toISOString(),
  }
}

/**
 * Brings every ingredient that comes on this weekday up to its par, once a local day however often
 * it is called.
 */
export async function deliverDaily(location: LocationCode, at: Date): Promise<void> {
  const { date, weekday } = wallClock(locationOf(location), at)
  const done = inventoryKeys.delivery(location, date)
  if (await getItem(done)) return
  for (const { stock, item } of await stockAt(location)) {
    if (!comesOn(item.deliveryDays ?? null, weekday) || upToPar(stock, item, { date, at }) === undefined) continue
    await deliver(location, { item, date, entryFor: (current) => upToPar(current, item, { date, at }) })
  }
  await table.send(
    new PutCommand({ TableName: tableName(), Item: { ...done, type: 'Delivery', deliveredAt: at.toISOString() } }),
  )
}
