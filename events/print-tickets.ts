import { bringForward, dropTicket, followTime, takeTickets } from '#functions/printing/store-tickets'
import { reactTogether } from '#functions/runtime/react'
import { orderChange } from './order-change'
import type { OrderChange } from './order-change'

async function follow({ kind, order, before }: OrderChange): Promise<void> {
  if (before && (kind === 'replanned' || kind === 'fired')) await followTime(before, order)
  if (kind !== 'moved') return
  if (order.status === 'cancelled') await dropTicket(order)
  else if (order.scheduledFor !== undefined) await bringForward(order, new Date())
}

/** New orders of a batch wait for the printers first, so that what came after finds them there. */
export const handler = reactTogether('print-tickets', async (changes) => {
  const seen = changes.flatMap((change) => orderChange(change) ?? [])
  await takeTickets(seen.flatMap(({ kind, order }) => (kind === 'placed' ? [order] : [])))
  for (const happened of seen) await follow(happened)
})
