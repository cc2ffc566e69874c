import {
  getGiftCardCents,
  getPayableCents,
  type CounterDeposit,
  type GiftCardPayments,
} from '#shared/payments/gift-card-payments'
import { listCheckoutLines, type CheckoutLine } from '#shared/payments/checkout-lines'
import { readMailbox } from '#shared/accounts/mailbox'
import { getStripe, isEmailRejection } from '../../platform/stripe'

/** Stripe requires at least 30 minutes. The extra minute allows for the time of the call. */
const SESSION_SECONDS = 31 * 60

type SessionOrder = Parameters<typeof listCheckoutLines>[0] &
  GiftCardPayments & {
    readonly id: string
    readonly totalCents: number
    /** The catered event, of which the guest pays only the deposit online. */
    readonly event?:
      | { readonly id: string; readonly depositPaidCents: number; readonly deposit?: CounterDeposit | undefined }
      | undefined
    readonly createdAt: string
    readonly customer: { readonly email: string }
  }

export type CheckoutSession = { readonly sessionId: string; readonly url: string }

const toLine = (name: string, unitCents: number): readonly CheckoutLine[] => [{ name, unitCents, quantity: 1 }]

function listSessionLines(order: SessionOrder): readonly CheckoutLine[] {
  if (order.event) return toLine('Deposit for your event', order.event.depositPaidCents)
  // The provider's page has no negative lines.
  if (getGiftCardCents(order) > 0) return toLine('Your order, less your gift card', getPayableCents(order))
  return listCheckoutLines(order)
}

/** Returns the pages to which the provider leads the guest back. */
function getReturnUrls({ id, event }: SessionOrder, siteOrigin: string) {
  const page = `${siteOrigin}/events/${event?.id}`
  return event
    ? { success_url: page, cancel_url: page }
    : { success_url: `${siteOrigin}/orders/${id}/tracking`, cancel_url: `${siteOrigin}/checkout` }
}

type Page = {
  readonly orderId: string
  readonly email: string
  readonly lines: readonly CheckoutLine[]
  readonly expiresAtSeconds: number
  readonly urls: { readonly success_url: string; readonly cancel_url: string }
  /** The number of the balance that is paid; none for the first payment. */
  readonly balance?: number
  readonly idempotencyKey: string
}

/**
 * Creates a page whose amount is only authorized. Repeating the call returns the same page. If the
 * provider rejects the e-mail address, the guest types one on its page.
 */
async function createPage(page: Page): Promise<CheckoutSession> {
  try {
    return await openPage({ ...page, email: readMailbox(page.email) })
  } catch (error) {
    if (!isEmailRejection(error)) throw error
    return openPage({ ...page, email: null, idempotencyKey: `${page.idempotencyKey}-without-email` })
  }
}

type OpenPage = Omit<Page, 'email'> & { readonly email: string | null }

async function openPage({
  orderId,
  email,
  lines,
  balance,
  idempotencyKey,
  ...page
}: OpenPage): Promise<CheckoutSession> {
  const stripe = await getStripe()
  const metadata = { orderId, ...(balance !== undefined && { balance: String(balance) }) }
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: orderId,
      metadata,
      payment_intent_data: { capture_method: 'manual', metadata },
      line_items: lines.map(({ name, unitCents, quantity }) => ({
        quantity,
        price_data: { currency: 'usd', unit_amount: unitCents, product_data: { name } },
      })),
      expires_at: page.expiresAtSeconds,
      ...page.urls,
      ...(email !== null && { customer_email: email }),
    },
    { idempotencyKey },
  )
  if (session.url === null) throw new Error('The payment provider returned no address of its page')
  return { sessionId: session.id, url: session.url }
}

const toSeconds = (at: string): number => Math.floor(Date.parse(at) / 1000)

/** Creates the provider's page where the guest pays an order. */
export const createCheckoutSession = (order: SessionOrder, siteOrigin: string): Promise<CheckoutSession> =>
  createPage({
    orderId: order.id,
    email: order.customer.email,
    lines: listSessionLines(order),
    expiresAtSeconds: toSeconds(order.createdAt) + SESSION_SECONDS,
    urls: getReturnUrls(order, siteOrigin),
    idempotencyKey: `${order.id}-session`,
  })

type BalancePage = {
  readonly id: string
  readonly customer: { readonly email: string }
  /** The position of the payment among the order's. */
  readonly part: number
  readonly amountCents: number
  readonly expiresAt: string
  readonly siteOrigin: string
}

/** Creates the provider's page where the guest pays what an edit made an order cost more. */
export function createBalanceSession(balance: BalancePage): Promise<CheckoutSession> {
  const { id: orderId, customer, part, amountCents, expiresAt, siteOrigin } = balance
  const page = `${siteOrigin}/orders/${orderId}/tracking`
  return createPage({
    orderId,
    email: customer.email,
    lines: [{ name: 'Change of your order', unitCents: amountCents, quantity: 1 }],
    expiresAtSeconds: toSeconds(expiresAt),
    urls: { success_url: page, cancel_url: page },
    balance: part,
    // After another edit, the page of an answer that got lost must not come back.
    idempotencyKey: `${orderId}-balance-${part}-${amountCents}-${toSeconds(expiresAt)}`,
  })
}

type LinkPage = Pick<BalancePage, 'part' | 'amountCents' | 'expiresAt' | 'siteOrigin'> & {
  /** What makes the page: an edit, or one request, which shares its page with no other one. */
  readonly madeBy: string
}

/** Returns the dishes of an order that is not paid at all; else one line for the rest. */
const listLinkLines = (order: SessionOrder & { readonly totalCents: number }, dueCents: number) =>
  dueCents === order.totalCents
    ? listCheckoutLines(order)
    : [{ name: 'Balance of your order', unitCents: dueCents, quantity: 1 }]

/** Creates the provider's page of a pay link, which staff make for an order that they have. */
export function createLinkSession(
  order: SessionOrder & { readonly totalCents: number },
  { part, amountCents, expiresAt, siteOrigin, madeBy }: LinkPage,
): Promise<CheckoutSession> {
  const page = `${siteOrigin}/orders/${order.id}/tracking`
  return createPage({
    orderId: order.id,
    email: order.customer.email,
    lines: listLinkLines(order, amountCents),
    expiresAtSeconds: toSeconds(expiresAt),
    urls: { success_url: page, cancel_url: page },
    balance: part,
    idempotencyKey: `${order.id}-link-${part}-${madeBy}-${amountCents}-${toSeconds(expiresAt)}`,
  })
}

/** Closes a page that no order has. */
export async function closeCheckoutSession(sessionId: string): Promise<void> {
  const stripe = await getStripe()
  await stripe.checkout.sessions.expire(sessionId, {}, { idempotencyKey: `${sessionId}-close` })
}
