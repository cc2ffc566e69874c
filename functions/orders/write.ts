import { ifUnchanged } from '../runtime/conditions'
import { tableName } from '../runtime/table'
import type { Item } from '../runtime/table'
import type { Update } from '../runtime/transact'
import { orderKeys } from './records'
import type { OrderRecord } from './records'

/**
 * Returns the update that changes an order on condition that it is still at the version that was
 * read. A change to `undefined` removes the attribute. `indexKeys` moves the order in the indexes.
 */
export function buildOrderUpdate(order: OrderRecord, changes: Partial<OrderRecord>, indexKeys: Item = {}): Update {
  const { version } = order
  const attributes = Object.entries({ ...changes, ...indexKeys, version: version + 1 })
  const set = attributes.filter(([, value]) => value !== undefined)
  const removed = attributes.filter(([, value]) => value === undefined)
  const update = {
    TableName: tableName(),
    Key: orderKeys.order(order.id),
    UpdateExpression: [
      `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      ...(removed.length > 0 ? [`REMOVE ${removed.map(([name]) => `#${name}`).join(', ')}`] : []),
    ].join(' '),
    ExpressionAttributeNames: Object.fromEntries(attributes.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
  }
  return ifUnchanged(update, { version })
}
