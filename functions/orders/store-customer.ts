import { getItems, keyOf, queryAll } from '../runtime/table'
import { orderKeys, OrderRecord } from './records'

/** Every order of a customer, an account or a browser without one, oldest first. */
export async function ordersOf(customerId: string): Promise<OrderRecord[]> {
  const found = await queryAll({
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :customer',
    ExpressionAttributeValues: { ':customer': orderKeys.customer(customerId) },
  })
  const records = (await getItems(found.map(keyOf))).map((item) => OrderRecord.parse(item))
  return records.sort((one, other) => one.createdAt.localeCompare(other.createdAt))
}
