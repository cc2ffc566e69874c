import { normalizeOrderId } from '#shared/platform/ids'
import { Problem } from '#shared/platform/problem'
import { getLimitWindow } from '#shared/platform/rate-limits'
import { handoverCodeLimits } from '#shared/platform/secret-limits'
import { countWithinLimit } from '../../platform/rate-limit'

/**
 * Counts a handover code that staff sent for an order. With many tries, a cook would find the code
 * and hand an order to someone else without an entry in the log.
 * @throws Problem `too-many-requests`, after which staff complete the order without its code
 */
export async function countHandoverCode(orderId: string, now: Date): Promise<void> {
  const { triesPerHour: max } = handoverCodeLimits
  const group = normalizeOrderId(orderId)
  if (await countWithinLimit({ name: 'handover-codes', group, max, now, period: 'hour' })) return
  throw new Problem('too-many-requests', 'Too many pickup codes were tried. Complete the order without its code.', {
    retryAfterSeconds: getLimitWindow(now, 'hour').secondsLeft,
  })
}
