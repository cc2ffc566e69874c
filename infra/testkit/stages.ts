import { kitchenStatuses } from '#shared/terms/orders'

/** The moves that a kitchen makes with an order, one after the other, as its boards send them. */
export const kitchenMoves = kitchenStatuses
  .filter((stage) => stage !== 'waiting' && stage !== 'cancelled')
  .map((kitchenStatus) => ({ status: kitchenStatus === 'completed' ? 'completed' : 'processing', kitchenStatus }))
