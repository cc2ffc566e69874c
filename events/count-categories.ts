import { countOrder } from '#functions/recommendations/store'
import { react } from '#functions/runtime/react'
import { orderChange } from './order-change'

export const handler = react('count-categories', async (change) => {
  const happened = orderChange(change)
  if (happened?.kind === 'placed' && !happened.order.isTallied) await countOrder(happened.order, new Date())
})
