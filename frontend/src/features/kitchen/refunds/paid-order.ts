import type { Tender } from '#shared/orders/constants'
import type { Ticket } from '#shared/orders/contract'
import { planRefund, type RefundPart } from '#shared/payments/plan-refund'
import { getLeftOnCard, getRefundableCents, type RefundTarget } from '#shared/payments/refund-rules'
import { ORDER_REFUND_RANGE, type RefundDestination } from '#shared/payments/refunds'
import { toCents, type Cents } from '#shared/platform/money'
import type { Refund } from '#shared/payments/contract'

type Line = { readonly id: string; readonly quantity: number }

/** Returns how many pieces of a line were not refunded yet. */
export function countPiecesLeft({ id, quantity }: Line, refunds: readonly Refund[]): number {
  const refunded = refunds
    .filter(({ lines, isFailed, reason }) => lines.includes(id) && !isFailed && reason !== 'changed')
    .map(({ pieces = [] }) => pieces.find(({ lineId }) => lineId === id)?.quantity ?? quantity)
  return Math.max(
    0,
    refunded.reduce((left, one) => left - one, quantity),
  )
}

/** A ticket with what its refunds depend on. */
export type PaidTicket = Pick<
  Ticket,
  | 'id'
  | 'ticketNumber'
  | 'status'
  | 'createdAt'
  | 'subtotal'
  | 'discount'
  | 'tax'
  | 'deliveryFee'
  | 'isDeliveryFeeTaxed'
  | 'serviceCharge'
  | 'tip'
  | 'total'
  | 'paymentStatus'
  | 'balanceDue'
  | 'giftCardPaid'
  | 'orderItems'
  | 'refunds'
  | 'payment'
>

/** Whether money can go back to a card: the order was paid online, or with a gift card. */
const isPaidOnline = ({ paymentStatus, giftCardPaid }: Pick<PaidTicket, 'paymentStatus' | 'giftCardPaid'>): boolean =>
  isChargedOnline({ paymentStatus }) || giftCardPaid !== undefined

const isChargedOnline = ({ paymentStatus }: Pick<PaidTicket, 'paymentStatus'>): boolean =>
  paymentStatus === 'paid' || paymentStatus === 'partially-refunded'

/** Returns what was paid with the provider's card. */
function getCaptured(ticket: PaidTicket): Cents {
  const { total, balanceDue = '0.00', giftCardPaid = '0.00', payment } = ticket
  if (!isChargedOnline(ticket) && (payment?.tender || giftCardPaid !== '0.00')) return 0
  return toCents(total) - toCents(balanceDue) - toCents(giftCardPaid)
}

/** Converts a ticket for the rules of refunds, which the server checks again. */
function toPaidOrder({ orderItems, refunds: all = [], ...ticket }: PaidTicket) {
  // The total is already lower by what an edit refunded, and a failed refund can be made again.
  const refunds = all.filter(({ reason, isFailed }) => reason !== 'changed' && !isFailed)
  const cardRefunds = refunds.filter(({ to }) => to === 'card')
  const findLine = (lineId: string) => orderItems.findIndex(({ id }) => id === lineId)
  return {
    status: ticket.status,
    createdAt: ticket.createdAt,
    subtotalCents: toCents(ticket.subtotal),
    discountCents: toCents(ticket.discount),
    taxCents: toCents(ticket.tax),
    deliveryFeeCents: toCents(ticket.deliveryFee),
    isDeliveryFeeTaxed: ticket.isDeliveryFeeTaxed ?? false,
    serviceChargeCents: toCents(ticket.serviceCharge ?? '0.00'),
    tipCents: toCents(ticket.tip),
    totalCents: toCents(ticket.total),
    lines: orderItems.map(({ quantity, totalPrice }) => ({ quantity, totalPriceCents: toCents(totalPrice) })),
    tender: ticket.payment?.tender,
    refunds: refunds.map(({ to, amount, tax, lines, pieces = [] }) => ({
      to,
      amountCents: toCents(amount),
      ...(tax !== undefined && { taxCents: toCents(tax) }),
      ...(lines.length > 0 && { lines: lines.map(findLine) }),
      pieces: pieces.map(({ lineId, quantity }) => ({ line: findLine(lineId), quantity })),
    })),
    giftCards: [
      {
        cardId: '',
        amountCents: toCents(ticket.giftCardPaid ?? '0.00'),
        returnedCents: cardRefunds.reduce((sum, { toGiftCard = '0.00' }) => sum + toCents(toGiftCard), 0),
      },
    ],
    // Without a payment online, staff took the money.
    ...(ticket.paymentStatus !== 'none' && {
      payment: {
        capturedCents: getCaptured({ orderItems, refunds: all, ...ticket }),
        cardRefunds: cardRefunds.map(({ amount, toGiftCard = '0.00', at }) => ({
          amountCents: toCents(amount) - toCents(toGiftCard),
          at,
        })),
      },
    }),
  }
}

/** How an order was paid that was not paid online, as far as staff recorded it. */
export type CounterRecord = Tender | 'unrecorded'

/** Returns how staff took the money of a completed order; undefined if there was none to take. */
export function findCounterRecord(ticket: PaidTicket): CounterRecord | undefined {
  const { status, payment: { tender } = {}, paymentStatus, giftCardPaid = '0.00', total } = ticket
  if (status !== 'completed' || tender) return tender
  return paymentStatus === 'none' && toCents(giftCardPaid) < toCents(total) ? 'unrecorded' : undefined
}

/** Where money of an order can go back to. */
export const moneyDestinations = ['card', 'terminal', 'cash'] as const satisfies readonly RefundDestination[]
export type MoneyDestination = (typeof moneyDestinations)[number]

/** Returns what money can still be refunded to a destination, in cents. */
export const getMoneyRefundable = (ticket: PaidTicket, to: MoneyDestination): number =>
  to === 'card' && !isPaidOnline(ticket) ? 0 : getRefundableCents(toPaidOrder(ticket), to)

/** A way that a refund goes, by what it is called. */
type RefundWay = 'card' | 'giftCard' | 'terminal' | 'cash'
type WayAmount = { readonly way: RefundWay; readonly cents: Cents }

/** Lists the ways of a refund's parts with their amounts: gift cards apart from the card. */
export const listRefundWays = (parts: readonly Pick<RefundPart, 'to' | 'amountCents' | 'toGiftCardCents'>[]) =>
  parts
    .flatMap(({ to, amountCents, toGiftCardCents }): WayAmount[] =>
      to === 'code'
        ? []
        : [
            { way: 'giftCard', cents: toGiftCardCents },
            { way: to, cents: amountCents - toGiftCardCents },
          ],
    )
    .filter(({ cents }) => cents > 0)

/** Lists how much of an order each way paid that money can still go back, at most. */
export function listPaidWays(ticket: PaidTicket): readonly WayAmount[] {
  const cardCents = getMoneyRefundable(ticket, 'card')
  const giftCents = Math.max(0, cardCents - getLeftOnCard(toPaidOrder(ticket)))
  const counter = ticket.payment?.tender === 'card' ? 'terminal' : 'cash'
  const ways = listRefundWays([{ to: 'card', amountCents: cardCents, toGiftCardCents: giftCents }])
  const counterCents = getMoneyRefundable(ticket, counter)
  return counterCents > 0 ? [...ways, { way: counter, cents: counterCents }] : ways
}

/** Returns what the way to the cards is called, by which cards paid. */
export function nameCards(ticket: PaidTicket): 'card' | 'giftCard' | 'cards' {
  const ways = listPaidWays(ticket).map(({ way }) => way)
  if (!ways.includes('giftCard')) return 'card'
  return ways.includes('card') ? 'cards' : 'giftCard'
}

/** Returns the least and the most that a code for the whole order may be worth, in cents. */
export const getApologyRange = (ticket: PaidTicket) => ({
  leastCents: ORDER_REFUND_RANGE.leastCents,
  mostCents: Math.min(ORDER_REFUND_RANGE.mostCents, getRefundableCents(toPaidOrder(ticket), 'code')),
})

/** Returns the parts of a refund, why it is not possible, or '' if nothing is chosen. */
export function previewRefund(
  ticket: PaidTicket,
  target: RefundTarget | null,
  to: MoneyDestination,
  describe: (error: unknown) => string,
): readonly RefundPart[] | string {
  if (!target) return ''
  try {
    return planRefund(toPaidOrder(ticket), target, { to, now: new Date() })
  } catch (error) {
    return describe(error)
  }
}
