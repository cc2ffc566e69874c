import { getFireTime } from '#shared/orders/timing/ticket-timing'
import { isAwaitingPayment } from '#shared/orders/status'
import { getPolicy } from '#shared/locations/policy'
import type { Order } from '#shared/orders/contract'
import { getClosedStatus, type ClosedStatus } from './closed-status'
import { findLocation, type Location } from '#shared/locations/index'
import { isUnattended, useIntakeAt } from '#features/kitchen/intake'
import { currentLocation } from '#base/location/location'
import { useLatestLocation } from '#base/location/location-store'

/** The current location of an order; this site's while the order is loading. */
export const useOrderLocation = (order: Pick<Order, 'locationId'> | undefined): Location =>
  useLatestLocation(findLocation(order?.locationId ?? '') ?? currentLocation)

/** Returns the closed status of an order at its own location; null while the order is loading. */
export function useClosedStatus(order: Order | undefined, now: Date): ClosedStatus | null {
  const location = useOrderLocation(order)
  return order ? getClosedStatus(order, { policy: getPolicy(location), place: location, now }) : null
}

/** Whether the kitchen should have accepted an order by now, and is not answering. */
export function useIsUnanswered(order: Order | undefined, now: Date): boolean {
  const { code } = useOrderLocation(order)
  const isDue = order?.status === 'pending' && !isAwaitingPayment(order) && (getFireTime(order) ?? 0) <= now.getTime()
  // Other orders need no intake but this site's, which the header reads.
  const intake = useIntakeAt(isDue ? code : currentLocation.code)
  return isDue && isUnattended(intake)
}
