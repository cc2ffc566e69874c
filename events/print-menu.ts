import { locationOfChanges } from '#functions/menu/records'
import { reprintMenu } from '#functions/menu/store-printed'
import { react } from '#functions/runtime/react'

export const handler = react('print-menu', async ({ after }) => {
  const location = locationOfChanges(after?.['pk'])
  if (location) await reprintMenu(location)
})
