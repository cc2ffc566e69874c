import { findLocation } from '#shared/locations/index'
import type { KitchenStatus } from '#shared/orders/constants'
import type { Order } from '#shared/orders/contract'
import { isActiveStatus, isReadyStatus } from '#shared/orders/status'
import { formatDateTime, formatTime } from '#shared/platform/time'
import { currentLocation } from '#base/location/location'

export const stageLabels = {
  waiting: 'Received',
  confirmed: 'Accepted',
  prep: 'Being prepared',
  cooking: 'On the grill',
  plating: 'Being plated',
  ready: 'Ready',
  completed: 'Completed',
  cancelled: 'Canceled',
} as const satisfies Record<KitchenStatus, string>

/** Formats the scheduled or expected time while it is in the future; otherwise empty. */
export function formatDueText(
  { status, orderType, locationId, scheduledFor, promisedFrom, promisedAt }: Order,
  now: Date,
): string {
  const { timeZone } = findLocation(locationId) ?? currentLocation
  if (!isActiveStatus(status) || isReadyStatus(status)) return ''
  const isOnSchedule = promisedFrom === null || promisedFrom === scheduledFor
  if (scheduledFor && isOnSchedule && Date.parse(scheduledFor) > now.getTime())
    return `for ${formatDateTime(scheduledFor, timeZone)}`
  const verb = orderType === 'delivery' ? 'arrives' : 'ready'
  return promisedAt && Date.parse(promisedAt) > now.getTime() ? `${verb} by ${formatTime(promisedAt, timeZone)}` : ''
}
