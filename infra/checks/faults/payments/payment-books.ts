import { parseAuditedRecords, type AuditedOrder } from '#infra/operate/audit/audit-records'
import type { Intent, Ledger } from '#infra/local/emulated/payments/ledger'
import type { Item } from '#functions/platform/table/table'
import { sumExecutedRefunds, sumFailedRefunds } from '#shared/payments/card-refunds'
import { getBalanceDueCents, listPayments } from '#shared/payments/payment-amounts'
import type { PaymentState } from '#shared/payments/payment-state'
import { formatCents } from '#shared/platform/money'
import type { PaidTab } from './visit'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0)

const isHeld = ({ status }: Intent): boolean => status === 'requires_capture'
const getNetCents = (intents: readonly Intent[]): number =>
  sum(intents.map(({ receivedCents, refundedCents }) => receivedCents - refundedCents))

/** Compares one payment of an order with the provider's. */
function comparePayment(order: AuditedOrder, payment: PaymentState, ledger: Ledger) {
  const { id } = order
  const { capturedCents = 0, status, intentId, placedAt } = payment
  const intent = intentId === undefined ? undefined : ledger.intents[intentId]
  const [received, returned] = [intent?.receivedCents ?? 0, intent?.refundedCents ?? 0]
  const refundedCents = sumExecutedRefunds(payment)
  const hasFailed = (status === 'failed' && placedAt !== undefined) || sumFailedRefunds(payment) > 0
  return [
    ...(capturedCents === received
      ? []
      : [`order ${id} says ${formatCents(capturedCents)} captured, the provider ${formatCents(received)}`]),
    ...(refundedCents === returned
      ? []
      : [`order ${id} says ${formatCents(refundedCents)} refunded, the provider ${formatCents(returned)}`]),
    ...(hasFailed ? [`a call for order ${id} was rejected`] : []),
  ]
}

/** Returns what the guest must have paid in the end; null while that is not due yet. */
function getOwedCents(order: AuditedOrder, tab: PaidTab): number | null {
  if (order.status === 'cancelled') return 0
  return order.status === 'pending' ? null : order.totalCents - getBalanceDueCents(order) - tab.refundedCents
}

function compareOrder(order: AuditedOrder, tab: PaidTab, ledger: Ledger): readonly string[] {
  const { id, status } = order
  const intents = Object.values(ledger.intents).filter(({ metadata }) => metadata['orderId'] === id)
  const sessions = Object.values(ledger.sessions).filter(({ orderId }) => orderId === id)
  const owed = getOwedCents(order, tab)
  const net = getNetCents(intents)
  return [
    ...listPayments(order).flatMap((payment) => comparePayment(order, payment, ledger)),
    ...(owed === null || net === owed
      ? []
      : [`the guest of the ${status} order ${id} paid ${formatCents(net)} instead of ${formatCents(owed)}`]),
    ...(owed !== null && intents.some(isHeld) ? [`an amount is still held for the ${status} order ${id}`] : []),
    ...(status === 'cancelled' && sessions.some((session) => session.status === 'open')
      ? [`the cancelled order ${id} can still be paid`]
      : []),
  ]
}

type Books = {
  readonly items: readonly Item[]
  readonly tabs: ReadonlyMap<string, PaidTab>
  readonly ledger: Ledger
}

/**
 * Checks that the provider's books agree with the orders: everything is paid once, nothing is held
 * longer than needed, and nothing was paid for an order that does not exist.
 */
export function findPaymentFailures({ items, tabs, ledger }: Books): readonly string[] {
  const orders = new Map(parseAuditedRecords(items).books.orders.map((order) => [order.id, order]))
  const withMoney = Object.values(ledger.intents).filter((intent) => isHeld(intent) || getNetCents([intent]) !== 0)
  return [
    ...[...tabs.values()].flatMap((tab) => {
      const order = orders.get(tab.id)
      return order ? compareOrder(order, tab, ledger) : []
    }),
    ...withMoney.flatMap(({ metadata, id }) =>
      orders.has(metadata['orderId'] ?? '') ? [] : [`the provider has money of payment ${id}, which has no order`],
    ),
    ...(ledger.events.length === 0 ? [] : [`${ledger.events.length} events were not accepted`]),
  ]
}
