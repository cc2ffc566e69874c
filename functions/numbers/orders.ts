import { numbers } from '#shared/contract/numbers'
import { serve } from '../runtime/serve'
import { isOf, presentCounted } from './present-orders'
import { placesOf } from './store-period'
import { countedOrders } from './store-orders'

export const handler = serve(numbers.orders, async ({ params: { location, date }, query: { of }, caller }) => {
  const places = placesOf({ location, caller })
  const counted = (await Promise.all(places.map((place) => countedOrders(place, date)))).flat()
  const orders = counted.filter((order) => isOf(order, of)).map(presentCounted)
  return { orders: orders.sort((one, other) => other.at.localeCompare(one.at)) }
})
