import { formatCents, toCents } from '../platform/money'
import { formatUnitCost } from './stock'

/** A price that rose by more than this many percent is named. */
const NAMED_RISE_PERCENT = 10
const PERCENT = 100

type PriceChange = {
  readonly name: string
  readonly unit: string
  /** Decimal prices per unit. */
  readonly before: string
  readonly after: string
}

/** Returns a rise that is to be named, such as `Shrimp rose 20%: $8.00 to $9.60 per lb`. */
export function describePriceRise({ name, unit, before, after }: PriceChange): string | undefined {
  const [beforeCents, afterCents] = [toCents(before), toCents(after)]
  if (beforeCents === 0 || afterCents * PERCENT <= beforeCents * (PERCENT + NAMED_RISE_PERCENT)) return undefined
  const percent = Math.round(((afterCents - beforeCents) * PERCENT) / beforeCents)
  return `${name} rose ${percent}%: ${formatCents(beforeCents)} to ${formatUnitCost({ costPerUnit: after, unit })}`
}
