import { sayIntake } from '#functions/kitchen/store-intake'
import { OrderRecord } from '#functions/orders/records'
import { awaitAnswer, noteAnswered } from '#functions/orders/store-unanswered'
import { react } from '#functions/runtime/react'
import { intakeWithKitchen } from '#shared/rules/intake'
import { orderChange } from './order-change'

/** An order that goes to the line at another time than was known is waited for from then on. */
async function waitAnew(before: OrderRecord, order: OrderRecord): Promise<void> {
  if (order.status !== 'pending') return
  await noteAnswered(before)
  await awaitAnswer(order)
}

/** Orders wait from when they are placed, or put back. Somebody has seen to an order: it waits no longer, and what was paused for want of a kitchen opens again. */
export const handler = react('watch-orders', async (change) => {
  const happened = orderChange(change)
  if (happened?.kind === 'replanned' || happened?.kind === 'fired')
    return waitAnew(OrderRecord.parse(change.before), happened.order)
  if (happened?.kind !== 'placed' && happened?.kind !== 'moved') return
  const { order } = happened
  if (order.status === 'pending') return awaitAnswer(order)
  if (change.before?.['status'] !== 'pending') return
  await noteAnswered(order)
  if (order.status === 'cancelled') return
  const now = new Date()
  await sayIntake({
    location: order.location,
    next: (before) => intakeWithKitchen(before, now),
    by: 'The kitchen',
    now,
  })
})
