import type { WriteStep } from '../../platform/table/transaction'
import type { OrderRecord } from '../records'
import { commitOrder } from './commit-order'
import { draftOrder } from './draft-order'
import { estimateOrder } from './estimate-order'
import { priceOrder } from './price-order'
import { reserveForOrder } from './reserve'
import type { PlacingRequest, SentOrder } from './request'
import { validateOrder } from './validate-order'

/** What else the transaction that places an order writes. */
type Alongside = {
  readonly extras?: Pick<Partial<OrderRecord>, 'answerKey' | 'groupId'>
  readonly steps: (order: OrderRecord) => readonly WriteStep[]
}

/**
 * Places an order: validates it, prices it, estimates its time, reserves what it needs and commits
 * all of that in one transaction. Returns the order. Throws the first rule that it breaks; nothing
 * is written then.
 */
export const placeOrder = (
  sent: SentOrder,
  request: PlacingRequest,
  { extras, steps }: Alongside,
): Promise<OrderRecord> =>
  commitOrder(request.now, async () => {
    const validated = await validateOrder(sent, request)
    const priced = await priceOrder(validated)
    const estimate = await estimateOrder(priced)
    const reserved = await reserveForOrder(priced, estimate)
    const draft = { ...draftOrder(priced, estimate, reserved), ...extras }
    return { draft, stepsFor: (order) => [...reserved.stepsFor(order), ...steps(order)] }
  })
