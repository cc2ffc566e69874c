import type { IngredientRecord, StockRecord, TallyRecord } from './records'

/**
 * A location's stock of an ingredient: its record, at the level that the location's tally gives it.
 */
export type Stock = StockRecord & {
  /** The version of the tally that the level is from. */
  readonly tallied: number
  /** The record's own figures, which orders do not change. */
  readonly recorded: Pick<StockRecord, 'hundredths' | 'usedHundredths'>
}

/** A stock and the ingredient that it is of. */
export type StockedItem = { readonly stock: Stock; readonly item: IngredientRecord }

/**
 * Returns a stock at its current level: orders take from the tally, movements by hand change both
 * (decision 0035).
 */
export function resolveStock(record: StockRecord, tally: TallyRecord | undefined): Stock {
  const { hundredths, usedHundredths } = record
  const level = tally?.levels.get(record.ingredientId) ?? hundredths
  return {
    ...record,
    hundredths: level,
    usedHundredths: usedHundredths + hundredths - level,
    tallied: tally?.version ?? 0,
    recorded: { hundredths, usedHundredths },
  }
}

/** Returns the record to write for a stock that was read as `before` and is to become `after`. */
export function toStockRecord(before: Stock, after: Stock): StockRecord {
  const { tallied: _, recorded, ...stock } = after
  return {
    ...stock,
    hundredths: recorded.hundredths + after.hundredths - before.hundredths,
    usedHundredths: recorded.usedHundredths + after.usedHundredths - before.usedHundredths,
  }
}
