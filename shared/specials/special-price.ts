import { percentageOfCents, type Cents } from '../platform/money'

/** A daily special with what price and points depend on. */
export type PricedSpecial = {
  readonly menuItemId: number
  readonly discountPercent: number
  readonly loyaltyMultiplier: number
}

/** Applies a special's discount to a price, rounded half up. */
export const applySpecial = (priceCents: Cents, special: Pick<PricedSpecial, 'discountPercent'> | undefined): Cents =>
  special ? priceCents - percentageOfCents(priceCents, special.discountPercent * 100) : priceCents
