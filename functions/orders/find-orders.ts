import { MAX_LOOKUPS_OF_CONTACT } from '#shared/platform/secret-limits'
import { canonicalizeContact } from '#shared/orders/guest-orders'
import { orderRoutes } from '#shared/orders/contract'
import { getLocation, getServerId } from '#shared/locations/index'
import { getLimitWindow } from '#shared/platform/rate-limits'
import { Problem } from '#shared/platform/problem'
import { getEnvironment } from '../platform/environment'
import { countWithinLimit } from '../platform/rate-limit'
import { serve } from '../platform/serve'
import { keyedHash } from '../platform/session/signing-keys'
import { findOrders } from './order-history-repository'

/**
 * Counts a lookup for its contact. A phone number is no secret, and an address's own limit would
 * let it try all ticket numbers of a day.
 */
async function countLookup(contact: string, now: Date): Promise<void> {
  if (getEnvironment().RATE_LIMITS === 'off') return
  const group = await keyedHash('order lookup', canonicalizeContact(contact))
  if (await countWithinLimit({ name: 'lookups', group, max: MAX_LOOKUPS_OF_CONTACT, now, period: 'day' })) return
  throw new Problem('too-many-requests', 'Please open the link in the mail of your order, or call us.', {
    retryAfterSeconds: getLimitWindow(now, 'day').secondsLeft,
  })
}

export const handler = serve(orderRoutes.findOrders, async ({ body, site, now }) => {
  await countLookup(body.contact, now)
  const found = await findOrders(body, site.code, now)
  if (found.length === 0)
    throw new Problem('not-found', 'We found no order of the last 24 hours with this ticket number and contact.')
  return found.map((order) => ({ ...order, locationId: getServerId(getLocation(order.location)) }))
})
