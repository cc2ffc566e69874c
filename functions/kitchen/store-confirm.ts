import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { isAutoConfirmed } from '#shared/rules/auto-confirm'
import { DEFAULT_INTAKE } from '#shared/rules/intake'
import { resolveStage } from '#shared/rules/order-status'
import { LocationStateRecord, menuKeys } from '../menu/records'
import { moveOrder } from '../orders/move'
import type { OrderRecord } from '../orders/records'
import { toScheduledOrder } from '../orders/store-unanswered'
import { getItem } from '../runtime/table'

async function confirm(order: OrderRecord, now: Date): Promise<void> {
  try {
    const to = resolveStage({ status: 'confirmed' })
    await moveOrder({ orderId: order.id, to, from: 'waiting', now, check: () => undefined })
  } catch (error) {
    // Somebody was faster.
    if (!(error instanceof Problem) || error.status !== 409) throw error
  }
}

/**
 * Confirms what confirms itself at a location, once however often it looks; gives what still waits.
 */
export async function autoConfirmOrders(
  location: LocationCode,
  waiting: readonly OrderRecord[],
  now: Date,
): Promise<readonly OrderRecord[]> {
  const item = await getItem(menuKeys.changes(location))
  const { stations, intake = DEFAULT_INTAKE } = item ? LocationStateRecord.parse(item) : {}
  const kitchen = { autoConfirm: stations?.autoConfirm, intake }
  const due = waiting.filter((order) => isAutoConfirmed(toScheduledOrder(order), kitchen, now))
  for (const order of due) await confirm(order, now)
  return waiting.filter((order) => !due.includes(order))
}
