import type { LocationCode } from '#shared/locations/index'
import type { SampleOrder } from '#shared/rules/sample-day'
import { orderKeys, OrderRecord } from '../orders/records'
import { getItems, getKey, queryAll } from '../runtime/table'
import type { Key } from '../runtime/table'
import { ContributionRecord, numbersKeys } from './records'
import { listFeedbackOn } from './store-said'
import { findSampleDay } from './store-sample'

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
