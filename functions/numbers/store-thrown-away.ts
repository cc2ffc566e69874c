import type { WasteEntry } from '#shared/contract/numbers'
import type { LocationCode } from '#shared/locations/index'
import { addDays } from '#shared/rules/local-time'
import { centsToDecimal } from '#shared/rules/money'
import { getLocalHour, getWasteFigures } from '#shared/rules/numbers'
import { toSampleWasteMovement } from '#shared/rules/sample-day'
import { hundredthsToDecimal } from '#shared/rules/stock'
import { getWastedHundredths } from '#shared/rules/stock-use'
import { inventoryKeys, MovementRecord } from '../inventory/records'
import { listIngredients } from '../inventory/store'
import { getItems, getKey, queryAll } from '../runtime/table'
import { ContributionRecord, numbersKeys } from './records'
import { findSampleDay } from './store-sample'
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
      ':to': addDays(date, 2),
      ':movement': 'Movement',
    },
  })
  const movements = items.map((item) => MovementRecord.parse(item)).filter(isWaste)
  return movements.filter(({ createdAt }) => getLocalHour(location, createdAt).date === date)
}

const centsOf = (parts: ReturnType<typeof getWasteFigures>) =>
  parts.reduce((sum, { figures }) => sum + (figures['waste'] ?? 0), 0)

/**
 * What a location threw away on a day, each at what it counted
 * (docs/product/numbers.md#what-counts-when).
 */
export async function listWaste(location: LocationCode, date: string): Promise<readonly WasteEntry[]> {
  const [movements, items, played] = await Promise.all([
    wasteOn(location, date),
    listIngredients(),
    findSampleDay(location, date),
  ])
  const counted = await getItems(movements.map((movement) => numbersKeys.counted(inventoryKeys.movement(movement))))
  const costOf = new Map(counted.map((item) => [getKey(item).sk, ContributionRecord.parse(item).costs?.[0]]))
  const lived = movements.map((movement) => {
    const item = items.get(movement.ingredientId)
    const cost = costOf.get(inventoryKeys.movement(movement).sk) ?? item?.costPerUnitCents ?? 0
    const hundredths = Math.abs(movement.afterHundredths - movement.beforeHundredths)
    return {
      at: movement.createdAt,
      location,
      item: item?.name ?? `Item ${movement.ingredientId}`,
      unit: item?.unit ?? null,
      quantity: hundredthsToDecimal(getWastedHundredths({ ...movement, hundredths })),
      amount: centsToDecimal(centsOf(getWasteFigures(movement, cost))),
      reason: movement.reason,
      by: movement.by,
    }
  })
  const sample = (played?.wasted ?? []).map(({ at, hundredths, costPerUnitCents }) => ({
    at,
    location,
    item: null,
    unit: null,
    quantity: hundredthsToDecimal(hundredths),
    amount: centsToDecimal(centsOf(getWasteFigures(toSampleWasteMovement(location, hundredths, at), costPerUnitCents))),
    reason: 'expired',
    by: null,
  }))
  return [...lived, ...sample]
}
