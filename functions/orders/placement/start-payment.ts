import { PAYMENT_WINDOW_MINUTES } from '#shared/payments/online-payments'
import { createUnconfirmedLimitProblem } from '#shared/orders/guest-orders'
import { Problem } from '#shared/platform/problem'
import { MAX_UNPAID_ORDERS } from '#shared/platform/order-limits'
import { getCurrentLocation } from '../../locations/state/current-location'
import { isResponseStored } from '../../platform/idempotency'
import { log } from '../../platform/log'
import { countRequest } from '../../platform/rate-limit'
import { assertFewDeclines, getPayerHashes } from '../../payments/provider/decline-limit'
import { countPaymentFailure } from '../../payments/provider/payment-failures'
import type { OrderRecord } from '../records'
import type { OrderDraft } from './draft-order'
import { listOwnUnpaidOrders } from './own-unpaid-orders'
import type { PlacementRequest } from './request'

type Payment = NonNullable<OrderRecord['payment']>

const unpaid = { status: 'pending' as const, declines: 0, cardRefunds: [], changes: 0 }

/** Loads the provider's client for online payments only: it is as large as the function itself. */
const loadCheckout = () => import('../../payments/provider/checkout-session')
const loadLinks = () => import('../payments/pay-link')

/**
 * Checks that the visitor may start another payment.
 * @throws Problem `too-many-requests`
 */
async function getAllowedPayer(request: PlacementRequest): Promise<string[]> {
  await countRequest('payments', request)
  const payerHashes = await getPayerHashes(request)
  await assertFewDeclines(payerHashes, request.now)
  return payerHashes
}

/** A repeated request must not open a second payment page; it gets the stored answer. */
async function assertNotAnswered(responseKey: string | undefined, now: Date): Promise<void> {
  if (await isResponseStored(responseKey, now)) throw new Problem('key-reused', 'This request was already answered.')
}

/**
 * Checks that the caller holds few unpaid orders: each keeps its time slot for half an hour.
 * @throws Problem `ask-by-phone`, after which a placement replaces them
 */
async function assertFewUnpaid({ location }: OrderDraft, { caller }: PlacementRequest): Promise<void> {
  if ((await listOwnUnpaidOrders(location, caller)).length >= MAX_UNPAID_ORDERS)
    throw createUnconfirmedLimitProblem(await getCurrentLocation(location))
}

/** Creates the page of an order that the kitchen gets when it is paid. */
async function openCheckout(draft: OrderDraft, request: PlacementRequest): Promise<Payment> {
  const { now, siteOrigin } = request
  await assertFewUnpaid(draft, request)
  const payerHashes = await getAllowedPayer(request)
  const { createCheckoutSession } = await loadCheckout()
  const session = await createCheckoutSession(draft, siteOrigin)
  const expiresAt = new Date(now.getTime() + PAYMENT_WINDOW_MINUTES * 60_000).toISOString()
  return { ...unpaid, ...session, expiresAt, siteOrigin, payerHashes }
}

/** Creates the pay link of an order by phone, which the kitchen has at once. */
async function openLink(draft: OrderDraft, request: PlacementRequest): Promise<Payment> {
  const { createLink } = await loadLinks()
  return { ...(await createLink(draft, request)), changes: 0 }
}

/**
 * Creates the provider's payment page of an order that is paid online. Nothing is written yet, so
 * after an error the guest or staff can send the order again.
 * @throws Problem `unavailable` if the provider does not respond, or `too-many-requests`
 */
export async function startPayment(draft: OrderDraft, request: PlacementRequest): Promise<Payment | undefined> {
  if (draft.paymentMethod !== 'online') return undefined
  await assertNotAnswered(draft.responseKey, request.now)
  try {
    return await (request.takenBy ? openLink : openCheckout)(draft, request)
  } catch (error) {
    if (error instanceof Problem) throw error
    await countPaymentFailure(draft.location, error, 'open-session')
    throw new Problem(
      'unavailable',
      'Online payment is not available right now. Please try again, or pay at the counter.',
    )
  }
}

/** Closes the payment page of an order that could not be placed. It also closes by itself. */
export async function abandonPayment({ sessionId }: Pick<Payment, 'sessionId'>): Promise<void> {
  try {
    const { closeCheckoutSession } = await loadCheckout()
    await closeCheckoutSession(sessionId)
  } catch (error) {
    log.warning('payment', { step: 'close-session', reason: String(error) })
  }
}
