import { readMailbox } from '#shared/accounts/mailbox'
import { getStripe, isEmailRejection } from '../platform/stripe'

/** Stripe requires at least 30 minutes. The extra minute allows for the time of the call. */
const SESSION_SECONDS = 31 * 60

type SoldCard = {
  readonly id: string
  readonly amountCents: number
  readonly email: string
  readonly createdAt: string
  readonly siteOrigin: string
}

async function openPage({ id, amountCents, email, createdAt, siteOrigin }: SoldCard, hasEmail: boolean) {
  const stripe = await getStripe()
  const metadata = { giftCardId: id }
  const mailbox = hasEmail ? readMailbox(email) : null
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: id,
      metadata,
      payment_intent_data: { capture_method: 'manual', metadata },
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: amountCents, product_data: { name: 'Gift card' } } },
      ],
      expires_at: Math.floor(Date.parse(createdAt) / 1000) + SESSION_SECONDS,
      success_url: `${siteOrigin}/gift-cards?bought`,
      cancel_url: `${siteOrigin}/gift-cards`,
      ...(mailbox !== null && { customer_email: mailbox }),
    },
    { idempotencyKey: hasEmail ? `${id}-session` : `${id}-session-without-email` },
  )
  if (session.url === null) throw new Error('The payment provider returned no address of its page')
  return { sessionId: session.id, url: session.url }
}

/**
 * Creates the provider's page where a gift card is paid. If the provider rejects the e-mail
 * address, the buyer types one on its page.
 */
export async function createGiftCardSession(card: SoldCard): Promise<{ sessionId: string; url: string }> {
  try {
    return await openPage(card, true)
  } catch (error) {
    if (!isEmailRejection(error)) throw error
    return openPage(card, false)
  }
}
