import { parseTestPortions } from '#functions/inventory/stock-tally'
import { listSaleMovements, type AnyMovement } from '#functions/inventory/movements/plan-movement'
import { IngredientRecord, StockRecord, TallyRecord, parsePlannedStock } from '#functions/inventory/records'
import { MovementRecord, SaleRecord } from '#functions/inventory/movements/records'
import type { LocationCode } from '#shared/locations/index'
import { formatRecordKey, type RecordKinds } from './record-key'

/** Ingredients and portions. */
export type StockBooks = {
  readonly stocks: StockRecord[]
  readonly tallies: Map<LocationCode, TallyRecord>
  readonly movements: AnyMovement[]
  readonly ingredients: IngredientRecord[]
  /** Hundredths by record key and ingredient. */
  readonly planned: Map<string, number>
  readonly categoryCounts: Map<string, number>
}

export const emptyStockBooks = (): StockBooks => ({
  stocks: [],
  tallies: new Map(),
  movements: [],
  ingredients: [],
  planned: new Map(),
  categoryCounts: new Map(),
})

export const stockKinds: RecordKinds<StockBooks> = {
  Stock: (books, item) => books.stocks.push(StockRecord.parse(item)),
  Movement: (books, item) => books.movements.push(MovementRecord.parse(item)),
  Sale: (books, item) => books.movements.push(...listSaleMovements(SaleRecord.parse(item))),
  Tally: ({ tallies, categoryCounts }, item) => {
    const tally = TallyRecord.parse(item)
    tallies.set(tally.location, tally)
    for (const [category, more] of [...tally.portions, ...parseTestPortions(item)])
      categoryCounts.set(String(category), (categoryCounts.get(String(category)) ?? 0) + more)
  },
  Ingredient: (books, item) => books.ingredients.push(IngredientRecord.parse(item)),
  PlannedStock: (books, item) => {
    for (const { ingredientId, hundredths } of parsePlannedStock(item).amounts)
      books.planned.set(`${formatRecordKey(item)}/${ingredientId}`, hundredths)
  },
}
