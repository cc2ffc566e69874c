import { getWorkDate } from '../hours/business-day'
import type { LocationHours } from '../locations/location'
import type { OpenOrder } from '../menu/availability-contract'
import type { OrderStatus } from '../orders/constants'
import { isEditableStatus } from '../orders/editing/edit-rules'

type KitchenOrder = {
  readonly id: string
  readonly ticketNumber: number
  readonly status: OrderStatus
  readonly scheduledFor?: string | null | undefined
  readonly customer: { readonly name: string; readonly phone: string }
  readonly lines: readonly KitchenLine[]
}

type KitchenLine = {
  readonly menuItemId: number
  readonly quantity: number
  readonly options: readonly { readonly name: string }[]
  readonly struckAt?: string | undefined
}

/** Whether a line is of a dish. */
export const isOfDish =
  (dishId: number) =>
  ({ menuItemId }: Pick<KitchenLine, 'menuItemId'>): boolean =>
    menuItemId === dishId

/** Whether a line has an option of this name, as options are taken off by name. */
export const hasOption =
  (name: string) =>
  ({ options }: Pick<KitchenLine, 'options'>): boolean =>
    options.some((option) => option.name.toLowerCase() === name.trim().toLowerCase())

/**
 * Returns today's orders that still need what is off, in their order. An order of a later day
 * doesn't, because it may be back by then; nor does an order whose affected lines are all struck.
 */
export function listOpenOrders(
  orders: readonly KitchenOrder[],
  isAffected: (line: KitchenLine) => boolean,
  place: LocationHours,
  now: Date,
): OpenOrder[] {
  const today = getWorkDate(place, now)
  return orders.flatMap(({ id, ticketNumber, status, scheduledFor = null, customer: { name, phone }, lines }) => {
    const quantity = lines
      .filter((line) => isAffected(line) && line.struckAt === undefined)
      .reduce((sum, line) => sum + line.quantity, 0)
    const isLaterDay = scheduledFor !== null && getWorkDate(place, new Date(scheduledFor)) > today
    if (quantity === 0 || isLaterDay || !isEditableStatus(status)) return []
    return [{ id, ticketNumber, name, phone, quantity, scheduledFor }]
  })
}
