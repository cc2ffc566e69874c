import * as z from 'zod/mini'
import type { ActivityEntry } from '../platform/contract'
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

/** An ingredient in the change log, as far as its cost is concerned. */
const LoggedCost = z.object({ name: z.string(), unit: z.string(), costPerUnit: z.string() })

type LoggedChange = Pick<ActivityEntry, 'subjectId' | 'at' | 'before' | 'after'>

/**
 * Returns the ingredients whose cost rose since a time, by any purchase or by hand.
 * `changes` are the change log's entries of ingredients, newest first. Of several changes of
 * an ingredient, what came of them counts.
 */
export function listPriceRises(
  changes: readonly LoggedChange[],
  since: string,
): readonly { readonly itemId: string; readonly text: string }[] {
  const recent = changes.filter(({ at }) => at >= since)
  return [...new Set(recent.map(({ subjectId }) => subjectId))].flatMap((itemId) => {
    const ofItem = recent.filter(({ subjectId }) => subjectId === itemId)
    const before = z.safeParse(LoggedCost, ofItem.at(-1)?.before)
    const after = z.safeParse(LoggedCost, ofItem[0]?.after)
    if (!before.success || !after.success) return []
    const { name, unit, costPerUnit } = after.data
    const text = describePriceRise({ name, unit, before: before.data.costPerUnit, after: costPerUnit })
    return text ? [{ itemId, text }] : []
  })
}
