import { updateMostOrdered } from '#functions/numbers/store-ranks'
import { handleEachChange } from '#functions/runtime/react'

export const handler = handleEachChange('rank-dishes', async ({ after }) => {
  if (after) await updateMostOrdered(after, new Date())
})
