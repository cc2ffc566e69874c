import { leadMinutes } from './kitchen-schedule'
import { estimateDelayMinutes } from './promise'
import type { PendingOrder, KitchenLoad } from './promise'

const MINUTE_MS = 60_000

/**
 * So long before its time it is asked whether an order for later has to be begun: no kitchen has
 * more in hand.
 */
const LOOKED_AT_MS = 4 * 60 * MINUTE_MS

type Busy<T> = Omit<KitchenLoad, 'inHand'> & { readonly inHand: readonly T[] }

/**
 * Which of the orders for later that are in hand go to the line now though their usual time is
 * still to come: those that an order that comes now would be told of too late
 * (docs/product/checkout.md#later-orders).
 */
export function listOrdersToFireEarly<T extends PendingOrder>(kitchen: Busy<T>, now: number): readonly T[] {
  const { inHand, ...rest } = kitchen
  return inHand.filter((order) => {
    const { orderType, work, wantedAt } = order
    const left = (wantedAt ?? now) - leadMinutes[orderType] * MINUTE_MS - now
    if (left <= 0 || left > LOOKED_AT_MS) return false
    const others = inHand.filter((other) => other !== order)
    return left <= estimateDelayMinutes(work, { ...rest, inHand: others }, now) * MINUTE_MS
  })
}
