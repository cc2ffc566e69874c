import type { LocationCode } from '#shared/locations/index'
import { listLateEtas, mayHaveLateOrders } from '#shared/rules/late'
import type { EtaUpdate } from '#shared/rules/late'
import { getMenuWithState } from '../menu/kept'
import { getItems } from '../runtime/table'
import { updateOnce } from '../runtime/transact'
import { listActiveOrders } from './in-hand'
import { fireOrdersEarly } from './store-fire'
import { orderKeys, OrderRecord } from './records'
import { buildOrderUpdate } from './write'

/**
 * Moves an order's promise where it stands as it was read; what has changed since is looked at with
 * the next minute.
 */
function movePromise(order: OrderRecord, { promisedFrom, promisedAt }: EtaUpdate): Promise<boolean> {
  const { firstPromisedAt = order.promisedAt, promiseMoves = 0 } = order
  const changes = { promisedFrom, promisedAt, firstPromisedAt, promiseMoves: promiseMoves + 1 }
  const update = buildOrderUpdate(order, changes, { gsi1sk: orderKeys.activePlace({ ...order, promisedAt }) })
  return updateOnce({ update, refused: 'already' })
}

/**
 * Has a location's kitchen begin early enough with what is wanted later, and moves the promises
 * that it will not keep; how each is told follows from the change.
 */
export async function updateEtas(location: LocationCode, now: Date): Promise<void> {
  const inHand = await listActiveOrders(location, now)
  if (inHand.length === 0) return
  const { house } = await getMenuWithState(location)
  const { stations } = house
  await fireOrdersEarly({ inHand, house, now })
  if (!mayHaveLateOrders(inHand, stations, now.getTime())) return
  const line = (await getItems(inHand.map(({ id }) => orderKeys.order(id)))).map((item) => OrderRecord.parse(item))
  const byId = new Map(line.map((order) => [order.id, order]))
  for (const moved of listLateEtas(line, stations, now.getTime())) {
    const order = byId.get(moved.id)
    if (order) await movePromise(order, moved)
  }
}
