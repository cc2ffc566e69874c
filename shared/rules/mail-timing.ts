import type { OrderStatus } from '../terms/orders'
import { mailLimits } from './rate-limits'

/**
 * A change that comes later than this, from a restored table or a redriven queue, is mailed to no
 * one.
 */
const RECENT_MS = 24 * 3600_000

/** Whether something happened recently enough to be mailed. */
export const isRecentEnoughToMail = (at: string, now: Date): boolean => now.getTime() - Date.parse(at) < RECENT_MS

type Cancelled = {
  readonly status: OrderStatus
  readonly createdAt: string
  readonly visitorId: string
  readonly userId?: string | undefined
  readonly cancelledBy?: readonly string[] | undefined
  readonly history: readonly { readonly status: OrderStatus; readonly at: string }[]
}

/**
 * Whether the customer cancelled the order within a minute of placing it: then its receipt and the
 * mail about the cancellation are one mail, whichever is sent first
 * (docs/product/tracking.md#mail).
 */
export function isQuickCancellation({
  status,
  createdAt,
  visitorId,
  userId,
  cancelledBy = [],
  history,
}: Cancelled): boolean {
  if (status !== 'cancelled') return false
  const isByCustomer = cancelledBy.some((id) => id === visitorId || id === userId)
  const at = history.findLast((step) => step.status === 'cancelled')?.at ?? createdAt
  return isByCustomer && Date.parse(at) - Date.parse(createdAt) <= mailLimits.quickCancelMs
}

type Sent = { readonly mail: string; readonly at: string }

/**
 * What a mailbox was sent in the last hour, with one mail more; undefined where that would be too
 * many. A mail that is there already, since its sending is retried, counts once
 * (docs/product/tracking.md#mail).
 */
export function addToMailLog(sent: readonly Sent[], mail: string, now: Date): readonly Sent[] | undefined {
  const lately = sent.filter(({ at }) => now.getTime() - Date.parse(at) < mailLimits.periodMs)
  if (lately.some((one) => one.mail === mail)) return lately
  return lately.length < mailLimits.perRecipient ? [...lately, { mail, at: now.toISOString() }] : undefined
}
