import { getDuePaymentStep, type PaymentStep } from '#shared/payments/payment-steps'
import type { PaymentFact } from '#shared/payments/payment-state'
import { log } from '../platform/log'
import { captureIntent, closeSession, refundIntent, releaseIntent } from './payment-provider'
import { findPayingOrder, planCardRefund, reportPayment, schedulePaymentCheck } from './payment-repository'

type PayingOrder = NonNullable<Awaited<ReturnType<typeof findPayingOrder>>>

/** More steps than any order needs at once. */
const MAX_STEPS = 100

type ProviderStep = Exclude<PaymentStep, { readonly type: 'plan-refund' }>

/** Makes the call of a step and returns what it changed. */
async function callProvider(order: PayingOrder, step: ProviderStep): Promise<readonly PaymentFact[]> {
  const { id: orderId, payment } = order
  const { sessionId, intentId } = payment
  if (step.type === 'close-session') {
    const facts = await closeSession({ orderId, sessionId })
    // A provider that does not know the page takes no payment on it.
    return facts === 'rejected' ? [{ type: 'session-closed' }] : facts
  }
  if (intentId === undefined) throw new Error(`The payment of order ${orderId} has no intent`)
  const open = { orderId, sessionId, intentId }
  switch (step.type) {
    case 'capture': {
      const facts = await captureIntent(open, step.amountCents)
      return facts === 'rejected' ? [{ type: 'capture-failed' }] : facts
    }
    case 'release': {
      const facts = await releaseIntent(open)
      return facts === 'rejected' ? [{ type: 'released', intentId }] : facts
    }
    case 'refund': {
      const facts = await refundIntent(open, step)
      return facts === 'rejected' ? [{ type: 'refund-failed', index: step.index }] : facts
    }
  }
}

async function takeStep(order: PayingOrder, step: PaymentStep, now: Date): Promise<void> {
  if (step.type === 'plan-refund') return planCardRefund(order.id, step, order.version, now)
  try {
    const facts = await callProvider(order, step)
    log.info('payment', { step: step.type, facts: facts.map(({ type }) => type) })
    await reportPayment(order.id, { facts, now })
  } catch (error) {
    // The guest had the time to pay: what the order reserved must not wait for the provider.
    if (step.type === 'close-session') await reportPayment(order.id, { facts: [{ type: 'timed-out' }], now })
    throw error
  }
}

/**
 * Makes all calls to the provider that bring an order's payment in line with the order: closes the
 * page, captures, releases or refunds. Repeating it is harmless, because each call has a key.
 * Throws if the provider is not available; the schedule then tries again.
 */
export async function settlePayment(orderId: string, now: Date): Promise<void> {
  for (let taken = 0; taken < MAX_STEPS; taken += 1) {
    const order = await findPayingOrder(orderId)
    if (!order) return
    const step = getDuePaymentStep(order, now)
    if (!step) return void (await schedulePaymentCheck(order, now))
    await takeStep(order, step, now)
  }
}
