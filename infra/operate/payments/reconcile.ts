import { scanTable } from '#infra/operate/audit/audit'
import { OrderRecord } from '#functions/orders/records'
import { findPayingOrder, reportPayment } from '#functions/payments/payment-repository'
import {
  listProviderPayments,
  readPaymentFacts,
  type ProviderPayment,
} from '#functions/payments/provider/payment-provider'
import { settlePayment } from '#functions/payments/settle-payment'
import { sumExecutedRefunds } from '#shared/payments/card-refunds'
import { getFailedRefundCents, listPayments } from '#shared/payments/payment-amounts'
import { formatCents } from '#shared/platform/money'
import { describeFailure, readRecords, type PaymentDifference } from './readable-records'
import { reconcileGiftCards } from './reconcile-gift-cards'

type Reconciliation = { readonly orders: number; readonly differences: readonly PaymentDifference[] }

const describe = (order: OrderRecord): string =>
  listPayments(order)
    .map((payment) =>
      [
        payment.status,
        `captured ${formatCents(payment.capturedCents ?? 0)}`,
        `refunded ${formatCents(sumExecutedRefunds(payment))}`,
      ].join(', '),
    )
    .join('; balance ')

/** Learns what happened to an order at the provider, then does what is due. */
async function reconcileOrder(order: OrderRecord, now: Date): Promise<readonly PaymentDifference[]> {
  const { id: orderId } = order
  try {
    for (const [part, payment] of listPayments(order).entries()) {
      const facts = await readPaymentFacts({ orderId, part, ...payment })
      await reportPayment(orderId, { facts, part, now })
    }
    await settlePayment(orderId, now)
  } catch (error) {
    return [describeFailure(orderId, error)]
  }
  const after = await findPayingOrder(orderId)
  const [was, is] = [describe(order), after ? describe(after) : 'gone']
  return was === is ? [] : [{ orderId, what: `was ${was}; is ${is}`, isRepaired: true }]
}

/** Compares the amounts of an order after the repair with the provider's. */
async function compareAmounts(payment: ProviderPayment): Promise<readonly PaymentDifference[]> {
  const { orderId, part, intentId, capturedCents, refundedCents, isHeld } = payment
  const order = await findPayingOrder(orderId)
  const known = order && listPayments(order)[part]
  // A page that was closed before the order had it leaves a payment with another id.
  if (!known || (known.intentId ?? intentId) !== intentId) {
    const isOwed = isHeld || capturedCents > refundedCents
    return isOwed
      ? [{ orderId, what: 'The provider has money for a payment that does not exist', isRepaired: false }]
      : []
  }
  const [captured, refunded] = [known.capturedCents ?? 0, sumExecutedRefunds(known)]
  if (captured === capturedCents && refunded === refundedCents) return []
  const what = `the order says ${formatCents(captured)} captured and ${formatCents(refunded)} refunded, the provider ${formatCents(capturedCents)} and ${formatCents(refundedCents)}`
  return [{ orderId, what, isRepaired: false }]
}

/** Lists the refunds that the provider rejected or that came back, until they are made up for. */
async function listFailedRefunds({ id: orderId }: OrderRecord): Promise<readonly PaymentDifference[]> {
  const order = await findPayingOrder(orderId)
  const failedCents = order ? getFailedRefundCents(order) : 0
  if (failedCents === 0) return []
  return [{ orderId, what: `a refund of ${formatCents(failedCents)} failed: return it another way`, isRepaired: false }]
}

/**
 * Compares all orders that are paid online, and gift cards, with the provider. Repairs what lost
 * events and calls have left, and lists every difference.
 */
export async function reconcilePayments(now: Date): Promise<Reconciliation> {
  const items = await scanTable()
  const { records, unreadable } = readRecords(items, 'Order', OrderRecord)
  const orders = records.filter(({ payment }) => payment !== undefined)
  const differences: PaymentDifference[] = [...unreadable]
  for (const order of orders)
    differences.push(...(await reconcileOrder(order, now)), ...(await listFailedRefunds(order)))
  const isReadable = ({ orderId }: ProviderPayment) => !unreadable.some((each) => each.orderId === orderId)
  for await (const payment of listProviderPayments())
    if (isReadable(payment)) differences.push(...(await compareAmounts(payment)))
  differences.push(...(await reconcileGiftCards(items, now)))
  return { orders: orders.length, differences }
}
