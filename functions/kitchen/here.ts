import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { withOpeningHours } from '../hours/store'
import { getMenuWithState } from '../menu/kept'
import { listActiveOrders } from '../orders/in-hand'

/**
 * A location's kitchen as quotes need it: its hours, its intake, how it works and what it has in
 * hand.
 */
export async function getKitchenState(location: LocationCode, now: Date) {
  const [{ menu, house }, inHand] = await Promise.all([getMenuWithState(location), listActiveOrders(location, now)])
  const { intake, stations } = house
  return { intake, place: withOpeningHours(getLocation(location), menu), stations, inHand }
}
