import type { Location } from '#shared/locations/index'
import type { LocationPolicy } from '#shared/locations/policy'
import { menuRoutes, type MenuItem } from '#shared/menu/contract'
import type { OrderType } from '#shared/orders/constants'
import { getDeliveryMinutes } from '#shared/orders/timing/delivery-minutes'
import { listOrderDays } from '#shared/orders/timing/later-times'
import { callApi } from '#base/api/client'
import { getServerTime } from '#base/browser/server-clock'

/** How many of the dish's next dayparts are tried. */
const MAX_TRIES = 3

type Place = { readonly location: Location; readonly policy: LocationPolicy; readonly orderType: OrderType }
type LaterDish = Pick<MenuItem, 'id' | 'offeredAt' | 'leadMinutes'>

/** Returns a dish on the menu of a time; undefined if that can't be read. */
const readDishAt = async ({ id }: LaterDish, { code }: Location, at: string): Promise<MenuItem | undefined> => {
  const dishes = await callApi(menuRoutes.listMenuItems, { params: { location: code }, query: { at } }).catch(() => [])
  return dishes.find((dish) => dish.id === id)
}

/**
 * Returns the first time of an order at which a dish is offered; undefined without one. A daypart
 * may end before the kitchen can have the first order ready, so the menu of each time is read.
 */
export async function findOrderTime(dish: LaterDish, { location, policy, orderType }: Place) {
  let from = dish.offeredAt
  for (let tries = 0; from && tries < MAX_TRIES; tries++) {
    const context = { policy, place: location, now: new Date(getServerTime()) }
    const deliveryMinutes = getDeliveryMinutes(location.delivery)
    const order = { orderType, leadMinutes: dish.leadMinutes, deliveryMinutes }
    const [day] = listOrderDays(order, context, { notBefore: Date.parse(from) })
    const at = day?.times[0]?.at
    if (at === undefined) return undefined
    const then = await readDishAt(dish, location, at)
    if (then?.offeredAt === undefined) return at
    from = then.offeredAt
  }
  return undefined
}
