import { findLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import type { Order } from '#shared/orders/contract'
import { useLatestLocation } from '#base/location/location-store'
import { currentLocation } from '#base/location/location'
import { getClosedStatus, type ClosedStatus } from './closed-status'

/** Returns the closed status of an order at its own location; null while the order is loading. */
export function useClosedStatus(order: Order | undefined, now: Date): ClosedStatus | null {
  const location = useLatestLocation(findLocation(order?.locationId ?? '') ?? currentLocation)
  return order ? getClosedStatus(order, { policy: getPolicy(location), place: location, now }) : null
}
