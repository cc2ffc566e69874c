import { getLocationWithHours } from '#functions/hours/repository'
import {
  clearQuietAlert,
  hasOrderSince,
  isQuietAlertSent,
  markQuietAlertSent,
} from '#functions/orders/order-history-repository'
import { handleSchedule } from '#functions/platform/event-handlers'
import { notifyOwner } from '#functions/platform/notify-owner'
import { locations } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { getQuietAlarmStart } from '#shared/hours/transitions'

async function look(location: Location, now: Date): Promise<void> {
  if (!getPolicy(location).tellsWhenQuiet) return
  const since = getQuietAlarmStart(await getLocationWithHours(location), now)
  if (since === null) return
  const { code, name, quietAlarmMinutes } = location
  const [hasOrder, isKnown] = await Promise.all([hasOrderSince(code, since, now), isQuietAlertSent(code)])
  if (hasOrder && isKnown) await clearQuietAlert(code)
  if (hasOrder || isKnown) return
  await notifyOwner({
    subject: `No orders at ${name}`,
    text: `${name} is open and has had no order for ${quietAlarmMinutes} minutes of opening time. Try to place one.`,
  })
  // Noted afterwards: what could not be told is tried again.
  await markQuietAlertSent(code, now)
}

export const handler = handleSchedule('alert-no-orders', async (dueAt) => {
  await Promise.all(locations.map((location) => look(location, dueAt)))
})
