import { Problem } from '#shared/platform/problem'
import { normalizeOrderId } from '#shared/platform/ids'
import { completeOrderInLog } from '../platform/log'
import { getItem, tableName, type Item } from '../platform/table/table'
import { ifUnchanged, keepUnchanged, runOptimisticWrite, type Update } from '../platform/table/transaction'
import { OrderRecord, orderKeys } from './records'
import { getSiteKind } from '#shared/locations/site-kind'
import { resolveClaimBasis } from '#shared/orders/guest-orders'

/** Whether an order was placed on the kind of site that its location has now. */
export const isOfSite = ({ location, site }: Pick<OrderRecord, 'location' | 'site'>): boolean =>
  site === undefined || site === getSiteKind(location)

/**
 * Returns an order by its id, in any spelling that `normalizeOrderId` accepts.
 * @throws Problem `not-found`, also for an order of a test site whose location is live now
 */
export async function getOrder(typedId: string): Promise<OrderRecord> {
  const item = await getItem(orderKeys.order(normalizeOrderId(typedId)))
  const order = item && OrderRecord.parse(item)
  if (!order || !isOfSite(order)) throw new Problem('not-found', `We couldn't find an order with ID #${typedId}`)
  completeOrderInLog(order)
  return order
}

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

type Claimant = Parameters<typeof resolveClaimBasis>[1]

/**
 * Assigns an order to an account. Claiming one's own order changes nothing.
 * @throws Problem of `resolveClaimBasis` if the claimant has no right to the order
 */
export const claimOrder = (order: OrderRecord, claimant: Claimant, now: Date): Promise<OrderRecord> =>
  runOptimisticWrite<OrderRecord, OrderRecord>(
    (changed) => (changed ? OrderRecord.parse(changed) : order),
    (current) => {
      const basis = resolveClaimBasis(current, claimant, now)
      if (basis === null) return keepUnchanged(current)
      const { userId } = claimant
      const indexKeys = { gsi2pk: orderKeys.customer(userId) }
      const update = buildOrderUpdate(current, { userId, claim: { basis, at: now.toISOString() } }, indexKeys)
      return { update, answer: (after) => OrderRecord.parse(after) }
    },
  )
