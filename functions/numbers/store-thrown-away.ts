import type { ThrownAway } from '#shared/contract/numbers'
import type { LocationCode } from '#shared/locations/index'
import { dateAfter } from '#shared/rules/local-time'
import { fromCents } from '#shared/rules/money'
import { localHour, wasteParts } from '#shared/rules/numbers'
import { sampleWaste } from '#shared/rules/sample-day'
import { fromHundredths } from '#shared/rules/stock'
import { wastedBy } from '#shared/rules/stock-use'
import { inventoryKeys, MovementRecord } from '../inventory/records'
import { allIngredients } from '../inventory/store'
import { getItems, keyOf, queryAll } from '../runtime/table'
import { CountedRecord, numbersKeys } from './records'
import { sampleDay } from './store-sample'
import { isWaste } from './store-worth'

/** Movements of a location on a day of its clock that threw something away or took that back. */
async function wasteOn(location: LocationCode, date: string): Promise<readonly MovementRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    FilterExpression: '#type = :movement',
    ExpressionAttributeNames: { '#type': 'type' },
    ExpressionAttributeValues: {
      ':pk': inventoryKeys.movementsOf(location),
      ':from': date,
      ':to': dateAfter(date, 2),
      ':movement': 'Movement',
    },
  })
  const movements = items.map((item) => MovementRecord.parse(item)).filter(isWaste)
  return movements.filter(({ createdAt }) => localHour(location, createdAt).date === date)
}

const centsOf = (parts: ReturnType<typeof wasteParts>) =>
  parts.reduce((sum, { figures }) => sum + (figures['waste'] ?? 0), 0)

/**
 * What a location threw away on a day, each at what it counted
 * (docs/product/numbers.md#what-counts-when).
 */
export async function thrownAway(location: LocationCode, date: string): Promise<readonly ThrownAway[]> {
  const [movements, items, played] = await Promise.all([
    wasteOn(location, date),
    allIngredients(),
    sampleDay(location, date),
  ])
  const counted = await getItems(movements.map((movement) => numbersKeys.counted(inventoryKeys.movement(movement))))
  const costOf = new Map(counted.map((item) => [keyOf(item).sk, CountedRecord.parse(item).costs?.[0]]))
  const lived = movements.map((movement) => {
    const item = items.get(movement.ingredientId)
    const cost = costOf.get(inventoryKeys.movement(movement).sk) ?? item?.costPerUnitCents ?? 0
    const hundredths = Math.abs(movement.afterHundredths - movement.beforeHundredths)
    return {
      at: movement.createdAt,
      location,
      item: item?.name ?? `Item ${movement.ingredientId}`,
      unit: item?.unit ?? null,
      quantity: fromHundredths(wastedBy({ ...movement, hundredths })),
      amount: fromCents(centsOf(wasteParts(movement, cost))),
      reason: movement.reason,
      by: movement.by,
    }
  })
  const sample = (played?.wasted ?? []).map(({ at, hundredths, costPerUnitCents }) => ({
    at,
    location,
    item: null,
    unit: null,
    quantity: fromHundredths(hundredths),
    amount: fromCents(centsOf(wasteParts(sampleWaste(location, hundredths, at), costPerUnitCents))),
    reason: 'expired',
    by: null,
  }))
  return [...lived, ...sample]
}
