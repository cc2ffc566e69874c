import type { DepositTender } from '../orders/constants'
import type { Cents } from '../platform/money'

/** What a gift card pays of an order, and what refunds have returned of that. */
export type GiftCardPayment = {
  readonly cardId: string
  readonly amountCents: Cents
  readonly returnedCents?: Cents | undefined
}

/** The gift cards of an order, in the sequence in which they pay (docs/product/gift-cards.md). */
export type GiftCardPayments = { readonly giftCards?: readonly GiftCardPayment[] | undefined }

/** What the guest paid at the restaurant before the order is completed: the deposit of an event. */
export type CounterDeposit = {
  readonly amountCents: Cents
  readonly tender: DepositTender
  readonly at: string
  readonly returned?: { readonly tender: DepositTender; readonly at: string } | undefined
}

/** An order with the deposit of its event that was paid at the restaurant. */
export type DepositedOrder = { readonly event?: { readonly deposit?: CounterDeposit | undefined } | undefined }

/** Returns what an order's guest paid at the restaurant as a deposit. */
export const getDepositCents = ({ event }: DepositedOrder): Cents => event?.deposit?.amountCents ?? 0

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, cents) => total + cents, 0)

/** Returns what an order's gift cards pay of its total. Refunds don't lower it. */
export const getGiftCardCents = ({ giftCards = [] }: GiftCardPayments): Cents =>
  sum(giftCards.map(({ amountCents }) => amountCents))

/** Returns what gift cards and deposit leave of a total, to pay online or at the counter. */
export const getPayableCents = (order: GiftCardPayments & DepositedOrder & { readonly totalCents: Cents }): Cents =>
  Math.max(0, order.totalCents - getGiftCardCents(order) - getDepositCents(order))

/** Returns what an order holds of a gift card: what it pays, less what refunds returned. */
export const getHeldCents = ({ amountCents, returnedCents = 0 }: GiftCardPayment): Cents => amountCents - returnedCents

/** Returns what refunds can still return to an order's gift cards. */
export const getLeftOnGiftCards = ({ giftCards = [] }: GiftCardPayments): Cents => sum(giftCards.map(getHeldCents))

/** Distributes an amount among items, each as far as it has room. Returns the share of each. */
function distribute(amountCents: Cents, rooms: readonly Cents[]): readonly Cents[] {
  let left = amountCents
  return rooms.map((room) => {
    const share = Math.max(0, Math.min(left, room))
    left -= share
    return share
  })
}

const distributeLastFirst = (amountCents: Cents, rooms: readonly Cents[]): readonly Cents[] =>
  [...distribute(amountCents, [...rooms].reverse())].reverse()

/** Returns the gift cards of an order after a refund to them: the last one to pay gets it first. */
export function refundGiftCards<Payment extends GiftCardPayment>(
  giftCards: readonly Payment[],
  amountCents: Cents,
): readonly Payment[] {
  const shares = distributeLastFirst(amountCents, giftCards.map(getHeldCents))
  return giftCards.map((payment, index) => ({
    ...payment,
    returnedCents: (payment.returnedCents ?? 0) + (shares[index] ?? 0),
  }))
}

type EditedTotal = { readonly beforeCents: Cents; readonly afterCents: Cents }

/**
 * Returns the gift cards of an edited order. They pay what it costs more as far as they have a
 * balance, and keep paying first what is left of a lower total.
 */
export function editGiftCards<Payment extends GiftCardPayment & { readonly balanceCents: Cents }>(
  giftCards: readonly Payment[],
  { beforeCents, afterCents }: EditedTotal,
): readonly Payment[] {
  const more = distribute(
    afterCents - beforeCents,
    giftCards.map(({ balanceCents }) => balanceCents),
  )
  const less = distributeLastFirst(getGiftCardCents({ giftCards }) - afterCents, giftCards.map(getHeldCents))
  return giftCards.map((payment, index) => ({
    ...payment,
    amountCents: payment.amountCents + (more[index] ?? 0) - (less[index] ?? 0),
  }))
}
