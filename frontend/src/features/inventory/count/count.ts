import { hundredthsToDecimal, toHundredths, type Hundredths } from '#shared/inventory/stock'
import { sumPacks } from '#shared/inventory/packs'
import type { Pack } from '#shared/inventory/schemas'
import { toCents, type Cents } from '#shared/platform/money'
import { isBlank } from '#shared/platform/text'
import { readTypedAmount } from '#shared/platform/typed-amount'

/** A pack with its count as typed. */
type CountedPack = Pack & { readonly count: string }

/** The count of one ingredient. */
export type CountLine = {
  /** The quantity as typed. */
  readonly counted: string
  /** Counted packs, with what one held at the time of counting. */
  readonly packs?: readonly CountedPack[] | undefined
  /** The recorded stock at the time of counting, so that later sales are not a difference. */
  readonly expected: string
  /** The adjustment as it was sent, so that another attempt repeats it with the same key. */
  readonly sent?: { readonly key: string; readonly quantity: string } | undefined
  readonly failure?: string | undefined
  readonly isRecorded?: boolean | undefined
}

/** A count of all ingredients, by their ids. */
export type StockCount = Readonly<Record<string, CountLine>>

/** Parses a typed quantity to hundredths; undefined if it isn't a quantity. */
export function parseCountedHundredths(counted: string): Hundredths | undefined {
  const amount = readTypedAmount(counted)
  return amount === null ? undefined : toHundredths(amount)
}

/**
 * Returns a count as one figure: packs and what is loose. Undefined if nothing was counted, or if a
 * field can't be read.
 */
export function getCountedHundredths({ counted, packs = [] }: CountLine): Hundredths | undefined {
  const typed = [counted, ...packs.map(({ count }) => count)]
  if (typed.every(isBlank)) return undefined
  const [loose, ...counts] = typed.map((text) => (isBlank(text) ? 0 : parseCountedHundredths(text)))
  if (loose === undefined) return undefined
  let sum = loose
  for (const [index, pack] of packs.entries()) {
    const countHundredths = counts[index]
    if (countHundredths === undefined) return undefined
    sum += sumPacks([{ name: pack.name, hundredths: toHundredths(pack.quantity), countHundredths }], 0)
  }
  return sum
}

/** Formats the packs of a count for its movement: `2 × Case of 24`. */
export const formatCountedPacks = ({ packs = [] }: CountLine): string =>
  packs.flatMap(({ name, count }) => (isBlank(count) ? [] : [`${count.trim()} × ${name}`])).join(', ')

/** Returns counted minus expected, in hundredths; undefined if nothing was counted. */
export function getCountDifference(line: CountLine): Hundredths | undefined {
  const hundredths = getCountedHundredths(line)
  return hundredths === undefined ? undefined : hundredths - toHundredths(line.expected)
}

/** Returns what the difference is worth in cents; undefined for an ingredient without cost. */
export function getDifferenceCents(
  line: CountLine,
  { costPerUnit }: { readonly costPerUnit: string },
): Cents | undefined {
  const costCents = toCents(costPerUnit)
  const difference = getCountDifference(line)
  return difference === undefined || costCents === 0
    ? undefined
    : Math.sign(difference) * Math.round((Math.abs(difference) * costCents) / 100)
}

/** Whether an adjustment still has to be recorded. */
export const isAdjustmentDue = (line: CountLine): boolean => !line.isRecorded && (getCountDifference(line) ?? 0) !== 0

/** Returns the level to record: the current stock plus the counted difference. */
export function adjustedLevel(line: CountLine, currentStock: string): string {
  return hundredthsToDecimal(Math.max(0, toHundredths(currentStock) + (getCountDifference(line) ?? 0)))
}

type CountProgress = {
  readonly counted: number
  readonly due: number
  readonly asExpected: number
  readonly failed: number
  /** Lines with something that isn't a quantity. */
  readonly unread: number
}

/** Whether something was typed that isn't a quantity. */
const isUnread = (line: CountLine): boolean =>
  [line.counted, ...(line.packs ?? []).map(({ count }) => count)].some(
    (text) => !isBlank(text) && parseCountedHundredths(text) === undefined,
  )

export function getCountProgress(count: StockCount): CountProgress {
  const lines = Object.values(count).filter((line) => getCountDifference(line) !== undefined)
  return {
    counted: lines.length,
    due: lines.filter(isAdjustmentDue).length,
    asExpected: lines.filter((line) => getCountDifference(line) === 0).length,
    unread: Object.values(count).filter(isUnread).length,
    failed: lines.filter(({ failure, isRecorded }) => failure !== undefined && !isRecorded).length,
  }
}
