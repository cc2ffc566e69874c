import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import type { BuyGiftCardRequest } from '#shared/gift-cards/contract'
import { getDeliveryTime } from '#shared/gift-cards/gift-cards'
import type { Location, LocationCode } from '#shared/locations/index'
import { PAYMENT_WINDOW_MINUTES } from '#shared/payments/online-payments'
import { createOrderId } from '#shared/platform/ids'
import { toCents } from '#shared/platform/money'
import { Problem } from '#shared/platform/problem'
import { assertFewDeclines, countGiftCardPage, getPayerHashes } from '../payments/provider/decline-limit'
import { countPaymentFailure } from '../payments/provider/payment-failures'
import { isResponseStored } from '../platform/idempotency'
import type { Caller } from '../platform/session/session'
import { buildPutIfAbsent, transact, type WriteStep } from '../platform/table/transaction'
import { createGiftCardSession } from './gift-card-session'
import { giftCardKeys, type GiftCardRecord } from './ledger/records'
import { expiresAfter } from '../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

type Purchase = z.output<typeof BuyGiftCardRequest>

type PurchaseRequest = {
  readonly location: Location
  readonly caller: Caller
  readonly address: string
  readonly siteOrigin: string
  readonly now: Date
  readonly requestId: string
  readonly responseKey: string | undefined
}

type Sold = { readonly id: string; readonly payment: { readonly url: string; readonly expiresAt: string } }

/** An unpaid card is deleted after this time. Its page closes long before. */
const UNPAID_SECONDS = 2 * DAY_SECONDS

async function openPage(card: Parameters<typeof createGiftCardSession>[0], location: LocationCode) {
  try {
    return await createGiftCardSession(card)
  } catch (error) {
    await countPaymentFailure(location, error, 'open-gift-card-session')
    throw new Problem('unavailable', 'Online payment is not available right now. Please try again.')
  }
}

/** A repeated request must not open a second payment page; it gets the stored answer. */
async function assertNotAnswered({ responseKey, now }: PurchaseRequest): Promise<void> {
  if (await isResponseStored(responseKey, now)) throw new Problem('key-reused', 'This request was already answered.')
}

/**
 * Stores a gift card and opens the page where it is paid. It has no code until then.
 * @throws Problem `invalid-input`, `too-many-requests`, or `unavailable` without the provider
 */
export async function sellGiftCard(
  { amount, from, to, message, deliverOn }: Purchase,
  request: PurchaseRequest,
  extraSteps: (sold: Sold) => readonly WriteStep[],
): Promise<Sold> {
  const { location, now, siteOrigin, requestId } = request
  const deliverAt = getDeliveryTime(location, deliverOn, now).toISOString()
  await assertNotAnswered(request)
  const payerHashes = await getPayerHashes(request)
  await assertFewDeclines(payerHashes, now)
  await countGiftCardPage(request.address, now)
  const [id, amountCents, createdAt] = [createOrderId(randomBytes(12)), toCents(amount), now.toISOString()]
  const session = await openPage({ id, amountCents, email: from.email, createdAt, siteOrigin }, location.code)
  const expiresAt = new Date(now.getTime() + PAYMENT_WINDOW_MINUTES * 60_000).toISOString()
  const unpaid = { status: 'pending' as const, declines: 0, cardRefunds: [], changes: 0 }
  const card: GiftCardRecord = {
    type: 'GiftCard',
    version: 1,
    id,
    location: location.code,
    state: 'pending',
    amountCents,
    balanceCents: 0,
    uses: {},
    from,
    ...(to && { to }),
    ...(message && { message }),
    createdAt,
    deliverAt,
    mailings: 0,
    payment: { ...unpaid, ...session, expiresAt, siteOrigin, payerHashes },
    requestId,
  }
  const ttl = { expiresAt: expiresAfter(now, UNPAID_SECONDS) }
  const sold = { id, payment: { url: session.url, expiresAt } }
  await transact([
    { write: { Put: buildPutIfAbsent({ ...giftCardKeys.card(id), ...card, ...ttl }) } },
    ...extraSteps(sold),
  ])
  return sold
}
