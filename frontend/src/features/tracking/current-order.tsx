import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronRightIcon } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'wouter'
import type { Order } from '#shared/contract/orders'
import { WITHOUT_ORDER } from '#shared/current-order'
import { findLocation } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { isAwaited } from '#shared/rules/current-order'
import { clockTime, dayAndTime } from '#shared/rules/day-and-time'
import { isActive } from '#shared/rules/order-status'
import type { KitchenStatus } from '#shared/terms/orders'
import { ApiError } from '#base/api/api-error'
import { usePlace } from '#base/location/hours-store'
import { currentLocation } from '#base/location/location'
import { currentOrders } from '#base/session/current-orders'
import { useNow } from '#base/use-now'
import { useOrder } from './api/use-order'
import { whileClosed } from './closed'

const stages = {
  waiting: 'Received',
  confirmed: 'In line',
  prep: 'Being prepared',
  cooking: 'On the grill',
  plating: 'Being plated',
  ready: 'Ready',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const satisfies Record<KitchenStatus, string>

/** When it is wanted, or expected as long as that lies ahead. */
function timeText({ status, locationId, scheduledFor, promisedFrom, promisedAt }: Order, now: Date): string {
  const { timeZone } = findLocation(locationId) ?? currentLocation
  if (!isActive(status) || status === 'ready') return ''
  const isAsWanted = promisedFrom === null || promisedFrom === scheduledFor
  if (scheduledFor && isAsWanted && Date.parse(scheduledFor) > now.getTime())
    return `for ${dayAndTime(scheduledFor, timeZone)}`
  return promisedAt && Date.parse(promisedAt) > now.getTime() ? `by ${clockTime(promisedAt, timeZone)}` : ''
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    maxW: 'page',
    mx: 'auto',
    px: { base: '4', md: '6' },
    minH: '3.25rem',
    fontSize: 'sm',
  },
})

/** The newest of this browser's orders that are on their way. */
export function CurrentOrder() {
  const [orderId] = useSyncExternalStore(currentOrders.subscribe, currentOrders.get)
  const [path] = useLocation()
  const isThere = orderId !== undefined && !WITHOUT_ORDER.test(path)
  // The place itself is the page's, which knows of it before any script has come.
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-order', isThere), [isThere])
  return !isThere ? null : <OneOrder key={orderId} orderId={orderId} />
}

/** On every page: ticket, stage and time, and a tap to its own page. */
function OneOrder({ orderId }: { readonly orderId: string }) {
  const { data: order, error } = useOrder(orderId)
  const now = useNow()
  const isGone = error instanceof ApiError && [400, 404].includes(error.status)
  const isOver = isGone || (order !== undefined && !isAwaited(order, now))
  const [path] = useLocation()
  const seenAt = useRef<string>(null)
  useEffect(() => {
    if (order && !isOver) seenAt.current = path
    // What ends before somebody's eyes stays until the next page, lest this one jump.
    else if (isOver && seenAt.current !== path) currentOrders.drop(orderId)
  }, [order, isOver, orderId, path])
  const place = usePlace(findLocation(order?.locationId ?? '') ?? currentLocation)
  if (!order) {
    return (
      <Row role="status" aria-label="Loading your order">
        <Skeleton height="5" width="14rem" />
      </Row>
    )
  }
  const closed = whileClosed(order, { policy: policyOf(place), place, now })
  const time = [timeText(order, now), closed?.text ?? ''].filter(Boolean).join(' · ')
  return (
    <chakra.section aria-label="Your order" css={{ '& a': { _hover: { color: 'accent.fg' } } }}>
      <Link href={`/orders/${order.id}/tracking`}>
        <Row>
          <strong>Ticket {order.ticketNumber}</strong>
          <chakra.span
            role="status"
            color={order.status === 'ready' ? 'success.fg' : 'accent.fg'}
            fontWeight="semibold"
          >
            {stages[order.kitchenStatus]}
          </chakra.span>
          <chakra.span color="fg.muted" truncate minW="0" fontVariantNumeric="tabular-nums">
            {time}
          </chakra.span>
          <chakra.span ms="auto" flexShrink={0} aria-hidden>
            <ChevronRightIcon />
          </chakra.span>
        </Row>
      </Link>
    </chakra.section>
  )
}
