import { listGuestContact } from '#functions/orders/store-guest-contact'
import { react } from '#functions/runtime/react'
import { orderChange } from './order-change'

export const handler = react('list-guest-contact', async (change) => {
  const placed = orderChange(change)
  if (placed?.kind === 'placed') await listGuestContact(placed.order)
})
