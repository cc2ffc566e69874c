import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import type { OrderLookupResult } from '#shared/contract/found-order'
import { findLocation } from '#shared/locations/index'
import { Surface } from '#base/components/surface'

function whenAndWhere({ locationId, createdAt }: OrderLookupResult): string {
  const place = findLocation(locationId)
  const at = new Date(createdAt).toLocaleString('en-US', {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: place?.timeZone,
  })
  return place ? `${place.name}, ${at}` : at
}

/** Tickets begin anew each day, at each location: of several the guest knows which. */
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
                  Ticket {order.ticketNumber}: {whenAndWhere(order)}
                </Link>
              </chakra.a>
            </li>
          ))}
        </chakra.ul>
      </Surface>
    </Box>
  )
