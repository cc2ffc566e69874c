import { useQueries } from '@tanstack/react-query'
import { ChevronRightIcon } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import type { Order } from '#shared/orders/contract'
import { PATHS_WITHOUT_ORDER_BANNER } from '#shared/pages/page-head'
import { isAwaitingPayment, isOrderAwaited, isReadyStatus } from '#shared/orders/status'
import { ApiError } from '#base/api/client'
import { currentOrdersStore, useCurrentOrderIds } from '#base/session/device-orders'
import { useNow } from '#base/browser/use-now'
import { joinClasses } from '#ui/class-names'
import { Skeleton } from '#ui/skeleton'
import styles from './current-order-bar.module.css'
import { formatDueText, stageLabels } from './current-order-text'
import { orderQuery, useTrackedOrder } from './use-tracked-order'
import { useClosedStatus, useIsUnanswered } from './use-closed-status'

const getDueTime = ({ promisedAt, scheduledFor, createdAt }: Order): number =>
  Date.parse(promisedAt ?? scheduledFor ?? createdAt)

/** Returns the ids by the time when their order is due; orders that haven't loaded come last. */
function useSortedByDue(ids: readonly string[]): readonly string[] {
  const orders = useQueries({ queries: ids.map(orderQuery) }).map(({ data }) => data)
  const due = new Map(orders.flatMap((order) => (order ? [[order.id, getDueTime(order)] as const] : [])))
  return ids.toSorted((one, other) => (due.get(one) ?? Infinity) - (due.get(other) ?? Infinity) || 0)
}

/** Shows the active orders of this browser on every page, the next due first. */
export function CurrentOrderBar() {
  const ids = useCurrentOrderIds()
  const [path] = useLocation()
  const sorted = useSortedByDue(ids)
  const isShown = ids.length > 0 && !PATHS_WITHOUT_ORDER_BANNER.test(path)
  // The prerendered page reserves the bar's space by this attribute before any script has run.
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-order', isShown), [isShown])
  if (!isShown) return null
  return (
    <section className={styles.strip} aria-label={ids.length === 1 ? 'Your order' : 'Your orders'}>
      {sorted.map((orderId) => (
        <OrderLink key={orderId} orderId={orderId} />
      ))}
    </section>
  )
}

/** The link to an order that can't be loaded right now. */
const UnreachedOrder = ({ orderId }: { readonly orderId: string }) => (
  <Link href={`/orders/${orderId}/tracking`}>
    <div className={styles.row}>
      <strong>Your order</strong>
      <span className={styles.arrow} aria-hidden>
        <ChevronRightIcon />
      </span>
    </div>
  </Link>
)

/** An order's ticket number, stage and time, linking to its tracking page. */
function OrderLink({ orderId }: { readonly orderId: string }) {
  const { data: order, error, fetchStatus } = useTrackedOrder(orderId)
  const now = useNow()
  const isUnknown = error instanceof ApiError && [400, 404].includes(error.status)
  const isOver = isUnknown || (order !== undefined && !isOrderAwaited(order, now))
  const [path] = useLocation()
  const seenOnPath = useRef<string>(null)
  useEffect(() => {
    if (order && !isOver) seenOnPath.current = path
    // An order that ends while shown stays until the next page, so that this page does not jump.
    else if (isOver && seenOnPath.current !== path) currentOrdersStore.drop(orderId)
  }, [order, isOver, orderId, path])
  const closed = useClosedStatus(order, now)
  const isUnanswered = useIsUnanswered(order, now)
  if (!order) {
    // Without a connection the placeholder would stay for ever.
    if (fetchStatus !== 'fetching' && !isUnknown) return <UnreachedOrder orderId={orderId} />
    return (
      <div className={styles.row} role="status" aria-label="Loading your order">
        <Skeleton className={styles.loading} />
      </div>
    )
  }
  const isWaiting = isAwaitingPayment(order)
  const due = isUnanswered ? 'please call us' : formatDueText(order, now)
  const time = isWaiting ? '' : [due, closed?.text ?? ''].filter(Boolean).join(' · ')
  return (
    <Link href={`/orders/${order.id}/tracking`}>
      <div className={styles.row}>
        <strong>Ticket {order.ticketNumber}</strong>
        <span role="status" className={joinClasses(styles.stage, isReadyStatus(order.status) && styles.ready)}>
          {isWaiting ? 'Not paid yet' : stageLabels[order.kitchenStatus]}
        </span>
        <span className={styles.time}>{time}</span>
        <span className={styles.arrow} aria-hidden>
          <ChevronRightIcon />
        </span>
      </div>
    </Link>
  )
}
