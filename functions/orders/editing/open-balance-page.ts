import { MIN_ONLINE_CENTS } from '#shared/payments/online-payments'
import { getBalanceDueCents } from '#shared/payments/payment-amounts'
import { log } from '../../platform/log'
import { getOrder } from '../repository'
import type { OrderRecord } from '../records'

/** Loads the provider's client for balances only: it is as large as the function itself. */
const loadSettlement = () => import('../../payments/settle-payment')

/**
 * Opens the page where the guest pays what an edit made the order cost more, so that the response
 * has its address. If the provider does not respond, the reaction to the edit opens it later.
 * Returns the current order.
 */
export async function openBalancePage(order: OrderRecord, now: Date): Promise<OrderRecord> {
  if (getBalanceDueCents(order) < MIN_ONLINE_CENTS || order.event) return order
  try {
    const { settlePayment } = await loadSettlement()
    await settlePayment(order.id, now)
    return await getOrder(order.id)
  } catch (error) {
    log.warning('payment', { step: 'open-balance', reason: String(error) })
    return order
  }
}
