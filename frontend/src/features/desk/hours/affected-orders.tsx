import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, type SyntheticEvent } from 'react'
import { Link } from 'wouter'
import type { AffectedOrder } from '#shared/hours/editing-contract'
import type { Location } from '#shared/locations/index'
import { formatDateTime } from '#shared/platform/time'
import { EditOrderButton } from '#features/order-entry'
import { deskPaths } from '../paths'

/** Leads to an order, to move it or to cancel it, or to an event. */
function OrderActions({ order: { id, ticketNumber } }: { readonly order: AffectedOrder }) {
  if (ticketNumber === null)
    return (
      <Button asChild variant="outline">
        <Link href={deskPaths.events}>Open events</Link>
      </Button>
    )
  return (
    <>
      <EditOrderButton orderId={id} ticketNumber={ticketNumber} />
      <Button asChild variant="outline">
        <Link href="/kitchen">Cancel on the board</Link>
      </Button>
    </>
  )
}

type AffectedOrdersProps = {
  readonly location: Location
  readonly orders: readonly AffectedOrder[]
  /** What the change is about. */
  readonly what?: string
  readonly isSaving: boolean
  readonly onSaveAnyway: (event: SyntheticEvent) => void
}

/** Open orders that unsaved hours would leave outside (docs/product/desk.md#affected-orders). */
export function AffectedOrders({ location, orders, what = 'hours', isSaving, onSaveAnyway }: AffectedOrdersProps) {
  const panel = useRef<HTMLElement>(null)
  // The panel may be far below the changed day.
  useEffect(() => panel.current?.focus(), [orders])
  return (
    <chakra.section
      ref={panel}
      tabIndex={-1}
      aria-label="Affected orders"
      role="alert"
      mt="6"
      p="4"
      borderRadius="xl"
      bg="warning.subtle"
    >
      <Heading as="h2" size="sm">
        {orders.length === 1 ? `1 order is outside these ${what}` : `${orders.length} orders are outside these ${what}`}
      </Heading>
      <chakra.p mt="1" fontSize="sm">
        Nothing is saved yet. Guests get a message when you move or cancel their order.
      </chakra.p>
      <Button mt="3" disabled={isSaving} onClick={onSaveAnyway}>
        Save anyway
      </Button>
      <chakra.ul listStyle="none" display="grid" gap="3" mt="4">
        {orders.map((order) => (
          <chakra.li key={order.id} display="flex" flexWrap="wrap" gap="2" alignItems="center">
            <chakra.span flex="1 1 14rem" overflowWrap="anywhere">
              <strong>
                {order.ticketNumber === null ? 'Event' : `#${order.ticketNumber}`} {order.name}
              </strong>
              , {order.type} {formatDateTime(order.at, location.timeZone)}
            </chakra.span>
            <OrderActions order={order} />
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
