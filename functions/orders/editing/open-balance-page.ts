import { setTimeout as sleep } from 'node:timers/promises'
import { MIN_ONLINE_CENTS } from '#shared/payments/online-payments'
import { getBalanceDueCents } from '#shared/payments/payment-amounts'
import { log } from '../../platform/log'
import { getOrder } from '../repository'
import type { OrderRecord } from '../records'

/** Loads the provider's client for balances only: it is as large as the function itself. */
const loadSettlement = () => import('../../payments/settle-payment')

/** How long the response of an edit waits for the provider, in milliseconds. */
const MAX_WAIT_MS = 2000

/** Returns whether the page was opened in time. A later success is stored all the same. */
async function openInTime(orderId: string, now: Date): Promise<boolean> {
  const { settlePayment } = await loadSettlement()
  const opened = settlePayment(orderId, now).then(
    () => true,
    (error: unknown) => {
      log.warning('payment', { step: 'open-balance', reason: String(error) })
      return false
    },
  )
  return Promise.race([opened, sleep(MAX_WAIT_MS, false, { ref: false })])
}

/**
 * Opens the page where the guest pays what an edit made an order cost more, so that the response
 * has its address. If the provider does not respond soon, the reaction to the edit opens it later.
 * Returns the current order.
 */
export async function openBalancePage(order: OrderRecord, now: Date): Promise<OrderRecord> {
  if (getBalanceDueCents(order) < MIN_ONLINE_CENTS || order.event) return order
  return (await openInTime(order.id, now)) ? getOrder(order.id) : order
}
