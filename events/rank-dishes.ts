import { rankDishes } from '#functions/numbers/store-ranks'
import { react } from '#functions/runtime/react'

export const handler = react('rank-dishes', async ({ after }) => {
  if (after) await rankDishes(after, new Date())
})
