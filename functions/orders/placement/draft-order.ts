import { getSiteKind } from '#shared/locations/site-kind'
import { randomInt } from 'node:crypto'
import { getBusinessDay, getWorkDate } from '#shared/hours/business-day'
import { createHandoverCode, needsHandoverCode } from '#shared/orders/handover'
import { INITIAL_STAGE } from '#shared/orders/status'
import { getPayableCents } from '#shared/payments/gift-card-payments'
import { getActor } from '../order-actor'
import type { OrderRecord } from '../records'
import type { Estimate } from './estimate-order'
import type { PricedOrder } from './price-order'
import type { Reserved } from './reserve'

/** An order before it has a ticket number. */
export type OrderDraft = Omit<OrderRecord, 'ticketNumber'>

/** Returns the record of a checked order. */
export function draftOrder(
  id: string,
  { sent, request, location, menu, code, giftCards, orderedLines, totals, terms, leadMinutes }: PricedOrder,
  { scheduledFor, promise }: Estimate,
  { reservations, firedAt }: Reserved,
): OrderDraft {
  const { caller, takenBy, now, requestId } = request
  const { address, ...contact } = sent.customerInfo
  const { extraMinutes } = menu.state.intake
  const createdAt = now.toISOString()
  return {
    type: 'Order',
    id,
    location: location.code,
    site: getSiteKind(location.code),
    ...INITIAL_STAGE,
    orderType: sent.orderType,
    source: takenBy && 'phone',
    ...totals,
    ...(needsHandoverCode(totals.totalCents, menu.state.handoverCodeFromCents) && {
      handoverCode: createHandoverCode(randomInt),
    }),
    createdAt,
    placedOn: getWorkDate(location, now),
    ...getBusinessDay(location, scheduledFor ? new Date(scheduledFor) : now),
    leadMinutes: leadMinutes || undefined,
    extraMinutes: (!scheduledFor && extraMinutes) || undefined,
    ...(promise && {
      promisedFrom: new Date(promise.from).toISOString(),
      promisedAt: new Date(promise.at).toISOString(),
    }),
    scheduledFor,
    firedAt: scheduledFor && firedAt,
    specialInstructions: sent.specialInstructions || undefined,
    utensils: sent.utensils || undefined,
    ...(menu.state.hasPackingLists && { packed: [] }),
    paymentMethod: getPayableCents({ ...totals, giftCards }) === 0 ? undefined : (sent.paymentMethod ?? undefined),
    ...(giftCards.length > 0 && { giftCards }),
    discount: code?.discount,
    ...(code?.minimumCents && { discountFromCents: code.minimumCents }),
    ...terms,
    customer: { ...contact, address: sent.orderType === 'delivery' && address ? address : undefined },
    visitorId: caller.visitorId,
    requestId,
    userId: caller.user?.id,
    lines: orderedLines,
    history: [{ ...INITIAL_STAGE, at: createdAt, by: getActor(takenBy ?? caller, location.code) }],
    reservations: [...reservations],
    version: 1,
  }
}
