import { getCurrentLocationWithHours } from '#functions/hours/repository'
import { hasOrderSince } from '#functions/orders/order-history-repository'
import { handleLocationSchedule } from '#functions/platform/location-schedule'
import { getWatchStart } from '#functions/notifications/alert-repository'
import { alertOnceWhile } from '#functions/notifications/alert-once-while'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { getQuietAlarmStart } from '#shared/hours/transitions'

/** Alerts the owner once while a location is open and gets no orders. */
async function checkLocation(location: Location, now: Date): Promise<void> {
  if (!getPolicy(location).hasKitchen) return
  const { code } = location
  const current = await getCurrentLocationWithHours(code)
  const since = getQuietAlarmStart(current, now)
  // A location that has just gone live had no site that could take orders before.
  if (since === null || since < (await getWatchStart(code, 'orders-watched', now))) return
  const { name, quietAlarmMinutes } = current
  const state = (await hasOrderSince(code, since, now)) ? 'over' : 'holds'
  await alertOnceWhile(
    current,
    { subject: 'no-orders', state, thresholdMs: 0, now },
    {
      kind: 'no-orders',
      subject: `No orders at ${name}`,
      what: `${name} is open and has had no order for ${quietAlarmMinutes} minutes of opening time.`,
      impact: 'Guests may be unable to order.',
      firstStep: 'Place an order yourself, and look at the intake at the desk.',
    },
  )
}

export const handler = handleLocationSchedule('alert-no-orders', checkLocation)
