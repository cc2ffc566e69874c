import { hundredthsToDecimal, toHundredths } from '#shared/inventory/stock'
import type { Hundredths } from '#shared/inventory/stock'

/** What was counted of an item, and what of it is recorded. */
export type CountLine = {
  readonly counted: string
  /** What the books said at that moment: what is sold afterwards is not a difference. */
  readonly expected: string
  /** The adjustment as it was sent: another attempt sends the same under the same key. */
  readonly sent?: { readonly key: string; readonly quantity: string } | undefined
  readonly failure?: string | undefined
  readonly isRecorded?: boolean | undefined
}

/** A walk along the shelves, by item. */
export type StockCount = Readonly<Record<string, CountLine>>

/** What was typed in hundredths; undefined where it is no quantity. */
export function parseCountedHundredths(counted: string): Hundredths | undefined {
  return /^\d{1,7}(\.\d{1,2})?$/.test(counted.trim()) ? toHundredths(counted) : undefined
}

/**
 * How much more there is than the books say, in hundredths; undefined where nothing was counted.
 */
export function getCountDifference({ counted, expected }: CountLine): Hundredths | undefined {
  const hundredths = parseCountedHundredths(counted)
  return hundredths === undefined ? undefined : hundredths - toHundredths(expected)
}

/** Whether an adjustment is due. */
export const isAdjustmentDue = (line: CountLine): boolean => !line.isRecorded && (getCountDifference(line) ?? 0) !== 0

/** The level to record: the difference that was found, on what the books say by now. */
export function adjustedLevel(line: CountLine, currentStock: string): string {
  return hundredthsToDecimal(Math.max(0, toHundredths(currentStock) + (getCountDifference(line) ?? 0)))
}

export type CountProgress = {
  readonly counted: number
  readonly due: number
  readonly asExpected: number
  readonly failed: number
}

export function getCountProgress(count: StockCount): CountProgress {
  const lines = Object.values(count).filter((line) => getCountDifference(line) !== undefined)
  return {
    counted: lines.length,
    due: lines.filter(isAdjustmentDue).length,
    asExpected: lines.filter((line) => getCountDifference(line) === 0).length,
    failed: lines.filter(({ failure, isRecorded }) => failure !== undefined && !isRecorded).length,
  }
}
