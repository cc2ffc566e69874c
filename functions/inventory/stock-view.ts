import type { IngredientRecord, StockRecord, TallyRecord } from './records'

/** A location's stock of an ingredient as it is: what is kept of it by itself, less what orders took. */
export type Stock = Omit<StockRecord, 'carriedHundredths' | 'orderChange'> & {
  /** The tally that its level is from. */
  readonly tallied: number
  /** What its record says, for who writes it. */
  readonly kept: Pick<StockRecord, 'hundredths' | 'usedHundredths'>
  /** What the tally says, which lacks what a function of the first release has taken since. */
  readonly talliedHundredths: number
}

/** A stock and what it is of. */
export type StockedItem = { readonly stock: Stock; readonly item: IngredientRecord }

/**
 * A stock off its record and its location's tally (decision 0035). Where the tally does not have the ingredient, the
 * record is a first release's and says all of it.
 */
export function stockOff(record: StockRecord, tally: TallyRecord | undefined): Stock {
  const { carriedHundredths, orderChange: _, ...stock } = record
  const { hundredths, usedHundredths } = record
  const tallied = tally?.levels.get(record.ingredientId) ?? hundredths
  const carried = carriedHundredths ?? hundredths
  return {
    ...stock,
    hundredths: tallied + hundredths - carried,
    usedHundredths: usedHundredths + carried - tallied,
    tallied: tally?.version ?? 0,
    kept: { hundredths, usedHundredths },
    talliedHundredths: tallied,
  }
}

/** A stock's record, given the stock as it was read and as it is to be; the tally then says its level. */
export function recordOf(before: Stock, after: Stock): StockRecord {
  const { tallied: _, kept, talliedHundredths: __, ...stock } = after
  const hundredths = kept.hundredths + after.hundredths - before.hundredths
  return {
    ...stock,
    hundredths,
    carriedHundredths: hundredths,
    usedHundredths: kept.usedHundredths + after.usedHundredths - before.usedHundredths,
  }
}
