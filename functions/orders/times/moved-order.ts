import type { LocationCode } from '#shared/locations/index'
import { getEtaFields } from '#shared/orders/eta'
import { Problem } from '#shared/platform/problem'
import { listReservations } from '../placement/reservations'
import { getOrder } from '../repository'
import { listHeldMinutes } from './exchange-time'

/**
 * Returns what a placed order has, for which another time is searched. Its own place and minutes
 * are free for it.
 * @throws Problem `not-found` if the location has no such order
 */
export async function readMovedOrder(location: LocationCode, orderId: string) {
  const order = await getOrder(orderId)
  if (order.location !== location) throw new Problem('not-found', 'There is no such order at this location.')
  const { id, lines, leadMinutes = 0 } = order
  return {
    id,
    dishes: lines.map(({ menuItemId, quantity, station }) => ({ menuItemId, quantity, station, leadMinutes })),
    promisedFrom: getEtaFields(order).promisedFrom,
    held: listHeldMinutes(order),
    zipCode: order.customer.address?.zipCode,
    heldSlot: listReservations(order, 'slot')[0]?.slot.at,
  }
}
