import type { Ledger } from '#infra/local/emulated/payments/ledger'
import type { Order } from '#shared/orders/contract'
import type { Cents } from '#shared/platform/money'

// What books must say about orders, computed from what a person reads about each order, and from
// the books of the payment provider. It shares no rule with the product.

type Refund = NonNullable<Order['refunds']>[number]

/** What an order, or a refund of it, consists of. */
type Parts = { readonly net: Cents; readonly tax: Cents; readonly fee: Cents; readonly tip: Cents }

export const readCents = (amount: string | undefined): Cents => Math.round(Number(amount ?? 0) * 100)
export const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, cents) => total + cents, 0)

/** Takes an amount off what is left: sale and tax come first, then the fee, then the tip. */
function take(left: Parts, amount: Cents, ownTax: Cents | undefined): Parts {
  const taxed = Math.min(amount, left.net + left.tax)
  const tax = ownTax ?? (taxed === 0 ? 0 : Math.round((taxed * left.tax) / (left.net + left.tax)))
  const fee = Math.min(amount - taxed, left.fee)
  return { net: taxed - tax, tax, fee, tip: amount - taxed - fee }
}

/** Lists the amounts of an order's disputes that are lost, or that the bank has yet to decide. */
const listDisputed = ({ intents }: Ledger, id: string, isDecided: boolean): readonly Cents[] =>
  Object.values(intents).flatMap(({ metadata, dispute }) =>
    metadata['orderId'] === id && dispute && dispute.status !== 'won' && (dispute.status === 'lost') === isDecided
      ? [dispute.amountCents]
      : [],
  )

/** Returns the books of one order. */
export function getOrderBooks(order: Order, ledger: Ledger) {
  const [subtotal, discount, total] = [order.subtotal, order.discount, order.total].map(readCents)
  const [tax, fee, tip] = [order.tax, order.deliveryFee, order.tip].map(readCents)
  const whole: Parts = { net: (subtotal ?? 0) - (discount ?? 0), tax: tax ?? 0, fee: fee ?? 0, tip: tip ?? 0 }
  let left = whole
  const made = (order.refunds ?? []).filter(({ isFailed }) => !isFailed)
  const takeOff = (amount: Cents, ownTax?: Cents): Parts => {
    const parts = take(left, amount, ownTax)
    left = {
      net: left.net - parts.net,
      tax: left.tax - parts.tax,
      fee: left.fee - parts.fee,
      tip: left.tip - parts.tip,
    }
    return parts
  }
  const sale = made
    .filter(({ reason }) => reason !== 'changed')
    .map((refund) => ({
      refund,
      parts: takeOff(readCents(refund.amount), refund.tax === undefined ? undefined : readCents(refund.tax)),
    }))
  const lost = listDisputed(ledger, order.id, true)
  const lostNet = sum(lost.map((amount) => takeOff(amount).net))
  const money = sale.filter(({ refund }) => refund.to !== 'code').map(({ parts }) => parts)
  const toCard = (refund: Refund) => readCents(refund.amount) - readCents(refund.toGiftCard)
  const own = Object.values(ledger.intents).filter(({ metadata }) => metadata['orderId'] === order.id)
  const online = sum(own.map(({ receivedCents }) => receivedCents))
  const returned = sum(own.map(({ refundedCents }) => refundedCents))
  const giftCards = readCents(order.giftCardPaid)
  const changed = sum(made.filter(({ reason }) => reason === 'changed').map(toCard))
  return {
    whole,
    left,
    sale,
    lost: sum(lost),
    lostNet,
    /** What the bank holds until it decides. */
    withheld: sum(listDisputed(ledger, order.id, false)),
    reversed: {
      net: sum(money.map(({ net }) => net)),
      tax: sum(money.map((parts) => parts.tax)),
      fee: sum(money.map((parts) => parts.fee)),
      tip: sum(money.map((parts) => parts.tip)),
    },
    online,
    returned,
    giftCards,
    atCounter: (total ?? 0) - giftCards - online + changed,
    cardRefunds: sum(made.filter(({ to }) => to === 'card').map(toCard)),
    cashRefunds: sum(made.filter(({ to }) => to === 'cash').map(({ amount }) => readCents(amount))),
    terminalRefunds: sum(made.filter(({ to }) => to === 'terminal').map(({ amount }) => readCents(amount))),
    toGiftCards: sum((order.refunds ?? []).map(({ toGiftCard }) => readCents(toGiftCard))),
    toCode: sum((order.refunds ?? []).map(({ toCode }) => readCents(toCode))),
  }
}

export type OrderBooks = ReturnType<typeof getOrderBooks>
