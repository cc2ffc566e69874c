import { DishRecord, locationOfMenu } from '#functions/menu/records'
import { react } from '#functions/runtime/react'
import { push } from '#functions/sockets/push'
import { channels } from '#functions/sockets/store'

export const handler = react('tell-menu', async ({ before, after }) => {
  const location = locationOfMenu(after?.['pk'])
  if (!before || !after || !location) return
  const { id, isAvailable } = DishRecord.parse(after)
  if (DishRecord.parse(before).isAvailable === isAvailable) return
  await push([channels.location(location)], { type: 'menu_update', menuItemId: id, isAvailable })
})
