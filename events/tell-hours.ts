import { HoursRecord } from '#functions/menu/records-hours'
import { findLocationOfMenu } from '#functions/menu/records'
import { handleEachChange } from '#functions/runtime/react'
import { pushMessages } from '#functions/sockets/push'
import { channels } from '#functions/sockets/store'
import { getLocation, getServerId } from '#shared/locations/index'

export const handler = handleEachChange('tell-hours', async ({ after }) => {
  const location = findLocationOfMenu(after?.['pk'])
  if (!after || !location) return
  const { version } = HoursRecord.parse(after)
  await pushMessages([channels.location(location)], {
    type: 'hours_update',
    locationId: getServerId(getLocation(location)),
    version,
  })
})
