import { HoursRecord } from '#functions/locations/state/hours-records'
import { findLocationOfMenu } from '#functions/menu/records'
import { handleEachChange } from '#functions/platform/event-handlers'
import { pushMessages } from '#functions/live/push'
import { channels } from '#functions/live/connection-repository'
import { getLocation, getServerId } from '#shared/locations/index'

export const handler = handleEachChange('push-hours', async ({ after }) => {
  const location = findLocationOfMenu(after?.['pk'])
  if (!after || !location) return
  const { version } = HoursRecord.parse(after)
  await pushMessages([channels.location(location)], {
    type: 'hours_update',
    locationId: getServerId(getLocation(location)),
    version,
  })
})
