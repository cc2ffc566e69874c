import type { LocationCode } from '#shared/locations/index'
import type { SampleOrder } from '#shared/numbers/sample-day'
import { OrderRecord, orderKeys } from '../orders/records'
import { getItems, getKey, type Key } from '../platform/table/table'
import { ContributionRecord } from './records'
import { listFeedbackOn } from './day-repository'
import { getMaxListedOrders, listEndedKeys } from './ended-keys'
import { findSampleDay } from './sample-repository'
import { isOrderCounted } from '#shared/numbers/daily-figures'
import { getCostsShownAt } from './group-data'
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
