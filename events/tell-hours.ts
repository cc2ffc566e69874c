import { HoursRecord } from '#functions/menu/records-hours'
import { locationOfMenu } from '#functions/menu/records'
import { react } from '#functions/runtime/react'
import { push } from '#functions/sockets/push'
import { channels } from '#functions/sockets/store'
import { locationOf, serverIdOf } from '#shared/locations/index'

export const handler = react('tell-hours', async ({ after }) => {
  const location = locationOfMenu(after?.['pk'])
  if (!after || !location) return
  const { version } = HoursRecord.parse(after)
  await push([channels.location(location)], {
    type: 'hours_update',
    locationId: serverIdOf(locationOf(location)),
    version,
  })
})
