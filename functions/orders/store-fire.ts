import { firedEarly } from '#shared/rules/firing'
import { isHeld } from '#shared/rules/kitchen-schedule'
import type { House } from '../menu/records'
import { getItems } from '../runtime/table'
import { updateOnce } from '../runtime/transact'
import type { Waiting } from './in-hand'
import { orderKeys, OrderRecord } from './records'
import { asScheduled } from './store-unanswered'
import { changedOrder } from './write'

type InHouse = { readonly inHand: readonly Waiting[]; readonly house: House; readonly now: Date }

/**
 * Fires orders for later earlier than usual where the kitchen has so much in hand; what changed
 * meanwhile is looked at with the next minute.
 */
export async function fireEarly({ inHand, house: { stations, intake }, now }: InHouse): Promise<void> {
  const { extraMinutes } = intake
  const due = firedEarly({ stations, extraMinutes, inHand }, now.getTime())
  if (due.length === 0) return
  const orders = (await getItems(due.map(({ id }) => orderKeys.order(id)))).map((item) => OrderRecord.parse(item))
  for (const order of orders.filter((one) => isHeld(asScheduled(one), now.getTime())))
    await updateOnce({ update: changedOrder(order, { firedAt: now.toISOString() }), refused: 'already' })
}
