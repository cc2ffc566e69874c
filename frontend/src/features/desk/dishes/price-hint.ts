import { formatCents } from '#shared/platform/money'
import { parseTypedCents } from '#shared/platform/typed-amount'

/** A new price this many times higher or lower than before is probably a slip of the finger. */
const UNUSUAL_FACTOR = 3

/** Returns the hint of the price field, which asks about a price that is far from the old one. */
export function getPriceHint(before: string, typed: string): string {
  const [was, is] = [parseTypedCents(before), parseTypedCents(typed)]
  const isUnusual = was && is && (is >= was * UNUSUAL_FACTOR || is * UNUSUAL_FACTOR <= was)
  return isUnusual
    ? `It was ${formatCents(was)}. Is ${formatCents(is)} right?`
    : '0.00 is market price: ordered by phone'
}
