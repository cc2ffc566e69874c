import { ifUnchanged } from '../runtime/conditions'
import type { Seen } from '../runtime/conditions'
import { tableName } from '../runtime/table'
import type { Item } from '../runtime/table'
import type { Update } from '../runtime/transact'
import { attributesInPack, orderAttributes, orderKeys } from './records'
import type { OrderRecord } from './records'

/** What says that an order is as it was read; in its first shape nothing counts its writes. */
export const asRead = ({ version, history, promisedAt, strikes, userId }: OrderRecord): Seen =>
  version === undefined ? { version, 'size(history)': history.length, promisedAt, strikes, userId } : { version }

/**
 * The update that changes an order while it is as it was read, and its places in the indexes where those are told. One
 * of the first shape has the newest after it (decision 0060).
 */
export function changedOrder(order: OrderRecord, changes: Partial<OrderRecord>, places: Item = {}): Update {
  const { version = 1 } = order
  const attributes = { ...orderAttributes({ ...order, ...changes, version: version + 1 }), ...places }
  const former = order.version === undefined ? attributesInPack(order) : []
  const names = [...Object.keys(attributes), ...former]
  const sets = Object.keys(attributes).map((name) => `#${name} = :${name}`)
  const update = {
    TableName: tableName(),
    Key: orderKeys.order(order.id),
    UpdateExpression: [
      `SET ${sets.join(', ')}`,
      ...(former.length > 0 ? [`REMOVE ${former.map((name) => `#${name}`).join(', ')}`] : []),
    ].join(' '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(Object.entries(attributes).map(([name, to]) => [`:${name}`, to])),
  }
  return ifUnchanged(update, asRead(order))
}
