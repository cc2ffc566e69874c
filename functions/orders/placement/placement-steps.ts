import { randomBytes } from 'node:crypto'
import { createOrderId } from '#shared/platform/ids'
import { getMailOrigin } from '../../platform/mail-origin'
import type { WriteStep } from '../../platform/table/transaction'
import type { OrderRecord } from '../records'
import { commitOrder } from './commit-order'
import { assertOrderSize } from './order-size'
import { draftOrder } from './draft-order'
import { estimateOrder } from './estimate-order'
import { priceByMenu } from './price-order'
import { reserveForOrder } from './reserve'
import type { PlacementRequest, SentOrder } from './request'
import { abandonPayment, startPayment } from './start-payment'
import { validateOrder } from './validate-order'

type PlacementOptions = {
  /** Additional attributes of the order record. */
  readonly attributes?: Pick<Partial<OrderRecord>, 'responseKey' | 'groupId'>
  /** Additional writes of the transaction that places the order. */
  readonly stepsFor: (order: OrderRecord) => readonly WriteStep[]
}

/**
 * Places an order in six steps: validate, price, estimate, reserve, open the payment page if it is
 * paid online, commit. Only the last step writes, in one transaction. Returns the order.
 * @throws Problem of the first rule that the order breaks
 */
export async function placeOrder(
  sent: SentOrder,
  request: PlacementRequest,
  { attributes, stepsFor }: PlacementOptions,
): Promise<OrderRecord> {
  const orderId = createOrderId(randomBytes(12))
  const mailOrigin = request.takenBy ? undefined : await getMailOrigin(request.address)
  let payment: OrderRecord['payment']
  try {
    return await commitOrder(request.now, async () => {
      const validated = await validateOrder(sent, request)
      const priced = await priceByMenu(validated)
      const estimate = await estimateOrder(priced)
      const reserved = await reserveForOrder(priced, estimate)
      const draft = { ...draftOrder(orderId, priced, estimate, reserved), mailOrigin, ...attributes }
      assertOrderSize(draft)
      payment ??= await startPayment(draft, request)
      return { draft: { ...draft, payment }, stepsFor: (order) => [...reserved.stepsFor(order), ...stepsFor(order)] }
    })
  } catch (error) {
    if (payment) await abandonPayment(payment)
    throw error
  }
}
