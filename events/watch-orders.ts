import { sayIntake } from '#functions/kitchen/store-intake'
import type { OrderRecord } from '#functions/orders/records'
import { releaseUnconfirmed } from '#functions/orders/store-guest-portions'
import { awaitAnswers, noteAnswered } from '#functions/orders/store-unanswered'
import { reactTogether } from '#functions/runtime/react'
import { intakeWithKitchen } from '#shared/rules/intake'
import { orderChange } from './order-change'
import type { OrderChange } from './order-change'

/** An order that goes to the line at another time than was known is waited for from then on. */
async function waitAnew(before: OrderRecord, order: OrderRecord): Promise<void> {
  if (order.status !== 'pending') return
  await noteAnswered(before)
  await awaitAnswers([order])
}

/**
 * Somebody has seen to an order: it waits no longer, and what was paused for want of a kitchen
 * opens again.
 */
async function seenTo(order: OrderRecord): Promise<void> {
  await Promise.all([noteAnswered(order), releaseUnconfirmed(order)])
  if (order.status === 'cancelled') return
  const now = new Date()
  await sayIntake({
    location: order.location,
    next: (before) => intakeWithKitchen(before, now),
    by: 'The kitchen',
    now,
  })
}

const beginsToWait = ({ kind, order }: OrderChange) =>
  (kind === 'placed' || kind === 'moved') && order.status === 'pending'

async function follow({ kind, order, before }: OrderChange): Promise<void> {
  if (before && (kind === 'replanned' || kind === 'fired')) return waitAnew(before, order)
  if (kind === 'moved' && before?.status === 'pending') await seenTo(order)
}

/**
 * Orders wait from when they are placed, or put back: those of a batch together, before what came
 * after them.
 */
export const handler = reactTogether('watch-orders', async (changes) => {
  let waiting: readonly OrderRecord[] = []
  for (const happened of changes.flatMap((change) => orderChange(change) ?? [])) {
    if (beginsToWait(happened)) {
      waiting = [...waiting, happened.order]
      continue
    }
    await awaitAnswers(waiting)
    waiting = []
    await follow(happened)
  }
  await awaitAnswers(waiting)
})
