import { percentageOfCents, type Cents } from '../platform/money'

/** A daily special with what price and points depend on. */
export type PricedSpecial = {
  readonly menuItemId: number
  readonly discountPercent: number
  /** What the dish costs instead of a percentage off. */
  readonly priceCents?: Cents | undefined
  readonly loyaltyMultiplier: number
}

type SpecialTerms = Pick<PricedSpecial, 'discountPercent' | 'priceCents'>

/**
 * Applies a special to a price: its own price where that is lower, otherwise its discount, rounded
 * half up.
 */
export function applySpecial(priceCents: Cents, special: SpecialTerms | undefined): Cents {
  if (!special) return priceCents
  if (special.priceCents !== undefined) return Math.min(priceCents, special.priceCents)
  return priceCents - percentageOfCents(priceCents, special.discountPercent * 100)
}

/** Returns how much a special takes off a price, in whole percent, rounded down. */
export const getPercentOff = (priceCents: Cents, special: SpecialTerms): number =>
  special.priceCents === undefined || priceCents === 0
    ? special.discountPercent
    : Math.floor(((priceCents - applySpecial(priceCents, special)) * 100) / priceCents)

/** Whether a special's own price is not below the usual one, so that guests pay the usual price. */
export const isPriceWithoutEffect = (usualCents: Cents, { priceCents }: Pick<SpecialTerms, 'priceCents'>): boolean =>
  priceCents !== undefined && priceCents >= usualCents

/** Whether a special takes more than half off a price, which may be a slip of the pen. */
export const isFarBelowUsual = (priceCents: Cents, special: SpecialTerms): boolean =>
  applySpecial(priceCents, special) * 2 < priceCents
