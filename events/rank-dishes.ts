import { updateMostOrdered } from '#functions/numbers/day-repository'
import { handleEachChange } from '#functions/platform/event-handlers'

export const handler = handleEachChange('rank-dishes', async ({ after }) => {
  if (after) await updateMostOrdered(after, new Date())
})
