import type { WriteStep } from '../../platform/table/transaction'
import type { OrderRecord } from '../records'
import { commitOrder } from './commit-order'
import { draftOrder } from './draft-order'
import { estimateOrder } from './estimate-order'
import { priceOrder } from './price-order'
import { reserveForOrder } from './reserve'
import type { PlacementRequest, SentOrder } from './request'
import { validateOrder } from './validate-order'

type PlacementOptions = {
  /** Additional attributes of the order record. */
  readonly attributes?: Pick<Partial<OrderRecord>, 'responseKey' | 'groupId'>
  /** Additional writes of the transaction that places the order. */
  readonly stepsFor: (order: OrderRecord) => readonly WriteStep[]
}

/**
 * Places an order in five steps: validate, price, estimate, reserve, commit. Only the last step
 * writes, in one transaction. Returns the order.
 * @throws Problem of the first rule that the order breaks
 */
export const placeOrder = (
  sent: SentOrder,
  request: PlacementRequest,
  { attributes, stepsFor }: PlacementOptions,
): Promise<OrderRecord> =>
  commitOrder(request.now, async () => {
    const validated = await validateOrder(sent, request)
    const priced = await priceOrder(validated)
    const estimate = await estimateOrder(priced)
    const reserved = await reserveForOrder(priced, estimate)
    const draft = { ...draftOrder(priced, estimate, reserved), ...attributes }
    return { draft, stepsFor: (order) => [...reserved.stepsFor(order), ...stepsFor(order)] }
  })
