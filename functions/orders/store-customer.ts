import { getItems, getKey, queryAll } from '../runtime/table'
import { orderKeys, OrderRecord } from './records'

/** Every order of a customer, an account or a browser without one, oldest first. */
export async function listCustomerOrders(customerId: string): Promise<OrderRecord[]> {
  const found = await queryAll({
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :customer',
    ExpressionAttributeValues: { ':customer': orderKeys.customer(customerId) },
  })
  const records = (await getItems(found.map(getKey))).map((item) => OrderRecord.parse(item))
  return records.sort((one, other) => one.createdAt.localeCompare(other.createdAt))
}
