import { numbers } from '#shared/contract/numbers'
import type { LocationCode } from '#shared/locations/index'
import { serve } from '../runtime/serve'
import { isOf, presentCounted } from './present-orders'
import { countedOrders, ratedOrders } from './store-orders'
import { placesOf } from './store-period'
import { thrownAway } from './store-thrown-away'

/** What there is at each place, the newest first. */
async function at<Past extends { readonly at: string }>(
  places: readonly LocationCode[],
  past: (place: LocationCode) => Promise<readonly Past[]>,
): Promise<Past[]> {
  const all = await Promise.all(places.map(past))
  return all.flat().sort((one, other) => other.at.localeCompare(one.at))
}

export const handler = serve(numbers.orders, async ({ params: { location, date }, query: { of }, caller }) => {
  const places = placesOf({ location, caller })
  if (of.what === 'waste') return { orders: [], thrownAway: await at(places, (place) => thrownAway(place, date)) }
  const ordersAt = of.what === 'feedback' || of.what === 'rating' ? ratedOrders : countedOrders
  const orders = await at(places, async (place) =>
    (await ordersAt(place, date)).filter((order) => isOf(order, of)).map(presentCounted),
  )
  return { orders, thrownAway: [] }
})
