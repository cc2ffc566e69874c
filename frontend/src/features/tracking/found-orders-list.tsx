import { Box } from '@chakra-ui/react/box'
import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { findLocation } from '#shared/locations/index'
import type { OrderLookupResult } from '#shared/orders/order-references'
import { Surface } from '#ui/chakra/surface'

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
    <Box mt="6">
      <Surface aria-label="Orders found">
        <Heading as="h2" size="md" mb="3">
          {orders.length} orders
        </Heading>
        <chakra.ul display="grid" gap="2">
          {orders.map((order) => (
            <li key={order.id}>
              <chakra.a asChild display="block" py="3" textDecoration="underline" textUnderlineOffset="0.2em">
                <Link href={`/orders/${order.id}/tracking`}>
                  Ticket {order.ticketNumber}: {formatPlaceAndTime(order)}
                </Link>
              </chakra.a>
            </li>
          ))}
        </chakra.ul>
      </Surface>
    </Box>
  )
