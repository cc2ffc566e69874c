import { locationOf } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { placeIn } from '../hours/store'
import { menuWith } from '../menu/kept'
import { ordersInHand } from '../orders/in-hand'

/**
 * A location's kitchen as quotes need it: its hours, its intake, how it works and what it has in
 * hand.
 */
export async function kitchenAt(location: LocationCode, now: Date) {
  const [{ menu, house }, inHand] = await Promise.all([menuWith(location), ordersInHand(location, now)])
  const { intake, stations } = house
  return { intake, place: placeIn(locationOf(location), menu), stations, inHand }
}
