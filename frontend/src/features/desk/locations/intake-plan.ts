import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { formatClockAt } from '#shared/hours/hours'
import type { Location } from '#shared/locations/index'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { getServerTime } from '#base/browser/server-clock'
import { deskSaveKey } from '#base/storage/storage-keys'
import { planOf, type ChangeOf, type Plan } from './plan'

/** Plans to pause a location's orders for minutes, or to take them again. */
export async function planIntake(location: Location, { minutes }: ChangeOf<'intake'>): Promise<Plan> {
  const params = { location: location.code }
  const { state, until, reason } = await callApi(intakeRoutes.getIntake, { params })
  const isPaused = state === 'paused'
  const clock = until === null ? '' : ` until ${formatClockAt(location, until)}`
  const open = state === 'closed' ? 'Closed' : 'Taking orders'
  const current = isPaused ? `Paused${clock}${reason === null ? '' : ` (${reason})`}` : open
  if (minutes === null && !isPaused) return { current, next: current }
  const body = minutes === null ? ({ state: 'open' } as const) : ({ state: 'paused', minutes } as const)
  const end = new Date(getServerTime() + (minutes ?? 0) * 60_000).toISOString()
  const next = minutes === null ? 'Taking orders' : `Paused until ${formatClockAt(location, end)}`
  return planOf(current, next, () =>
    sendOnce(deskSaveKey('intake', location.code), body, (headers) =>
      callApi(intakeRoutes.updateIntake, { params, body, headers }),
    ),
  )
}
