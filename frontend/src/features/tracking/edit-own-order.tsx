import type { Order } from '#shared/orders/contract'
import { getServerId } from '#shared/locations/index'
import { useLocationConfig } from '#base/location/location'
import { EditButton } from '#features/order-entry'

/** Lets the customer change a pending order, on the site whose menu it is from. */
export function EditOwnOrder({ order }: { readonly order: Order }) {
  const location = useLocationConfig()
  if (!order.mayEdit || getServerId(location) !== order.locationId) return null
  return <EditButton orderId={order.id} ticketNumber={order.ticketNumber} label="Change Order" size="sm" isOwn />
}
