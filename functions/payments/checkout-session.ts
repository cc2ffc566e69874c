import { listCheckoutLines, type CheckoutLine } from '#shared/payments/checkout-lines'
import { isMailableAddress } from '#shared/notifications/order-mail'
import { getStripe } from '../platform/stripe'

/** Stripe requires at least 30 minutes. The extra minute allows for the time of the call. */
const SESSION_SECONDS = 31 * 60

type SessionOrder = Parameters<typeof listCheckoutLines>[0] & {
  readonly id: string
  /** The catered event, of which the guest pays only the deposit online. */
  readonly event?: { readonly id: string; readonly depositPaidCents: number } | undefined
  readonly createdAt: string
  readonly customer: { readonly email: string }
}

export type CheckoutSession = { readonly sessionId: string; readonly url: string }

const listSessionLines = (order: SessionOrder): readonly CheckoutLine[] =>
  order.event
    ? [{ name: 'Deposit for your event', unitCents: order.event.depositPaidCents, quantity: 1 }]
    : listCheckoutLines(order)

/** Returns the pages to which the provider leads the guest back. */
function getReturnUrls({ id, event }: SessionOrder, siteOrigin: string) {
  const page = `${siteOrigin}/events/${event?.id}`
  return event
    ? { success_url: page, cancel_url: page }
    : { success_url: `${siteOrigin}/orders/${id}/tracking`, cancel_url: `${siteOrigin}/checkout` }
}

/**
 * Creates the provider's page where the guest pays an order. The amount is only authorized.
 * Repeating the call for the same order returns the same page.
 */
export async function createCheckoutSession(order: SessionOrder, siteOrigin: string): Promise<CheckoutSession> {
  const stripe = await getStripe()
  const { id: orderId, createdAt, customer } = order
  const email = customer.email.trim()
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: orderId,
      metadata: { orderId },
      payment_intent_data: { capture_method: 'manual', metadata: { orderId } },
      line_items: listSessionLines(order).map(({ name, unitCents, quantity }) => ({
        quantity,
        price_data: { currency: 'usd', unit_amount: unitCents, product_data: { name } },
      })),
      expires_at: Math.floor(Date.parse(createdAt) / 1000) + SESSION_SECONDS,
      ...getReturnUrls(order, siteOrigin),
      ...(isMailableAddress(email) && { customer_email: email }),
    },
    { idempotencyKey: `${orderId}-session` },
  )
  if (session.url === null) throw new Error('The payment provider returned no address of its page')
  return { sessionId: session.id, url: session.url }
}

/** Closes the page of an order that was not placed. */
export async function closeCheckoutSession(orderId: string, sessionId: string): Promise<void> {
  const stripe = await getStripe()
  await stripe.checkout.sessions.expire(sessionId, {}, { idempotencyKey: `${orderId}-close` })
}
