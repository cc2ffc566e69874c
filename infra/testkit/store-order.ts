import { putOrder } from '#functions/orders/placement/commit-order'
import type { OrderRecord } from '#functions/orders/records'
import { transact } from '#functions/platform/table/transaction'

/** Writes a made-up order as placing one would, without reserving anything. */
export const storeOrder = (order: OrderRecord): Promise<boolean> =>
  transact([putOrder(order, new Date(order.createdAt))])
