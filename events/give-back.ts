import { giveBack } from '#functions/orders/store-give-back'
import { react } from '#functions/runtime/react'
import { orderChange } from './order-change'

export const handler = react('give-back', async (change) => {
  const happened = orderChange(change)
  if (happened?.kind === 'moved' && happened.order.status === 'cancelled') await giveBack(happened.order, new Date())
})
