import type { LocationCode } from '#shared/locations/index'
import { toSampleWasteMovement } from '#shared/numbers/sample-day'
import type { SampleOrder } from '#shared/numbers/sample-day'
import { OrderRecord, orderKeys } from '../orders/records'
import { getItems, getKey, queryAll } from '../platform/table/table'
import type { Key } from '../platform/table/table'
import { ContributionRecord, numbersKeys } from './records'
import { listFeedbackOn } from './day-repository'
import { findSampleDay } from './sample-repository'
import type { WasteEntry } from '#shared/numbers/contract'
import { addDays } from '#shared/platform/time'
import { centsToDecimal } from '#shared/platform/money'
import { getLocalHour, getWasteFigures } from '#shared/numbers/daily-figures'
import { getWastedHundredths, hundredthsToDecimal } from '#shared/inventory/stock'
import { MovementRecord, inventoryKeys } from '../inventory/records'
import { listIngredients } from '../inventory/repository'
import { isWaste } from './figure-sources'

/** What a guest said of an order. */
export type OrderFeedback = { readonly at: string; readonly rating: number; readonly comment: string }

/** An order that counted on a day, lived or played. */
export type FigureOrder = Omit<SampleOrder, 'lines'> & {
  readonly location: LocationCode
  readonly isSample: boolean
  readonly said: readonly OrderFeedback[]
  readonly lines: readonly (SampleOrder['lines'][number] & { readonly name: string })[]
}

const listed = async (board: string) => {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :board',
    ExpressionAttributeValues: { ':board': board },
  })
  return items.map(getKey)
}

/** Orders as they stand, each with what its lines' ingredients cost when it counted. */
async function livedAt(keys: readonly Key[]): Promise<readonly FigureOrder[]> {
  const [orders, counted] = await Promise.all([getItems(keys), getItems(keys.map(numbersKeys.counted))])
  const addedBy = new Map(counted.map((item) => [getKey(item).pk, ContributionRecord.parse(item)]))
  return orders.map((item) => {
    const order = OrderRecord.parse(item)
    const added = addedBy.get(numbersKeys.counted(orderKeys.order(order.id)).pk)
    const earnsPoints = order.userId !== undefined || added?.earned === true
    return { ...order, foodCosts: added?.costs ?? [], earnsPoints, isSample: false, said: [] }
  })
}

/**
 * Orders of a location that were completed or cancelled on a day, each with what its lines'
 * ingredients cost.
 */
export async function listCountedOrders(location: LocationCode, date: string): Promise<readonly FigureOrder[]> {
  const [done, cancelled, played] = await Promise.all([
    listed(orderKeys.doneOn(location, date)),
    listed(orderKeys.cancelledOn(location, date)),
    findSampleDay(location, date),
  ])
  const lived = await livedAt([...done, ...cancelled])
  // The index follows late: what was put back meanwhile counts nowhere.
  const over = lived.filter(({ status }) => status === 'completed' || status === 'cancelled')
  return [...over, ...(played?.orders ?? []).map((order) => ({ ...order, location, isSample: true, said: [] }))]
}

/**
 * Orders of a location that guests said something of on a day, whenever they were completed, with
 * what they said.
 */
export async function listRatedOrders(location: LocationCode, date: string): Promise<readonly FigureOrder[]> {
  const [given, played] = await Promise.all([listFeedbackOn(location, date), findSampleDay(location, date)])
  const ids = [...new Set(given.map(({ orderId }) => orderId))]
  const lived = await livedAt(ids.map(orderKeys.order))
  const saidOf = (id: string) => given.filter(({ orderId }) => orderId === id)
  const rated = lived.map((order) => ({ ...order, said: saidOf(order.id) }))
  const playedOrders = (played?.orders ?? []).flatMap((order) => {
    const said = (played?.feedback ?? []).filter(({ ticketNumber }) => ticketNumber === order.ticketNumber)
    return said.length > 0 ? [{ ...order, location, isSample: true, said }] : []
  })
  return [...rated, ...playedOrders]
}

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
