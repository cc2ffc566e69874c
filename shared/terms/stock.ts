/** What a movement can be, and why (docs/product/stock.md#movements). */
export const movementTypes = ['in', 'out', 'adjustment', 'waste', 'transfer'] as const
export type MovementType = (typeof movementTypes)[number]

export const movementReasons = [
  'purchase',
  'sale',
  'waste',
  'expired',
  'damaged',
  'transfer',
  'count_adjustment',
] as const

export type MovementReason = (typeof movementReasons)[number]
