import { orderStatuses } from '../terms/orders'
import type { OrderStatus } from '../terms/orders'
import { isActiveStatus } from './order-status'

/**
 * What a cook must hear: an order came in, was called off, went back, was moved on at another
 * board, or waits for anybody.
 */
export type BoardAlert = 'unanswered' | 'new' | 'cancelled' | 'changed' | 'moved'

/** The most pressing first. */
const pressing = ['unanswered', 'cancelled', 'new', 'changed', 'moved'] as const satisfies readonly BoardAlert[]

/** What goes on sounding until somebody has touched the board. */
export const isRepeatingAlert = (news: BoardAlert): boolean => news !== 'moved'

type Told = { readonly id: string; readonly status: OrderStatus }

const isOpen = (ticket: Told | undefined): boolean => ticket !== undefined && isActiveStatus(ticket.status)

function newsOf(before: Told | undefined, after: Told | undefined): BoardAlert | null {
  if (isOpen(after) && after) {
    if (!before) return 'new'
    const steps = orderStatuses.indexOf(after.status) - orderStatuses.indexOf(before.status)
    if (steps === 0) return null
    return steps > 0 ? 'moved' : 'changed'
  }
  if (!isOpen(before)) return null
  // Completed orders stay in the list: what has left it was cancelled.
  return after ? 'moved' : 'cancelled'
}

/** What happened between two readings of a board, without what this board did itself. */
export function detectBoardAlerts<T extends Told>(
  before: readonly T[],
  after: readonly T[],
): readonly { readonly news: BoardAlert; readonly ticket: T }[] {
  const earlier = new Map(before.map((ticket) => [ticket.id, ticket]))
  const later = new Map(after.map((ticket) => [ticket.id, ticket]))
  return [...new Map([...earlier, ...later]).values()].flatMap((ticket) => {
    const news = newsOf(earlier.get(ticket.id), later.get(ticket.id))
    return news ? [{ news, ticket }] : []
  })
}

/** The one to sound when several things happened at once. */
export const getMostUrgentAlert = (all: readonly BoardAlert[]): BoardAlert | null =>
  pressing.find((news) => all.includes(news)) ?? null
