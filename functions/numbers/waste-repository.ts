import type { LocationCode } from '#shared/locations/index'
import { getWastedHundredths, hundredthsToDecimal } from '#shared/inventory/stock'
import type { WasteEntry } from '#shared/numbers/contract'
import { getLocalHour, getWasteFigures } from '#shared/numbers/daily-figures'
import { toSampleWasteMovement } from '#shared/numbers/sample-day'
import { centsToDecimal } from '#shared/platform/money'
import { addDays } from '#shared/platform/time'
import { movementKeys, MovementRecord } from '../inventory/movements/records'
import { listIngredients } from '../inventory/repository'
import { parseItems } from '../platform/table/parse-items'
import { getItems, getKey, queryAll } from '../platform/table/table'
import { contributionKeys } from './contributions/keys'
import { isWaste } from './figure-sources'
import { getCostsShownAt } from './group-data'
import { ContributionRecord, isOfPresentSite } from './records'
import { findSampleDay } from './sample-repository'

/** Returns a location's waste movements and their reversals on a local day. */
async function listWasteMovements(location: LocationCode, date: string): Promise<readonly MovementRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    FilterExpression: '#type = :movement',
    ExpressionAttributeNames: { '#type': 'type' },
    ExpressionAttributeValues: {
      ':pk': movementKeys.of(location),
      ':from': date,
      ':to': addDays(date, 2),
      ':movement': 'Movement',
    },
  })
  const movements = parseItems(MovementRecord, items).filter(isWaste)
  return movements.filter(({ createdAt }) => getLocalHour(location, createdAt).date === date)
}

const sumWasteCents = (parts: ReturnType<typeof getWasteFigures>) =>
  parts.reduce((sum, { figures }) => sum + (figures['waste'] ?? 0), 0)

/**
 * Returns a location's waste on a day at its counted cost
 * (docs/product/numbers.md#counting-rules).
 */
export async function listWaste(location: LocationCode, date: string): Promise<readonly WasteEntry[]> {
  const [ofBothSites, items, sampleDay] = await Promise.all([
    listWasteMovements(location, date),
    listIngredients(),
    findSampleDay(location, date),
  ])
  const contributions = await getItems(
    ofBothSites.map((movement) => contributionKeys.counted(movementKeys.movement(movement))),
  )
  const countedByKey = new Map(
    contributions.flatMap((item) =>
      parseItems(ContributionRecord, [item]).map((counted) => [getKey(item).sk, counted] as const),
    ),
  )
  const findCounted = (movement: MovementRecord) => countedByKey.get(movementKeys.movement(movement).sk)
  const movements = ofBothSites.filter((movement) => isOfPresentSite(location, findCounted(movement)))
  const orders = movements.map((movement) => {
    const item = items.get(movement.ingredientId)
    const counted = findCounted(movement)?.costs?.[0] ?? item?.costPerUnitCents ?? 0
    const [cost = 0] = getCostsShownAt(location, [counted])
    const hundredths = Math.abs(movement.afterHundredths - movement.beforeHundredths)
    return {
      at: movement.createdAt,
      location,
      item: item?.name ?? `Item ${movement.ingredientId}`,
      unit: item?.unit ?? null,
      quantity: hundredthsToDecimal(getWastedHundredths({ ...movement, hundredths })),
      amount: centsToDecimal(sumWasteCents(getWasteFigures(movement, cost))),
      reason: movement.reason,
      by: movement.by,
    }
  })
  const sampleEntries = (sampleDay?.wasted ?? []).map(({ at, hundredths, costPerUnitCents }) => ({
    at,
    location,
    item: null,
    unit: null,
    quantity: hundredthsToDecimal(hundredths),
    amount: centsToDecimal(
      sumWasteCents(
        getWasteFigures(
          toSampleWasteMovement(location, hundredths, at),
          getCostsShownAt(location, [costPerUnitCents])[0] ?? 0,
        ),
      ),
    ),
    reason: 'expired',
    by: null,
  }))
  return [...orders, ...sampleEntries]
}
