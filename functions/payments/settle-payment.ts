import { getDuePaymentStep, type PaymentStep } from '#shared/payments/payment-steps'
import { listPayments, type OrderPayments } from '#shared/payments/payment-amounts'
import type { PaymentFact } from '#shared/payments/payment-state'
import { log } from '../platform/log'
import { openBalance } from './balance-payments'
import { planCardRefunds } from './refunds/card-refunds'
import { captureIntent, closeSession, refundIntent, releaseIntent } from './provider/payment-provider'
import { findPayingOrder, reportPayment, schedulePaymentCheck, type PayingOrder } from './payment-repository'

/** More steps than any order needs at once. */
const MAX_STEPS = 100

type ProviderStep = Exclude<PaymentStep, { readonly type: 'plan-refunds' | 'open-balance' }>

type PaidThing = OrderPayments & { readonly id: string }

/** Makes the call of a step of an order or a gift card, and returns what it changed. */
export async function callProvider(order: PaidThing, step: ProviderStep): Promise<readonly PaymentFact[]> {
  const { id: orderId } = order
  const { part } = step
  const payment = listPayments(order)[part]
  if (!payment) throw new Error(`Order ${orderId} has no payment ${part}`)
  const { sessionId, intentId } = payment
  if (step.type === 'close-session') {
    const facts = await closeSession({ orderId, part, sessionId })
    // A provider that does not know the page takes no payment on it.
    return facts === 'rejected' ? [{ type: 'session-closed' }] : facts
  }
  if (intentId === undefined) throw new Error(`The payment of order ${orderId} has no intent`)
  const open = { orderId, part, sessionId, intentId }
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

async function callAndReport(order: PayingOrder, step: ProviderStep, now: Date): Promise<void> {
  const { part, type } = step
  try {
    const facts = await callProvider(order, step)
    log.info('payment', { step: type, part, facts: facts.map((fact) => fact.type) })
    await reportPayment(order.id, { facts, part, now })
  } catch (error) {
    // The guest had the time to pay: what the order reserved must not wait for the provider.
    if (type === 'close-session') await reportPayment(order.id, { facts: [{ type: 'timed-out' }], part, now })
    throw error
  }
}

/** Returns whether the next step can follow at once. */
async function takeStep(order: PayingOrder, step: PaymentStep, now: Date): Promise<boolean> {
  switch (step.type) {
    case 'plan-refunds':
      await planCardRefunds(order.id, step, order.version, now)
      return true
    case 'open-balance':
      return openBalance(order, step, now)
    default:
      await callAndReport(order, step, now)
      return true
  }
}

/**
 * Makes all calls to the provider that bring an order's payments in line with the order: closes the
 * page, captures, releases or refunds, and opens the page of a balance. Repeating it is harmless,
 * because each call has a key.
 * Throws if the provider is not available; the schedule then tries again.
 */
export async function settlePayment(orderId: string, now: Date): Promise<void> {
  for (let taken = 0; taken < MAX_STEPS; taken += 1) {
    const order = await findPayingOrder(orderId)
    if (!order) return
    const step = getDuePaymentStep(order, now)
    if (!step) return void (await schedulePaymentCheck(order, now))
    if (!(await takeStep(order, step, now))) return
  }
}
