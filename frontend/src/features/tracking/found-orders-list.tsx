import { Link } from 'wouter'
import { findLocation } from '#shared/locations/index'
import type { OrderLookupResult } from '#shared/orders/order-references'
import { Heading } from '#ui/heading'
import { Surface } from '#ui/surface'
import styles from './find-order-page.module.css'

function formatPlaceAndTime({ locationId, createdAt }: OrderLookupResult): string {
  const location = findLocation(locationId)
  const at = new Date(createdAt).toLocaleString('en-US', {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: location?.timeZone,
  })
  return location ? `${location.name}, ${at}` : at
}

/** Ticket numbers restart daily at each location, so the guest chooses among several orders. */
export const FoundOrdersList = ({ orders }: { readonly orders: readonly OrderLookupResult[] }) =>
  orders.length < 2 ? null : (
    <Surface className={styles.found} aria-label="Orders found">
      <Heading as="h2" size="md">
        {orders.length} orders
      </Heading>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <Link href={`/orders/${order.id}/tracking`}>
              Ticket {order.ticketNumber}: {formatPlaceAndTime(order)}
            </Link>
          </li>
        ))}
      </ul>
    </Surface>
  )
