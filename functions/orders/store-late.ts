import type { LocationCode } from '#shared/locations/index'
import { latePromises, mayBeLate } from '#shared/rules/late'
import type { Moved } from '#shared/rules/late'
import { menuWith } from '../menu/kept'
import { getItems } from '../runtime/table'
import { updateOnce } from '../runtime/transact'
import { ordersInHand } from './in-hand'
import { fireEarly } from './store-fire'
import { orderKeys, OrderRecord } from './records'
import { changedOrder } from './write'

/**
 * Moves an order's promise where it stands as it was read; what has changed since is looked at with
 * the next minute.
 */
function movePromise(order: OrderRecord, { promisedFrom, promisedAt }: Moved): Promise<boolean> {
  const { firstPromisedAt = order.promisedAt, promiseMoves = 0 } = order
  const changes = { promisedFrom, promisedAt, firstPromisedAt, promiseMoves: promiseMoves + 1 }
  const update = changedOrder(order, changes, { gsi1sk: orderKeys.activePlace({ ...order, promisedAt }) })
  return updateOnce({ update, refused: 'already' })
}

/**
 * Has a location's kitchen begin early enough with what is wanted later, and moves the promises
 * that it will not keep; how each is told follows from the change.
 */
export async function keepPromises(location: LocationCode, now: Date): Promise<void> {
  const inHand = await ordersInHand(location, now)
  if (inHand.length === 0) return
  const { house } = await menuWith(location)
  const { stations } = house
  await fireEarly({ inHand, house, now })
  if (!mayBeLate(inHand, stations, now.getTime())) return
  const line = (await getItems(inHand.map(({ id }) => orderKeys.order(id)))).map((item) => OrderRecord.parse(item))
  const byId = new Map(line.map((order) => [order.id, order]))
  for (const moved of latePromises(line, stations, now.getTime())) {
    const order = byId.get(moved.id)
    if (order) await movePromise(order, moved)
  }
}
