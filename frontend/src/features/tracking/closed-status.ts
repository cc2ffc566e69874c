import type { Order } from '#shared/orders/contract'
import { getFireTime } from '#shared/kitchen/ticket-timing'
import { isActiveStatus } from '#shared/orders/status'
import { standardQuotes } from '#shared/orders/eta'
import { getCurrentQuote } from '#shared/orders/scheduling'
import type { QuoteContext } from '#shared/orders/scheduling'

type Waiting = Pick<Order, 'orderType' | 'status' | 'scheduledFor' | 'firedAt' | 'promisedAt'>

/** What the tracking page says of an order while its restaurant is closed. */
export type ClosedStatus = {
  /** `Closed now, opens 10:30 AM`. */
  readonly text: string
  /**
   * Whether the order missed its promise before it was confirmed, and now waits for the opening.
   */
  readonly isOverdue: boolean
  /** The first times after the opening, for an overdue order; null where no opening is known. */
  readonly expected: string | null
}

/**
 * Null while open, for an order without a promise, ready or over, and for one that waits for a
 * later time. A live site's promise holds after closing time: the kitchen finishes what it has,
 * unless nobody confirmed it in time.
 */
export function getClosedStatus(order: Waiting, moment: QuoteContext): ClosedStatus | null {
  const { orderType, status, promisedAt } = order
  const now = moment.now.getTime()
  const isWaitedFor = isActiveStatus(status) && status !== 'ready' && (getFireTime(order) ?? 0) <= now
  if (!isWaitedFor || promisedAt === null) return null
  const { atOpening, closed } = getCurrentQuote(standardQuotes, moment)
  if (closed === null) return null
  if (moment.policy.acceptsOrdersWhileClosed) return { text: closed, isOverdue: false, expected: null }
  if (status !== 'pending' || Date.parse(promisedAt) > now) return null
  const type = orderType === 'delivery' ? 'delivery' : 'pickup'
  return { text: closed, isOverdue: true, expected: atOpening?.[type] ?? null }
}
