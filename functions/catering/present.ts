import type * as z from 'zod/mini'
import type { Event, EventQuote } from '#shared/catering/contract'
import { canGuestCancel, getEventState } from '#shared/catering/event-states'
import { compareQuotes } from '#shared/catering/quote-changes'
import { getLocation, getServerId } from '#shared/locations/index'
import { centsToDecimal } from '#shared/platform/money'
import type { OrderRecord } from '../orders/records'
import { isOnlineDeposit } from './deposit'
import type { EventQuoteRecord, EventRecord } from './records'

const presentQuote = (quote: EventQuoteRecord): z.input<typeof EventQuote> => ({
  lines: quote.lines.map(
    ({ menuItemId, name, station, quantity, unitPriceCents, totalPriceCents, notes, options, leftOut }) => ({
      menuItemId,
      name,
      station,
      quantity,
      unitPrice: centsToDecimal(unitPriceCents),
      totalPrice: centsToDecimal(totalPriceCents),
      notes: notes ?? '',
      options,
      leftOut,
    }),
  ),
  subtotal: centsToDecimal(quote.subtotalCents),
  serviceChargePercent: quote.serviceChargeBasisPoints / 100,
  serviceCharge: centsToDecimal(quote.serviceChargeCents ?? 0),
  tax: centsToDecimal(quote.taxCents),
  total: centsToDecimal(quote.totalCents),
  deposit: centsToDecimal(quote.depositCents),
  balanceDue: centsToDecimal(quote.totalCents - quote.depositCents),
  note: quote.note,
  validUntil: quote.validUntil,
})

type Context = {
  readonly leadHours: number
  /** Whether the location takes deposits online now. */
  readonly takesDepositsOnline: boolean
  readonly now: Date
  /** The event's order that waits for the deposit. */
  readonly waitingOrder?: OrderRecord | undefined
}

/** Presents where the guest pays the deposit. The link to the event is the access to it. */
function presentDepositPayment(order: OrderRecord | undefined): Pick<z.input<typeof Event>, 'payment'> {
  if (order?.payment?.status !== 'pending') return {}
  const { url, expiresAt } = order.payment
  return { payment: { status: 'pending', url, expiresAt } }
}

const presentDeposit = ({ deposit }: EventRecord): z.input<typeof Event>['deposit'] =>
  deposit
    ? { amount: centsToDecimal(deposit.amountCents), tender: deposit.tender, returned: deposit.returned ?? null }
    : null

function getDepositPayment(event: EventRecord, takesOnline: boolean): z.input<typeof Event>['depositPayment'] {
  if (!event.quote || event.quote.depositCents === 0) return 'none'
  return takesOnline && isOnlineDeposit(event) ? 'online' : 'at-restaurant'
}

/** Presents an event to its guest or the desk. */
export function presentEvent(event: EventRecord, context: Context): z.input<typeof Event> {
  const { leadHours, now, waitingOrder, takesDepositsOnline } = context
  const { id, version, date, time, startsAt, guests, eventType, wishes, contact, quote, history, createdAt } = event
  return {
    id,
    locationId: getServerId(getLocation(event.location)),
    state: getEventState(event, now),
    version,
    date,
    time,
    startsAt,
    guests,
    type: eventType,
    address: event.address ?? null,
    package: event.package ?? null,
    wishes,
    contact,
    quote: quote ? presentQuote(quote) : null,
    quoteChanges: quote && event.previousQuote ? [...compareQuotes(event.previousQuote, quote)] : [],
    changesRequested: event.changesRequested ?? null,
    closingNote: event.closingNote ?? null,
    orderId: event.orderId ?? null,
    mayCancel: canGuestCancel(event, { leadHours, now }),
    cancelUntil: new Date(Date.parse(startsAt) - leadHours * 3600_000).toISOString(),
    depositPayment: getDepositPayment(event, takesDepositsOnline),
    depositPaidAt: event.depositPaidAt ?? null,
    deposit: presentDeposit(event),
    ...presentDepositPayment(waitingOrder),
    history,
    createdAt,
    verifiedAt: event.verifiedAt ?? null,
    holdsPlace: event.holdsPlace,
  }
}
