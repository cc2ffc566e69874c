import { isHeldOrder } from '#shared/orders/timing/ticket-timing'
import type { LocationCode } from '#shared/locations/index'
import {
  listLateEtas,
  listOrdersToFireEarly,
  mayHaveLateOrders,
  type EtaUpdate,
} from '#shared/orders/timing/eta-updates'
import { getMenuWithState } from '../menu/menu-cache'
import type { LocationState } from '../locations/state/records'
import { getItems } from '../platform/table/table'
import { updateOnce } from '../platform/table/transaction'
import { OrderRecord, orderKeys } from './records'
import { buildOrderUpdate } from './repository'
import { listActiveOrders, toScheduledOrder, type ActiveOrder } from './ticket-repository'
import { parseItems } from '../platform/table/parse-items'

const getOrders = async (active: readonly { readonly id: string }[]): Promise<readonly OrderRecord[]> =>
  parseItems(OrderRecord, await getItems(active.map(({ id }) => orderKeys.order(id))))

/**
 * Fires scheduled orders earlier than usual while the kitchen is busy. Skips an order that changed
 * meanwhile; the next minute's run sees it again.
 */
async function fireOrdersEarly(
  active: readonly ActiveOrder[],
  { stations, intake: { extraMinutes } }: LocationState,
  now: Date,
): Promise<void> {
  const due = listOrdersToFireEarly({ stations, extraMinutes, activeOrders: active }, now.getTime())
  if (due.length === 0) return
  const held = (await getOrders(due)).filter((order) => isHeldOrder(toScheduledOrder(order), now.getTime()))
  const firedAt = now.toISOString()
  for (const order of held) {
    const update = buildOrderUpdate(order, { firedAt }, { gsi1sk: orderKeys.activePlace({ ...order, firedAt }) })
    await updateOnce({ update, onConflict: 'already' })
  }
}

/** Changes an order's promised time, unless the order has changed since it was read. */
function updatePromise(order: OrderRecord, { promisedFrom, promisedAt }: EtaUpdate): Promise<boolean> {
  const { firstPromisedAt = order.promisedAt, promiseMoves = 0 } = order
  const changes = { promisedFrom, promisedAt, firstPromisedAt, promiseMoves: promiseMoves + 1 }
  const update = buildOrderUpdate(order, changes, { gsi1sk: orderKeys.activePlace({ ...order, promisedAt }) })
  return updateOnce({ update, onConflict: 'already' })
}

/**
 * Fires a location's scheduled orders in time and postpones the promised times that the kitchen
 * will miss. The table stream notifies guests and boards.
 */
export async function updateEtas(location: LocationCode, now: Date): Promise<void> {
  const active = await listActiveOrders(location, now)
  if (active.length === 0) return
  const { state } = await getMenuWithState(location)
  await fireOrdersEarly(active, state, now)
  if (!mayHaveLateOrders(active, state.stations, now.getTime())) return
  const orders = await getOrders(active)
  const byId = new Map(orders.map((order) => [order.id, order]))
  for (const late of listLateEtas(orders, state.stations, now.getTime())) {
    const order = byId.get(late.id)
    if (order) await updatePromise(order, late)
  }
}
