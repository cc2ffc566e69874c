import { getCounterCents, listPayments } from '#shared/payments/payment-amounts'
import { BALANCE_WINDOW_MS } from '#shared/payments/payment-steps'
import { createLinkSession } from '../../payments/provider/checkout-session'
import { assertFewDeclines } from '../../payments/provider/decline-limit'
import { keyedHash } from '../../platform/session/signing-keys'
import type { OrderRecord } from '../records'

type Payment = NonNullable<OrderRecord['payment']>
type LinkedOrder = Omit<OrderRecord, 'ticketNumber'>

/** What a pay link needs to know of the request for it. */
export type LinkRequest = { readonly siteOrigin: string; readonly now: Date; readonly requestId: string }

/**
 * Creates the provider's page of a pay link, for all that is due. The kitchen has the order, so
 * that the first payment counts as placed. Only the guest's declined cards count, because the
 * address is the restaurant's.
 * @throws Problem `too-many-requests`, or an error of the provider
 */
export async function createLink(order: LinkedOrder, { siteOrigin, now, requestId }: LinkRequest): Promise<Payment> {
  const payerHashes = [await keyedHash('payer', order.userId ?? order.visitorId)]
  await assertFewDeclines(payerHashes, now)
  const part = listPayments(order).length
  const amountCents = getCounterCents(order)
  const openedAt = now.toISOString()
  const expiresAt = new Date(now.getTime() + BALANCE_WINDOW_MS).toISOString()
  // A try whose order changed meanwhile closes its page, so that the next try needs another one.
  const madeBy = `${requestId}-${order.version}`
  const session = await createLinkSession(order, { part, amountCents, expiresAt, siteOrigin, madeBy })
  return {
    status: 'pending',
    ...session,
    expiresAt,
    declines: 0,
    cardRefunds: [],
    // The boards and the guest's mail learn of it.
    changes: 1,
    balance: { amountCents, edit: order.edits?.length ?? 0 },
    isLink: true,
    openedAt,
    siteOrigin,
    payerHashes,
    ...(part === 0 && { placedAt: order.createdAt }),
  }
}
