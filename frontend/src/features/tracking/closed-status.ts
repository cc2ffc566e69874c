import type { Order } from '#shared/orders/contract'
import { getFireTime } from '#shared/orders/timing/ticket-timing'
import { isActiveStatus, isReadyStatus } from '#shared/orders/status'
import { standardQuotes } from '#shared/orders/eta'
import { getCurrentQuote, type QuoteContext } from '#shared/orders/scheduling'

type WaitingOrder = Pick<Order, 'orderType' | 'status' | 'scheduledFor' | 'firedAt' | 'promisedAt'>

/** What the tracking page shows for an order while its location is closed. */
export type ClosedStatus = {
  /** `Closed now, opens 10:30 AM`. */
  readonly text: string
  /** Whether the promised time passed before the kitchen confirmed the order. */
  readonly isOverdue: boolean
  /**
   * The first times after the next opening, for an overdue order; null if the opening is unknown.
   */
  readonly expected: string | null
}

/**
 * Returns the closed status of an order that guests wait for now.
 * Returns null while the location is open, and for an order that has no promised time, is ready or
 * over, or is scheduled for later.
 * On a live site the promise holds after closing time for confirmed orders, because the kitchen
 * finishes them.
 */
export function getClosedStatus(order: WaitingOrder, moment: QuoteContext): ClosedStatus | null {
  const { orderType, status, promisedAt } = order
  const now = moment.now.getTime()
  const isAwaitedNow = isActiveStatus(status) && !isReadyStatus(status) && (getFireTime(order) ?? 0) <= now
  if (!isAwaitedNow || promisedAt === null) return null
  const { firstTimes, closed } = getCurrentQuote(standardQuotes, moment)
  if (closed === null) return null
  if (moment.policy.acceptsOrdersWhileClosed) return { text: closed, isOverdue: false, expected: null }
  if (status !== 'pending' || Date.parse(promisedAt) > now) return null
  const type = orderType === 'delivery' ? 'delivery' : 'pickup'
  return { text: closed, isOverdue: true, expected: firstTimes[type] }
}
