import type { Cart } from '#shared/orders/cart/cart-lines'
import type { Cents, OrderTotals } from '#shared/platform/money'
import type { AppliedCode } from '#base/cart/applied-code'
import { useState, type FormEvent } from 'react'

/** The prices that the guest saw at the checkout. */
type SeenPrices = {
  /** Unit prices by the key of their line. */
  readonly lines: ReadonlyMap<string, Cents>
  /** The code that gave a discount. */
  readonly code: string | null
  /** The server's totals, when they were shown instead of computed ones. */
  readonly priced: OrderTotals | null
}

/** The prices that the page shows now. */
export type DisplayedPrices = {
  readonly cart: Cart
  readonly applied: AppliedCode | null
  /** The code that the server rejected with the order. */
  readonly rejectedCode: string | null
  /** The totals that the page computes. */
  readonly computed: OrderTotals
  /** The totals that the server sent for the same order; null if it sent none. */
  readonly priced: OrderTotals | null
}

/** A price, tax or fee that rose, a discount that shrank, or a code that no longer counts. */
export type PriceIncrease = {
  readonly key: string
  readonly name: string
  /** Null for a code. */
  readonly cents: { readonly was: Cents; readonly is: Cents } | null
}

const findDiscountCode = ({ applied }: Pick<DisplayedPrices, 'applied'>) => (applied?.discount ? applied.code : null)

/** Marks all displayed prices as seen. */
export const toSeenPrices = ({ cart, applied, priced }: DisplayedPrices): SeenPrices => ({
  lines: new Map(cart.map(({ key, priceCents }) => [key, priceCents])),
  code: findDiscountCode({ applied }),
  priced,
})

/**
 * Marks changes as seen that need no confirmation: new lines, lower prices and an applied code.
 * Returns the same object if nothing changed.
 */
export function acceptLowerPrices(seen: SeenPrices, shown: DisplayedPrices): SeenPrices {
  const lines = new Map(
    shown.cart.map(({ key, priceCents }) => [key, Math.min(seen.lines.get(key) ?? priceCents, priceCents)]),
  )
  const code = findDiscountCode(shown) ?? seen.code
  const isSame = lines.size === seen.lines.size && [...lines].every(([key, cents]) => seen.lines.get(key) === cents)
  return isSame && code === seen.code ? seen : { ...seen, lines, code }
}

const findTotalIncreases = ({ computed, priced }: DisplayedPrices): readonly PriceIncrease[] =>
  priced === null
    ? []
    : [
        { key: 'tax', name: 'Tax', cents: { was: computed.taxCents, is: priced.taxCents } },
        { key: 'fee', name: 'Delivery Fee', cents: { was: computed.deliveryFeeCents, is: priced.deliveryFeeCents } },
        { key: 'discount', name: 'Discount', cents: { was: -computed.discountCents, is: -priced.discountCents } },
      ].filter(({ cents: { was, is } }) => is > was)

/** Lists prices that rose after the guest saw them (docs/product/checkout.md#price-review). */
export function findPriceIncreases(seen: SeenPrices, shown: DisplayedPrices): readonly PriceIncrease[] {
  const { cart, applied, rejectedCode, priced } = shown
  const lines = cart.flatMap(({ key, name, priceCents: is }) => {
    const was = seen.lines.get(key) ?? is
    return is > was ? [{ key: `line ${key}`, name, cents: { was, is } }] : []
  })
  const isCodeGone = seen.code !== null && applied?.code === seen.code && !applied.discount
  const lostCode = rejectedCode ?? (isCodeGone ? seen.code : null)
  return [
    ...lines,
    ...(lostCode === null ? [] : [{ key: 'code', name: `Code ${lostCode}`, cents: null }]),
    ...(priced === seen.priced ? [] : findTotalIncreases(shown)),
  ]
}

/** Holds the order back until the guest has confirmed all prices that rose since they saw them. */
export function usePriceReview(shown: Omit<DisplayedPrices, 'rejectedCode'>) {
  const [seen, setSeen] = useState<SeenPrices | null>(null)
  const [rejectedCode, setRejectedCode] = useState<string | null>(null)
  const [listed, setListed] = useState<readonly PriceIncrease[] | null>(null)
  const now = { ...shown, rejectedCode }
  const accepted = seen && acceptLowerPrices(seen, now)
  if (accepted !== seen) setSeen(accepted)
  const increases = accepted ? findPriceIncreases(accepted, now) : []
  return {
    /** The increases that the guest has not confirmed. */
    increases,
    /**
     * The increases that the last review listed; null before a review and after sending an order.
     */
    listed,
    isDue: increases.length > 0,
    /** Marks the prices as seen when the page appears. */
    begin: (initial: Pick<DisplayedPrices, 'cart'>) => setSeen(toSeenPrices({ ...now, ...initial })),
    open: (event: FormEvent) => {
      event.preventDefault()
      setListed(increases)
      setSeen(toSeenPrices(now))
      setRejectedCode(null)
    },
    close: () => setListed(null),
    /** Records that the server rejected a code that the totals include. */
    loseCode: setRejectedCode,
  }
}

export type PriceReviewState = ReturnType<typeof usePriceReview>
