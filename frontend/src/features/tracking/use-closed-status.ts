import { getPolicy } from '#shared/locations/policy'
import type { Order } from '#shared/orders/contract'
import { getClosedStatus, type ClosedStatus } from './closed-status'
import { useOrderLocation } from './use-order-location'

/** Returns the closed status of an order at its own location; null while the order is loading. */
export function useClosedStatus(order: Order | undefined, now: Date): ClosedStatus | null {
  const location = useOrderLocation(order)
  return order ? getClosedStatus(order, { policy: getPolicy(location), place: location, now }) : null
}
