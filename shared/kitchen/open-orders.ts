import type { LocationConfig } from '../locations/location'
import type { OpenOrder } from '../menu/availability-contract'
import type { OrderStatus } from '../orders/constants'
import { isEditableStatus } from '../orders/editing/edit-rules'
import { toWallClock } from '../platform/time'

type KitchenOrder = {
  readonly id: string
  readonly ticketNumber: number
  readonly status: OrderStatus
  readonly scheduledFor?: string | null | undefined
  readonly customer: { readonly name: string; readonly phone: string }
  readonly lines: readonly {
    readonly menuItemId: number
    readonly quantity: number
    readonly struckAt?: string | undefined
  }[]
}

/**
 * Returns today's orders that still need a dish, in their order. An order of a later day doesn't,
 * because the dish may be back by then; nor does an order whose portions are all struck.
 */
export function listOpenOrders(
  orders: readonly KitchenOrder[],
  dishId: number,
  place: Pick<LocationConfig, 'timeZone'>,
  now: Date,
): OpenOrder[] {
  const dayOf = (at: Date) => toWallClock(place, at).date
  return orders.flatMap(({ id, ticketNumber, status, scheduledFor = null, customer: { name, phone }, lines }) => {
    const quantity = lines
      .filter(({ menuItemId, struckAt }) => menuItemId === dishId && struckAt === undefined)
      .reduce((sum, line) => sum + line.quantity, 0)
    const isLaterDay = scheduledFor !== null && dayOf(new Date(scheduledFor)) > dayOf(now)
    if (quantity === 0 || isLaterDay || !isEditableStatus(status)) return []
    return [{ id, ticketNumber, name, phone, quantity, scheduledFor }]
  })
}
