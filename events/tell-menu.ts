import { DishRecord, locationOfMenu } from '#functions/menu/records'
import { react } from '#functions/runtime/react'
import { push } from '#functions/sockets/push'
import { channels } from '#functions/sockets/store'

export const handler = react('tell-menu', async ({ before, after }) => {
  const location = locationOfMenu(after?.['pk'])
  if (!before || !after || !location) return
  const [was, { id, isAvailable, optionsOut = [] }] = [DishRecord.parse(before), DishRecord.parse(after)]
  const hasOther = String(was.optionsOut ?? []) !== String(optionsOut)
  if (was.isAvailable === isAvailable && !hasOther) return
  const options = hasOther ? { optionsOut } : {}
  await push([channels.location(location)], { type: 'menu_update', menuItemId: id, isAvailable, ...options })
})
