import type { StockMovement } from '#shared/contract/inventory'
import type { NewMovement } from './api/use-record-movement'

/**
 * The movement that takes another one back, for the same reason so that it counts as never used or
 * thrown away; none where the level has moved on since and only a new count would be right.
 */
export function reverseMovement(movement: StockMovement, currentStock: string): NewMovement | undefined {
  const { itemId, locationId, quantity, reason, expirationDate, otherLocationId, stockBefore, stockAfter } = movement
  const back = { itemId, locationId, quantity, reason, expirationDate, notes: `Undo of ${movement.movementType}` }
  switch (movement.movementType) {
    case 'in':
      return { ...back, movementType: 'out' }
    case 'out':
      return { ...back, movementType: 'in' }
    case 'waste':
      // Whatever the reason said, it counted as thrown away.
      return { ...back, movementType: 'in', reason: reason === 'expired' || reason === 'damaged' ? reason : 'waste' }
    case 'adjustment':
      return currentStock === stockAfter ? { ...back, movementType: 'adjustment', quantity: stockBefore } : undefined
    case 'transfer':
      return otherLocationId === null
        ? { ...back, movementType: 'in' }
        : { ...back, movementType: 'transfer', locationId: otherLocationId, toLocationId: locationId }
  }
}
