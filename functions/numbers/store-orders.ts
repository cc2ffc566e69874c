import type { LocationCode } from '#shared/locations/index'
import type { SampleOrder } from '#shared/rules/sample-day'
import { orderKeys, OrderRecord } from '../orders/records'
import { getItems, keyOf, queryAll } from '../runtime/table'
import { CountedRecord, numbersKeys } from './records'
import { sampleDay } from './store-sample'

/** An order that counted on a day, lived or played. */
export type Counted = Omit<SampleOrder, 'lines'> & {
  readonly location: LocationCode
  readonly isSample: boolean
  readonly lines: readonly (SampleOrder['lines'][number] & { readonly name: string })[]
}

const listed = async (board: string) => {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :board',
    ExpressionAttributeValues: { ':board': board },
  })
  return items.map(keyOf)
}

/** Orders of a location that were completed or cancelled on a day, each with what its lines' ingredients cost. */
export async function countedOrders(location: LocationCode, date: string): Promise<readonly Counted[]> {
  const [done, cancelled, played] = await Promise.all([
    listed(orderKeys.doneOn(location, date)),
    listed(orderKeys.cancelledOn(location, date)),
    sampleDay(location, date),
  ])
  const keys = [...done, ...cancelled]
  const [orders, counted] = await Promise.all([getItems(keys), getItems(keys.map(numbersKeys.counted))])
  const costsOf = new Map(counted.map((item) => [keyOf(item).pk, CountedRecord.parse(item).costs]))
  const lived = orders.map((item) => {
    const order = OrderRecord.parse(item)
    const foodCosts = costsOf.get(numbersKeys.counted(orderKeys.order(order.id)).pk) ?? []
    return { ...order, foodCosts, earnsPoints: order.userId !== undefined, isSample: false }
  })
  // The index follows late: what was put back meanwhile counts nowhere.
  const over = lived.filter(({ status }) => status === 'completed' || status === 'cancelled')
  return [...over, ...(played?.orders ?? []).map((order) => ({ ...order, location, isSample: true }))]
}
