import { putOrder } from '#functions/orders/placement/commit-order'
import type { OrderRecord } from '#functions/orders/records'
import { transact } from '#functions/platform/table/transaction'

/** Stores an order as placing one does, without reservations. */
export const storeOrder = (order: OrderRecord): Promise<boolean> => transact([putOrder(order)])
