import { listOrdersToFireEarly } from '#shared/rules/firing'
import { isHeldOrder } from '#shared/rules/kitchen-schedule'
import type { LocationState } from '../menu/records'
import { getItems } from '../runtime/table'
import { updateOnce } from '../runtime/transact'
import type { ActiveOrder } from './in-hand'
import { orderKeys, OrderRecord } from './records'
import { toScheduledOrder } from './store-unanswered'
import { buildOrderUpdate } from './write'

type InHouse = { readonly inHand: readonly ActiveOrder[]; readonly house: LocationState; readonly now: Date }

/**
 * Fires orders for later earlier than usual where the kitchen has so much in hand; what changed
 * meanwhile is looked at with the next minute.
 */
export async function fireOrdersEarly({ inHand, house: { stations, intake }, now }: InHouse): Promise<void> {
  const { extraMinutes } = intake
  const due = listOrdersToFireEarly({ stations, extraMinutes, inHand }, now.getTime())
  if (due.length === 0) return
  const orders = (await getItems(due.map(({ id }) => orderKeys.order(id)))).map((item) => OrderRecord.parse(item))
  for (const order of orders.filter((one) => isHeldOrder(toScheduledOrder(one), now.getTime())))
    await updateOnce({ update: buildOrderUpdate(order, { firedAt: now.toISOString() }), refused: 'already' })
}
