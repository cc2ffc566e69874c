/**
 * Money is integer cents internally and a decimal string with two places in JSON (decision 0006).
 */
export type Cents = number

/**
 * Converts a decimal such as `'6.25'` to cents.
 * @throws RangeError for an invalid amount or more than two decimal places
 */
export function toCents(amount: string | number): Cents {
  const text = typeof amount === 'number' ? String(amount) : amount.trim()
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text)
  if (!parts) throw new RangeError(`not an amount of money: ${text}`)
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

/** Formats cents as a decimal with two places: `1495` gives `'14.95'`. */
export function centsToDecimal(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Formats cents for display: `149500` gives `'$1,495.00'`. */
export function formatCents(cents: Cents): string {
  const amount = centsToDecimal(Math.abs(cents)).replace(/\B(?=(\d{3})+\.)/g, ',')
  return cents < 0 ? `-$${amount}` : `$${amount}`
}

/**
 * Formats a decimal string for display: `'1495.00'` gives `'$1,495.00'`. Corrected amounts may be
 * negative.
 */
export const formatDecimal = (amount: string): string =>
  amount.startsWith('-') ? `-${formatDecimal(amount.slice(1))}` : formatCents(toCents(amount))

/** Returns a share of an amount, given in hundredths of a percent and rounded half up. */
export const percentageOfCents = (cents: Cents, basisPoints: number): Cents =>
  Math.floor((cents * basisPoints + 5_000) / 10_000)

/** How sales are taxed at a location and date (docs/product/checkout.md#tax). */
export type TaxTerms = {
  /** In hundredths of a percent. */
  readonly rate: number
  readonly isDeliveryFeeTaxed: boolean
}

export type OrderTotals = {
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  readonly taxCents: Cents
  readonly deliveryFeeCents: Cents
  readonly tipCents: Cents
  readonly totalCents: Cents
}

type TaxedAmounts = Pick<OrderTotals, 'subtotalCents' | 'discountCents' | 'deliveryFeeCents'> & {
  readonly isDeliveryFeeTaxed: boolean
  /** A mandatory charge of an event. */
  readonly serviceChargeCents?: Cents | undefined
}

/**
 * Returns what the tax is computed on: the subtotal after discount, a service charge, and the fee
 * if it is taxed.
 */
export const getTaxableCents = (amounts: TaxedAmounts): Cents =>
  amounts.subtotalCents -
  amounts.discountCents +
  (amounts.serviceChargeCents ?? 0) +
  (amounts.isDeliveryFeeTaxed ? amounts.deliveryFeeCents : 0)

/**
 * Calculates an order's totals and the tax terms that apply to it: total = subtotal - discount +
 * service charge + tax + fee + tip. A tip is not taxed (docs/product/checkout.md#money).
 */
export function calculateTotals({
  subtotalCents,
  discountCents = 0,
  deliveryFeeCents = 0,
  tipCents = 0,
  serviceChargeCents = 0,
  tax,
}: {
  subtotalCents: Cents
  discountCents?: Cents
  deliveryFeeCents?: Cents
  tipCents?: Cents
  serviceChargeCents?: Cents
  tax: TaxTerms
}): OrderTotals & { readonly taxRate: number; readonly isDeliveryFeeTaxed: boolean } {
  const discount = Math.min(discountCents, subtotalCents)
  const { rate: taxRate, isDeliveryFeeTaxed } = tax
  const taxed = {
    subtotalCents,
    discountCents: discount,
    deliveryFeeCents,
    isDeliveryFeeTaxed,
    ...(serviceChargeCents > 0 && { serviceChargeCents }),
  }
  const taxCents = percentageOfCents(getTaxableCents(taxed), taxRate)
  return {
    ...taxed,
    taxRate,
    taxCents,
    tipCents,
    totalCents: subtotalCents - discount + serviceChargeCents + taxCents + deliveryFeeCents + tipCents,
  }
}

/**
 * Allocates a discount to lines in proportion to their prices, in whole cents that add up exactly.
 * The largest remainders get the cents left by rounding.
 */
export function allocateDiscount(discountCents: Cents, prices: readonly Cents[]): readonly Cents[] {
  const total = prices.reduce((sum, price) => sum + price, 0)
  if (total === 0) return prices.map(() => 0)
  const exact = prices.map((price, index) => ({ index, units: price * discountCents }))
  const whole = exact.map(({ units }) => Math.floor(units / total))
  const left = discountCents - whole.reduce((sum, share) => sum + share, 0)
  const first = [...exact].sort((one, other) => (other.units % total) - (one.units % total) || one.index - other.index)
  const more = new Set(first.slice(0, left).map(({ index }) => index))
  return whole.map((share, index) => share + (more.has(index) ? 1 : 0))
}
