import { menuWith } from '#functions/menu/kept'
import { printMenu } from '#functions/menu/printed'
import { locationOfChanges } from '#functions/menu/records'
import { react } from '#functions/runtime/react'

export const handler = react('print-menu', async ({ before, after }) => {
  const location = locationOfChanges(after?.['pk'])
  // Portions and the intake stand in the same record.
  if (!location || (before && before['changeId'] === after?.['changeId'])) return
  const { menu, version } = await menuWith(location)
  await printMenu(location, version, menu)
})
