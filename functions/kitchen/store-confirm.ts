import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { confirmsItself } from '#shared/rules/auto-confirm'
import { openIntake } from '#shared/rules/intake'
import { stageOf } from '#shared/rules/order-status'
import { MenuChanges, menuKeys } from '../menu/records'
import { moveOrder } from '../orders/move'
import type { OrderRecord } from '../orders/records'
import { asScheduled } from '../orders/store-unanswered'
import { getItem } from '../runtime/table'

async function confirm(order: OrderRecord, now: Date): Promise<void> {
  try {
    const to = stageOf({ status: 'confirmed' })
    await moveOrder({ orderId: order.id, to, from: 'waiting', now, check: () => undefined })
  } catch (error) {
    // Somebody was faster.
    if (!(error instanceof Problem) || error.status !== 409) throw error
  }
}

/**
 * Confirms what confirms itself at a location, once however often it looks; gives what still waits.
 */
export async function confirmWaiting(
  location: LocationCode,
  waiting: readonly OrderRecord[],
  now: Date,
): Promise<readonly OrderRecord[]> {
  const item = await getItem(menuKeys.changes(location))
  const { stations, intake = openIntake } = item ? MenuChanges.parse(item) : {}
  const kitchen = { autoConfirm: stations?.autoConfirm, intake }
  const due = waiting.filter((order) => confirmsItself(asScheduled(order), kitchen, now))
  for (const order of due) await confirm(order, now)
  return waiting.filter((order) => !due.includes(order))
}
