import { PAYMENT_WINDOW_MINUTES } from '#shared/payments/online-payments'
import { Problem } from '#shared/platform/problem'
import { isResponseStored } from '../../platform/idempotency'
import { log } from '../../platform/log'
import { countRequest } from '../../platform/rate-limit'
import { assertFewDeclines, getPayerHashes } from '../../payments/provider/decline-limit'
import type { OrderRecord } from '../records'
import type { OrderDraft } from './draft-order'
import type { PlacementRequest } from './request'

type Payment = NonNullable<OrderRecord['payment']>

const unpaid = { status: 'pending' as const, declines: 0, cardRefunds: [], changes: 0 }

/** Loads the provider's client for online payments only: it is as large as the function itself. */
const loadCheckout = () => import('../../payments/provider/checkout-session')

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
  if (responseKey !== undefined && (await isResponseStored(responseKey, now)))
    throw new Problem('key-reused', 'This request was already answered.')
}

/**
 * Creates the provider's payment page of an order that is paid online. Nothing is written yet, so
 * after an error the guest can send the order again.
 * @throws Problem `unavailable` if the provider does not respond, or `too-many-requests`
 */
export async function startPayment(draft: OrderDraft, request: PlacementRequest): Promise<Payment | undefined> {
  if (draft.paymentMethod !== 'online') return undefined
  await assertNotAnswered(draft.responseKey, request.now)
  const payerHashes = await getAllowedPayer(request)
  try {
    const { createCheckoutSession } = await loadCheckout()
    const session = await createCheckoutSession(draft, request.siteOrigin)
    const expiresAt = new Date(request.now.getTime() + PAYMENT_WINDOW_MINUTES * 60_000).toISOString()
    const { siteOrigin } = request
    return { ...unpaid, ...session, expiresAt, siteOrigin, payerHashes }
  } catch (error) {
    log.error('payment', error, { step: 'open-session' })
    throw new Problem(
      'unavailable',
      'Online payment is not available right now. Please try again, or pay at the counter.',
    )
  }
}

/** Closes the payment page of an order that could not be placed. It also closes by itself. */
export async function abandonPayment(orderId: string, { sessionId }: Payment): Promise<void> {
  try {
    const { closeCheckoutSession } = await loadCheckout()
    await closeCheckoutSession(orderId, sessionId)
  } catch (error) {
    log.warning('payment', { step: 'close-session', reason: String(error) })
  }
}
