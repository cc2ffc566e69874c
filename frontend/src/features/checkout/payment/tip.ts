import { type Cents, type OrderTotals } from '#shared/platform/money'
import { parseTypedCents } from '#shared/platform/typed-amount'
import { calculateTip, getMaxTip } from '#shared/payments/online-payments'

/** The guest's choice: a percentage such as `18`, an own amount, or no tip. */
export type TipChoice = 'none' | 'other' | `${number}`

/** Returns a stored choice of the guest; `none` for anything else. */
export function parseTipChoice(value: unknown): TipChoice {
  if (value === 'other') return 'other'
  const percent = typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : 0
  return percent > 0 ? `${percent}` : 'none'
}

/** The fields of the form that determine the tip. */
export type TipFields = { readonly payment: string; readonly tipChoice: TipChoice; readonly tipAmount: string }

/** Returns the error of a typed tip; undefined if it is valid. */
export function validateTipAmount(typed: string, subtotalCents: Cents): string | undefined {
  const cents = parseTypedCents(typed)
  if (cents === null) return 'Please enter an amount such as 5.00'
  return cents > getMaxTip(subtotalCents) ? 'At most the price of the dishes, and at most $200.00' : undefined
}

/** Returns the tip of the form in cents: 0 unless the guest pays online. */
export function getTipCents({ payment, tipChoice, tipAmount }: TipFields, subtotalCents: Cents): Cents {
  if (payment !== 'online' || tipChoice === 'none') return 0
  if (tipChoice !== 'other') return Math.min(calculateTip(subtotalCents, Number(tipChoice)), getMaxTip(subtotalCents))
  return validateTipAmount(tipAmount, subtotalCents) === undefined ? (parseTypedCents(tipAmount) ?? 0) : 0
}

/** Adds a tip to totals without one. */
export const addTip = (totals: OrderTotals, tipCents: Cents): OrderTotals => ({
  ...totals,
  tipCents,
  totalCents: totals.totalCents + tipCents,
})

/** Removes the tip from totals. */
export const removeTip = (totals: OrderTotals): OrderTotals => ({
  ...totals,
  tipCents: 0,
  totalCents: totals.totalCents - totals.tipCents,
})
