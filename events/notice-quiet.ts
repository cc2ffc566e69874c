import { placeNow } from '#functions/hours/store'
import { endQuiet, hasHadOrder, isKnownQuiet, noteQuiet } from '#functions/orders/store-quiet'
import { onSchedule } from '#functions/runtime/on-schedule'
import { tellOwner } from '#functions/runtime/tell-owner'
import { locations } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { orderDueSince } from '#shared/rules/quiet'

async function look(location: Location, now: Date): Promise<void> {
  if (!policyOf(location).tellsWhenQuiet) return
  const since = orderDueSince(await placeNow(location), now)
  if (since === null) return
  const { code, name, quietAlarmMinutes } = location
  const [hasOrder, isKnown] = await Promise.all([hasHadOrder(code, since, now), isKnownQuiet(code)])
  if (hasOrder && isKnown) await endQuiet(code)
  if (hasOrder || isKnown) return
  await tellOwner({
    subject: `No orders at ${name}`,
    text: `${name} is open and has had no order for ${quietAlarmMinutes} minutes of opening time. Try to place one.`,
  })
  // Noted afterwards: what could not be told is tried again.
  await noteQuiet(code, now)
}

export const handler = onSchedule('notice-quiet', async (dueAt) => {
  await Promise.all(locations.map((location) => look(location, dueAt)))
})
