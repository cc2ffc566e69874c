import { isOrderPlaced } from '../../payments/payment-state'
import type { RefundReason } from '../../payments/refunds'
import { MAX_GUEST_EDITS } from '../../platform/order-limits'
import type { OrderStatus } from '../constants'
import { isRefundedByStaff } from '../transitions'

/** Maximum edits of an order. */
export const MAX_ORDER_EDITS = 30

/**
 * Edits that changed this many lines in all are the last. The table stores 400 KB for an order, and
 * the kitchen must be able to add the steps of a large one that was edited often.
 */
export const MAX_EDITED_LINES = 600

/** Who edits an order: its customer, or staff. */
export type OrderEditor = 'customer' | 'staff'

type EditableOrder = {
  readonly status: OrderStatus
  readonly history: readonly { readonly status: OrderStatus }[]
  readonly refunds?:
    | readonly {
        readonly line?: number | undefined
        readonly lines?: readonly number[] | undefined
        readonly reason?: RefundReason | undefined
      }[]
    | undefined
  readonly edits?: readonly { readonly lines: readonly unknown[] }[] | undefined
  /** The catered event that it is for. */
  readonly event?: unknown
  /** Its online payment. */
  readonly payment?: { readonly placedAt?: string | undefined } | undefined
}

const untilReady: readonly OrderStatus[] = ['pending', 'confirmed', 'preparing', 'cooking', 'plating']

/** Whether staff can edit an order in this status: until it is ready. */
export const isEditableStatus = (status: OrderStatus): boolean => untilReady.includes(status)

/**
 * Returns why an order can't be edited, as a sentence; null if it can
 * (docs/product/tracking.md#changing-an-order). Points and figures of a completed order are booked,
 * so an edit after a recall would make them wrong.
 */
export function findEditObstacle(
  { status, history, refunds = [], edits = [], event, payment }: EditableOrder,
  editor: OrderEditor,
): string | null {
  if (editor === 'customer' && status !== 'pending')
    return 'The kitchen has already accepted this order. Please call us.'
  if (!isEditableStatus(status)) return `This order is ${status} and can no longer be changed.`
  if (!isOrderPlaced({ payment })) return 'This order waits for its payment. Please pay it, or order again.'
  if (event) return 'This order follows the accepted quote of an event.'
  if (history.some((entry) => entry.status === 'completed')) return 'This order was completed before.'
  // As for a cancellation: the code of an apology stays.
  if (editor === 'customer' && isRefundedByStaff({ refunds })) return 'You got a refund for this order. Please call us.'
  if (refunds.some(({ line, lines }) => line !== undefined || lines !== undefined))
    return 'A dish of this order was refunded.'
  if (editor === 'customer' && edits.length >= MAX_GUEST_EDITS)
    return 'This order was changed often already. Please call us.'
  if (edits.length >= MAX_ORDER_EDITS)
    return `An order can be changed ${MAX_ORDER_EDITS} times at most. Please call us.`
  if (edits.reduce((sum, { lines }) => sum + lines.length, 0) >= MAX_EDITED_LINES)
    return 'This order was changed very much already. Please call us.'
  return null
}

type DishQuantity = { readonly menuItemId: number; readonly quantity: number }
type OrderedOptions = DishQuantity & { readonly options: readonly { readonly id: string }[] }
type Dish = {
  readonly id: number
  readonly isAvailable: boolean
  readonly optionsOut?: readonly string[] | undefined
  readonly offeredAt?: string | null | undefined
}

const countPortions = (lines: readonly DishQuantity[], id: number): number =>
  lines.filter(({ menuItemId }) => menuItemId === id).reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Returns the dishes as available as far as the order already holds them: an edit that doesn't add
 * portions of a sold-out dish keeps it, with the options that were ordered. An edit that keeps the
 * time keeps dishes outside their dayparts likewise.
 */
export const withHeldDishes = <D extends Dish>(
  dishes: readonly D[],
  held: readonly OrderedOptions[],
  wanted: readonly DishQuantity[],
  isSameTime: boolean,
): readonly D[] =>
  dishes.map((dish) => {
    const lines = held.filter(({ menuItemId }) => menuItemId === dish.id)
    if (lines.length === 0 || countPortions(wanted, dish.id) > countPortions(lines, dish.id)) return dish
    const options = new Set(lines.flatMap((line) => line.options.map(({ id }) => id)))
    const offeredAt = isSameTime ? undefined : dish.offeredAt
    return { ...dish, isAvailable: true, offeredAt, optionsOut: dish.optionsOut?.filter((id) => !options.has(id)) }
  })
