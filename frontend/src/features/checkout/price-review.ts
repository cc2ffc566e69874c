import type { Cart } from '#shared/orders/cart/cart-lines'
import type { Cents, OrderTotals } from '#shared/platform/money'
import type { AppliedCode } from './promo-code'
import { useState } from 'react'
import type { FormEvent } from 'react'

/** The prices that a guest has seen at the checkout. */
export type SeenPrices = {
  /** Unit prices by the key of their line. */
  readonly lines: ReadonlyMap<string, Cents>
  /** The code that took something off. */
  readonly code: string | null
  /** The server's totals that were shown in place of the page's own. */
  readonly priced: OrderTotals | null
}

/** What the page shows now. */
export type DisplayedPrices = {
  readonly cart: Cart
  readonly applied: AppliedCode | null
  /** The code that the server refused when it was sent with the order. */
  readonly refusedCode: string | null
  /** The totals that the page computes. */
  readonly computed: OrderTotals
  /** The totals that the server sent for the same order; null where it sent none. */
  readonly priced: OrderTotals | null
}

/** A price, tax or fee that rose, a discount that shrank, or a code that no longer counts. */
export type PriceIncrease = {
  readonly key: string
  readonly name: string
  /** Null for a code. */
  readonly cents: { readonly was: Cents; readonly is: Cents } | null
}

const discountingCode = ({ applied }: Pick<DisplayedPrices, 'applied'>) => (applied?.discount ? applied.code : null)

/** All that is shown, as seen. */
export const toSeenPrices = ({ cart, applied, priced }: DisplayedPrices): SeenPrices => ({
  lines: new Map(cart.map(({ key, priceCents }) => [key, priceCents])),
  code: discountingCode({ applied }),
  priced,
})

/**
 * Adds what needs no confirmation: new lines, lower prices and a code that the guest applied.
 * Returns the same object where nothing changed.
 */
export function acceptLowerPrices(seen: SeenPrices, shown: DisplayedPrices): SeenPrices {
  const lines = new Map(
    shown.cart.map(({ key, priceCents }) => [key, Math.min(seen.lines.get(key) ?? priceCents, priceCents)]),
  )
  const code = discountingCode(shown) ?? seen.code
  const isSame = lines.size === seen.lines.size && [...lines].every(([key, cents]) => seen.lines.get(key) === cents)
  return isSame && code === seen.code ? seen : { ...seen, lines, code }
}

const figureRises = ({ computed, priced }: DisplayedPrices): readonly PriceIncrease[] =>
  priced === null
    ? []
    : [
        { key: 'tax', name: 'Tax', cents: { was: computed.taxCents, is: priced.taxCents } },
        { key: 'fee', name: 'Delivery Fee', cents: { was: computed.deliveryFeeCents, is: priced.deliveryFeeCents } },
        { key: 'discount', name: 'Discount', cents: { was: -computed.discountCents, is: -priced.discountCents } },
      ].filter(({ cents: { was, is } }) => is > was)

/** What rose since it was seen (docs/product/checkout.md#a-price-that-rose). */
export function findPriceIncreases(seen: SeenPrices, shown: DisplayedPrices): readonly PriceIncrease[] {
  const { cart, applied, refusedCode, priced } = shown
  const lines = cart.flatMap(({ key, name, priceCents: is }) => {
    const was = seen.lines.get(key) ?? is
    return is > was ? [{ key: `line ${key}`, name, cents: { was, is } }] : []
  })
  const isCodeGone = seen.code !== null && applied?.code === seen.code && !applied.discount
  const lostCode = refusedCode ?? (isCodeGone ? seen.code : null)
  return [
    ...lines,
    ...(lostCode === null ? [] : [{ key: 'code', name: `Code ${lostCode}`, cents: null }]),
    ...(priced === seen.priced ? [] : figureRises(shown)),
  ]
}

/** Holds the order back while a price is shown that rose after the guest saw it. */
export function usePriceReview(shown: Omit<DisplayedPrices, 'refusedCode'>) {
  const [seen, setSeen] = useState<SeenPrices | null>(null)
  const [refusedCode, setRefusedCode] = useState<string | null>(null)
  const [listed, setListed] = useState<readonly PriceIncrease[] | null>(null)
  const now = { ...shown, refusedCode }
  const followed = seen && acceptLowerPrices(seen, now)
  if (followed !== seen) setSeen(followed)
  const rises = followed ? findPriceIncreases(followed, now) : []
  return {
    /** What the guest has not confirmed yet. */
    rises,
    /** What the last review listed; null before one, and once an order is sent. */
    listed,
    isDue: rises.length > 0,
    /** The page is shown: its prices count as seen. */
    begin: (atFirst: Pick<DisplayedPrices, 'cart'>) => setSeen(toSeenPrices({ ...now, ...atFirst })),
    open: (event: FormEvent) => {
      event.preventDefault()
      setListed(rises)
      setSeen(toSeenPrices(now))
      setRefusedCode(null)
    },
    close: () => setListed(null),
    /** The server refused a code that the total counted on. */
    loseCode: setRefusedCode,
  }
}

export type PriceReviewState = ReturnType<typeof usePriceReview>
