import { getPolicy } from '#shared/locations/policy'
import { assertLinkAllowed } from '#shared/orders/pay-links'
import { findOpenPage } from '#shared/payments/payment-amounts'
import type { PaymentState } from '#shared/payments/payment-state'
import { Problem } from '#shared/platform/problem'
import { assertStaffAccess } from '../orders/access/order-access'
import { getCurrentLocation } from '../locations/state/current-location'
import { createLink, type LinkRequest } from '../orders/payments/pay-link'
import { buildOrderUpdate, getOrder } from '../orders/repository'
import type { OrderRecord } from '../orders/records'
import { log } from '../platform/log'
import type { Caller } from '../platform/session/session'
import { keepUnchanged, runOptimisticWrite, type WritePlan } from '../platform/table/transaction'
import { closeCheckoutSession } from './provider/checkout-session'
import { countPaymentFailure } from './provider/payment-failures'
import type { Payment } from './payment-repository'

const createUnavailableProblem = () =>
  new Problem('unavailable', 'Online payment is not available right now. Please try again, or take it at the counter.')

type LinkCommand = LinkRequest & { readonly orderId: string; readonly caller: Caller }

/** Returns the order's open page, or an order and a new page for it. */
async function prepareLink(command: LinkCommand) {
  const order = await getOrder(command.orderId)
  assertStaffAccess(order, command.caller)
  assertLinkAllowed(order, getPolicy(await getCurrentLocation(order.location)).payments)
  const open = findOpenPage(order)
  if (open) return { open }
  const link = await createLink(order, command).catch(async (error: unknown) => {
    if (error instanceof Problem) throw error
    await countPaymentFailure(order.location, error, 'open-link')
    throw createUnavailableProblem()
  })
  return { order, link }
}

/** Returns the write that adds a link; none if the order changed, and maybe its amount. */
function planLink(order: OrderRecord, link: Payment, command: LinkCommand, version: number): WritePlan<boolean> {
  if (order.version !== version) return keepUnchanged(false)
  const payments = order.payment ? { balancePayments: [...(order.balancePayments ?? []), link] } : { payment: link }
  const update = buildOrderUpdate(order, { ...payments, requestId: command.requestId })
  return { steps: [{ write: { Update: update } }], answer: true }
}

/** After this many changes of the order in between, staff try again. */
const MAX_TRIES = 4

/**
 * Returns the pay link of an unpaid order: the open page, else a new one.
 * @throws Problem of `assertLinkAllowed`, or `unavailable`
 */
export async function openPaymentLink(command: LinkCommand): Promise<PaymentState> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { open, order, link } = await prepareLink(command)
    if (open) return open
    const isStored = await runOptimisticWrite(
      () => getOrder(order.id),
      (current) => planLink(current, link, command, order.version),
    )
    if (isStored) return link
    await closeCheckoutSession(link.sessionId).catch((error: unknown) =>
      log.warning('payment', { step: 'close-link', reason: String(error) }),
    )
  }
  throw createUnavailableProblem()
}
