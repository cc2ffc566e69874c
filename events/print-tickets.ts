import { bringForward, dropTicket, followTime, takeTicket } from '#functions/printing/store'
import { OrderRecord } from '#functions/orders/records'
import { react } from '#functions/runtime/react'
import { orderChange } from './order-change'

export const handler = react('print-tickets', async (change) => {
  const happened = orderChange(change)
  if (happened?.kind === 'placed') await takeTicket(happened.order)
  if (happened?.kind === 'replanned' || happened?.kind === 'fired')
    await followTime(OrderRecord.parse(change.before), happened.order)
  if (happened?.kind !== 'moved') return
  const { status, scheduledFor } = happened.order
  if (status === 'cancelled') await dropTicket(happened.order)
  else if (scheduledFor !== undefined) await bringForward(happened.order, new Date())
})
