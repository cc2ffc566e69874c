import { isReadyStatus, type OrderStatus } from '../orders/constants'

/** Why dishes of an order are made again (docs/product/kitchen.md#waste). */
export const wasteReasons = {
  dropped: 'Dropped',
  wrong: 'Made wrong',
  returned: 'Returned by the guest',
  overcooked: 'Overcooked',
  other: 'Other reason',
} as const
export type WasteReason = keyof typeof wasteReasons

export const wasteReasonIds = [
  'dropped',
  'wrong',
  'returned',
  'overcooked',
  'other',
] as const satisfies readonly WasteReason[]

/** Whether an order in this status may have been made, so that cancelling it wastes its dishes. */
export const mayBeMade = (status: OrderStatus): boolean =>
  status === 'cooking' || status === 'plating' || isReadyStatus(status) || status === 'completed'
