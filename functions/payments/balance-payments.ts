import { getLocation } from '#shared/locations/index'
import type { PaymentStep } from '#shared/payments/payment-steps'
import { Problem } from '#shared/platform/problem'
import { log } from '../platform/log'
import { runOptimisticWrite } from '../platform/table/transaction'
import { buildOrderUpdate } from '../orders/repository'
import { createBalanceSession, createLinkSession } from './provider/checkout-session'
import { assertFewDeclines } from './provider/decline-limit'
import { findPayingOrder, type PayingOrder, type Payment } from './payment-repository'

type OpenStep = Extract<PaymentStep, { readonly type: 'open-balance' }>

/** Whether the visitor or address had too many cards declined in this hour. */
async function isPayerBlocked({ payment: { payerHashes } }: PayingOrder, now: Date): Promise<boolean> {
  try {
    await assertFewDeclines(payerHashes, now)
    return false
  } catch (error) {
    if (error instanceof Problem) return true
    throw error
  }
}

const storeBalance = (orderId: string, balance: Payment, part: number) =>
  runOptimisticWrite<PayingOrder | undefined, void>(
    () => findPayingOrder(orderId),
    (order) => {
      const { balancePayments = [] } = order ?? {}
      // Another process has stored it. After another edit, the next look closes the page.
      if (!order || balancePayments.length !== part - 1) return { steps: [], answer: undefined }
      const update = buildOrderUpdate(order, { balancePayments: [...balancePayments, balance] })
      return { steps: [{ write: { Update: update } }], answer: undefined }
    },
  )

/**
 * Opens the page where the guest pays what an edit made the order cost more. Returns false for a
 * payer who tried too many cards: the balance is paid at the counter, or later in another hour.
 */
export async function openBalance(order: PayingOrder, step: OpenStep, now: Date): Promise<boolean> {
  const { part, amountCents, edit, expiresAt, isLink } = step
  if (await isPayerBlocked(order, now)) return false
  const { payerHashes, siteOrigin = `https://${getLocation(order.location).domain}` } = order.payment
  const page = { part, amountCents, expiresAt, siteOrigin }
  const session = await (isLink
    ? createLinkSession(order, { ...page, madeBy: `edit-${edit}` })
    : createBalanceSession({ ...order, ...page }))
  const balance: Payment = {
    status: 'pending',
    ...session,
    expiresAt,
    declines: 0,
    cardRefunds: [],
    // The boards and the guest's page learn that it can be paid.
    changes: 1,
    balance: { amountCents, edit },
    ...(isLink && { isLink, openedAt: now.toISOString() }),
    payerHashes,
  }
  await storeBalance(order.id, balance, part)
  log.info('payment', { step: 'open-balance', part })
  return true
}
