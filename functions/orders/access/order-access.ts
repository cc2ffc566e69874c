import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { assertAccess, assertLead, getUserAt, isCook } from '#shared/accounts/access'
import { INITIAL_STAGE } from '#shared/orders/status'
import { canCancel, isRefundedByStaff } from '#shared/orders/transitions'
import { getLeftOnGiftCards } from '#shared/payments/gift-card-payments'
import { getPaidCents } from '#shared/payments/payment-amounts'
import { listReservations } from '../placement/reservations'
import { Problem } from '#shared/platform/problem'
import { formatCents, toCents, type Cents } from '#shared/platform/money'
import type { OrderRecord } from '../records'
import { getLocationSettings } from '../../menu/settings-repository'
import type { Caller } from '../../platform/session/session'

type LocatedOrder = Pick<OrderRecord, 'location'>

const check = (access: 'board' | 'staff' | 'admin', order: LocatedOrder, { user }: Caller): void => {
  const location = getLocation(order.location)
  assertAccess({ access, user: getUserAt(user, location), policy: getPolicy(location) })
}

/** Throws unless the caller may use the board of the order's location. */
export const assertBoardAccess = (order: LocatedOrder, caller: Caller): void => check('board', order, caller)

/** Throws unless the caller is staff at the order's location. */
export const assertStaffAccess = (order: LocatedOrder, caller: Caller): void => check('staff', order, caller)

/** Throws unless the caller is an admin at the order's location. */
export const assertAdminAccess = (order: LocatedOrder, caller: Caller): void => check('admin', order, caller)

/**
 * Whether a caller may still change an order as its guest, even if they are staff. Staff could move
 * an own order back that the kitchen has made, so it must never have been accepted.
 */
const isOwnOpenOrder = (order: OrderRecord, { user }: Caller, now: Date): boolean =>
  user !== null &&
  order.userId === user.id &&
  canCancel(order, 'guest', now) &&
  order.history.every(({ status }) => status === INITIAL_STAGE.status)

/** Whether an order was paid: online, by gift card or code, or to staff when it was completed. */
const isPaid = (order: OrderRecord): boolean =>
  getPaidCents(order) + getLeftOnGiftCards(order) > 0 ||
  listReservations(order, 'code').some(({ amountCents }) => amountCents !== undefined) ||
  order.history.some(({ status }) => status === 'completed')

/**
 * A cook does not cancel a paid order, because its money goes back, except an own one that the
 * kitchen has not accepted; nor a refunded one.
 * @throws Problem `lead-required`
 */
export function assertMayCancel(order: OrderRecord, caller: Caller, now: Date): void {
  const { user } = caller
  assertMayForgoPayment(order, caller)
  if (!isOwnOpenOrder(order, caller, now) && isPaid(order))
    assertLead(user, `Ticket ${order.ticketNumber} is paid. A shift lead has to cancel it, since the money goes back.`)
}

/**
 * A cook ends no refunded order without its payment: the code of a refund is money.
 * @throws Problem `lead-required`
 */
export function assertMayForgoPayment(order: OrderRecord, { user }: Caller): void {
  if (isRefundedByStaff(order))
    assertLead(user, `Ticket ${order.ticketNumber} was refunded. A shift lead has to end it without a payment.`)
}

/**
 * A cook refunds no order that ended without a payment.
 * @throws Problem `lead-required`
 */
export function assertMayRefund(order: OrderRecord, caller: Caller): void {
  assertStaffAccess(order, caller)
  if (order.status === 'cancelled' || order.tender === 'not-collected')
    assertLead(caller.user, `Nobody paid ticket ${order.ticketNumber}. A shift lead has to refund it.`)
}

/**
 * Returns how much of an order's money a caller may return altogether. Own orders are no exception:
 * a code is worth money to anyone, also while the order is unpaid.
 */
export const getRefundLimit = async ({ location }: LocatedOrder, { user }: Caller): Promise<Cents> =>
  isCook(user) ? toCents((await getLocationSettings(location)).refundLimit) : Infinity

/** The same for an edit. Guests may lower their own orders, cooks too. */
export const getEditRefundLimit = async (order: OrderRecord, caller: Caller, now: Date): Promise<Cents> =>
  isOwnOpenOrder(order, caller, now) ? Infinity : getRefundLimit(order, caller)

/** @throws Problem `lead-required` */
export function assertWithinRefundLimit(returnedCents: Cents, limitCents: Cents): void {
  if (returnedCents > limitCents)
    throw new Problem('lead-required', `Refunds of more than ${formatCents(limitCents)} an order need a shift lead.`)
}
