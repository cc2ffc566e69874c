import type { LocationCode } from '#shared/locations/index'
import { toSampleWasteMovement, type SampleOrder } from '#shared/numbers/sample-day'
import { OrderRecord, orderKeys } from '../orders/records'
import { getItems, getKey, queryAll, type Key } from '../platform/table/table'
import { ContributionRecord, isOfPresentSite } from './records'
import { listFeedbackOn } from './day-repository'
import { getMaxListedOrders, listEndedKeys } from './ended-keys'
import { findSampleDay } from './sample-repository'
import type { WasteEntry } from '#shared/numbers/contract'
import { addDays } from '#shared/platform/time'
import { centsToDecimal } from '#shared/platform/money'
import { getLocalHour, getWasteFigures, isOrderCounted } from '#shared/numbers/daily-figures'
import { getWastedHundredths, hundredthsToDecimal } from '#shared/inventory/stock'
import { movementKeys, MovementRecord } from '../inventory/movements/records'
import { listIngredients } from '../inventory/repository'
import { getCostsShownAt } from './group-data'
import { isWaste } from './figure-sources'
import { parseItems } from '../platform/table/parse-items'
import { contributionKeys } from './contributions/keys'

/** A guest's feedback on an order. */
type OrderFeedback = { readonly at: string; readonly rating: number; readonly comment: string }

/** A real or sample order that counts towards a day's figures. */
export type FigureOrder = Omit<SampleOrder, 'lines'> & {
  readonly location: LocationCode
  readonly isSample: boolean
  readonly said: readonly OrderFeedback[]
  readonly lines: readonly (SampleOrder['lines'][number] & { readonly name: string })[]
}

const toFigureOrder = (
  { foodCosts, ...order }: SampleOrder & Pick<FigureOrder, 'lines'>,
  location: LocationCode,
  said: readonly OrderFeedback[],
): FigureOrder => ({
  ...order,
  location,
  isSample: true,
  said,
  foodCosts: getCostsShownAt(location, foodCosts),
})

/** Returns current orders that count, each with the food cost of its lines when it was counted. */
async function getOrders(keys: readonly Key[]): Promise<readonly FigureOrder[]> {
  const [orders, contributions] = await Promise.all([
    getItems(keys, 'eventual'),
    getItems(keys.map(contributionKeys.counted), 'eventual'),
  ])
  const contributionByKey = new Map(
    contributions.flatMap((item) =>
      parseItems(ContributionRecord, [item]).map((one) => [getKey(item).pk, one] as const),
    ),
  )
  const placed = parseItems(OrderRecord, orders).filter(isOrderCounted)
  return placed.map((order) => {
    const contribution = contributionByKey.get(contributionKeys.counted(orderKeys.order(order.id)).pk)
    const earnsPoints = order.userId !== undefined || contribution?.earned === true
    const foodCosts = getCostsShownAt(order.location, contribution?.costs)
    return { ...order, foodCosts, earnsPoints, isSample: false, said: [] }
  })
}

/**
 * Returns a location's orders completed or cancelled on a day, each with the food cost of its
 * lines.
 * @throws Problem `invalid-input` if they are more than `most`
 */
export async function listCountedOrders(
  location: LocationCode,
  date: string,
  most: number = getMaxListedOrders(location),
): Promise<readonly FigureOrder[]> {
  const [keys, sampleDay] = await Promise.all([listEndedKeys(location, date, most), findSampleDay(location, date)])
  const orders = await getOrders(keys)
  // The index is eventually consistent: skip orders that were reopened since.
  const ended = orders.filter(({ status }) => status === 'completed' || status === 'cancelled')
  const sampleOrders = (sampleDay?.orders ?? []).map((order) => toFigureOrder(order, location, []))
  return [...ended, ...sampleOrders]
}

/** Returns a location's orders that got feedback on a day, with that feedback. */
export async function listRatedOrders(location: LocationCode, date: string): Promise<readonly FigureOrder[]> {
  const [feedback, sampleDay] = await Promise.all([listFeedbackOn(location, date), findSampleDay(location, date)])
  const ids = [...new Set(feedback.map(({ orderId }) => orderId))].slice(0, getMaxListedOrders(location))
  const orders = await getOrders(ids.map(orderKeys.order))
  const listFeedbackOf = (id: string) => feedback.filter(({ orderId }) => orderId === id)
  const rated = orders.map((order) => ({ ...order, said: listFeedbackOf(order.id) }))
  const sampleOrders = (sampleDay?.orders ?? []).flatMap((order) => {
    const said = (sampleDay?.feedback ?? []).filter(({ ticketNumber }) => ticketNumber === order.ticketNumber)
    return said.length > 0 ? [toFigureOrder(order, location, said)] : []
  })
  return [...rated, ...sampleOrders]
}

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
