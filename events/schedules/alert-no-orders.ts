import { getCurrentLocationWithHours } from '#functions/hours/repository'
import {
  clearQuietAlert,
  hasOrderSince,
  isQuietAlertSent,
  markQuietAlertSent,
} from '#functions/orders/order-history-repository'
import { handleLocationSchedule } from '#functions/platform/location-schedule'
import { alertLocationOwner } from '#functions/notifications/alert-location-owner'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { getQuietAlarmStart } from '#shared/hours/transitions'

/** Alerts the owner once while a location is open and gets no orders. */
async function checkLocation(location: Location, now: Date): Promise<void> {
  if (!getPolicy(location).alertsWithoutOrders) return
  const { code } = location
  const current = await getCurrentLocationWithHours(code)
  const since = getQuietAlarmStart(current, now)
  if (since === null) return
  const { name, quietAlarmMinutes } = current
  const [hasOrder, isAlertSent] = await Promise.all([hasOrderSince(code, since, now), isQuietAlertSent(code)])
  if (hasOrder && isAlertSent) await clearQuietAlert(code)
  if (hasOrder || isAlertSent) return
  await alertLocationOwner(current, {
    subject: `No orders at ${name}`,
    what: `${name} is open and has had no order for ${quietAlarmMinutes} minutes of opening time.`,
    impact: 'Guests may be unable to order.',
    firstStep: 'Place an order yourself, and look at the intake at the desk.',
  })
  // Stored after sending, so that a failed alert is sent again.
  await markQuietAlertSent(code, now)
}

export const handler = handleLocationSchedule('alert-no-orders', checkLocation)
