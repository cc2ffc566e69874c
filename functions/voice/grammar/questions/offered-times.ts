import { getPolicy } from '#shared/locations/policy'
import type { OrderLead } from '#shared/orders/timing/order-times'
import { listOrderDays } from '#shared/orders/timing/later-times'
import type { AssistantFacts } from './facts'

/** Times of later orders, ISO: those that the checkout lists, and those with room for the cart. */
type OfferedTimes = { readonly listed: readonly string[]; readonly free: readonly string[] }

/** Returns the times that the location offers for a later order, in order. */
export function listOfferedTimes(order: OrderLead, { location, now, freeTimes }: AssistantFacts): OfferedTimes {
  const days = listOrderDays(order, { policy: getPolicy(location), place: location, now })
  const listed = days.flatMap(({ times }) => times.map(({ at }) => at))
  return { listed, free: freeTimes ? listed.filter((at) => freeTimes.has(at)) : listed }
}
