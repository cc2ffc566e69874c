/**
 * An amount or a quantity as people type it: at most seven digits, hundredths at the finest
 * (docs/product/stock.md#quantities).
 */
export const AMOUNT_PATTERN = /^\s*\d{1,7}(\.\d{1,2})?\s*$/

/** The same, of what is added or, below nothing, taken away. */
export const SIGNED_AMOUNT_PATTERN = /^\s*-?\d{1,7}(\.\d{1,2})?\s*$/

/** What is said of a text that is none, by the server and by a form. */
export const INVALID_AMOUNT_MESSAGE = 'Must be an amount such as 12.50'

/**
 * Money is integer cents inside and a decimal string with two places on the wire (decision 0006).
 */
export type Cents = number

/** Tax on the subtotal after discount: 7% (docs/product/checkout.md#money). */
export const TAX_BASIS_POINTS = 700

/**
 * Cents of a decimal text or number such as `'6.25'`; throws a RangeError on anything that is not
 * whole cents.
 */
export function toCents(amount: string | number): Cents {
  const text = typeof amount === 'number' ? String(amount) : amount.trim()
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text)
  if (!parts) throw new RangeError(`not an amount of money: ${text}`)
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

/** The decimal text of cents, always with two places: `1495` gives `'14.95'`. */
export function centsToDecimal(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Cents for people: `149500` gives `'$1,495.00'`. */
export function formatCents(cents: Cents): string {
  const amount = centsToDecimal(Math.abs(cents)).replace(/\B(?=(\d{3})+\.)/g, ',')
  return cents < 0 ? `-$${amount}` : `$${amount}`
}

/**
 * An amount of the wire for people: `'1495.00'` gives `'$1,495.00'`; a corrected one may be below
 * nothing.
 */
export const formatDecimal = (amount: string): string =>
  amount.startsWith('-') ? `-${formatDecimal(amount.slice(1))}` : formatCents(toCents(amount))

/** A share of an amount in basis points, rounded half up on the cent. */
export const percentageOfCents = (cents: Cents, basisPoints: number): Cents =>
  Math.floor((cents * basisPoints + 5_000) / 10_000)

/** The tax on an amount (docs/product/checkout.md#money). */
export const calculateTax = (cents: Cents): Cents => percentageOfCents(cents, TAX_BASIS_POINTS)

export type OrderTotals = {
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  readonly taxCents: Cents
  readonly deliveryFeeCents: Cents
  readonly totalCents: Cents
}

/**
 * The totals of an order: tax is on what the discount leaves; total = subtotal - discount + tax +
 * fee.
 */
export function calculateTotals({
  subtotalCents,
  discountCents = 0,
  deliveryFeeCents = 0,
}: {
  subtotalCents: Cents
  discountCents?: Cents
  deliveryFeeCents?: Cents
}): OrderTotals {
  const discount = Math.min(discountCents, subtotalCents)
  const taxCents = calculateTax(subtotalCents - discount)
  return {
    subtotalCents,
    discountCents: discount,
    taxCents,
    deliveryFeeCents,
    totalCents: subtotalCents - discount + taxCents + deliveryFeeCents,
  }
}
