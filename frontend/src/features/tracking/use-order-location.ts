import { findLocation, type Location } from '#shared/locations/index'
import type { Order } from '#shared/orders/contract'
import { currentLocation } from '#base/location/location'
import { useLatestLocation } from '#base/location/location-store'

/** The current location of an order; this site's while the order is loading. */
export const useOrderLocation = (order: Pick<Order, 'locationId'> | undefined): Location =>
  useLatestLocation(findLocation(order?.locationId ?? '') ?? currentLocation)
