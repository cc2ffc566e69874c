import type { RecipeLine } from '#shared/inventory/recipes'
import { FIRST_VERSION, IngredientRecord, StockRecord, TallyRecord, inventoryKeys } from './records'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { getItems } from '../platform/table/table'
import type { Item } from '../platform/table/table'

// The table bounds an expression at four kilobytes, and an order may need every ingredient: hence
// names so short.
export const getLevelAlias = (id: number) => `i${id.toString(36)}`

export type IngredientAmounts = readonly RecipeLine[]

/**
 * Conditions that levels are enough for what is taken and for what has expired, which nobody sells.
 */
export const buildSufficientStock = (needs: IngredientAmounts, expired: ReadonlyMap<number, number>) => ({
  condition: needs
    .map(({ ingredientId: id }) => `#l.#${getLevelAlias(id)} >= :${expired.has(id) ? 'x' : ''}${getLevelAlias(id)}`)
    .join(' AND '),
  values: Object.fromEntries(
    needs.flatMap(({ ingredientId: id, hundredths }) => {
      const floor = expired.get(id)
      return floor === undefined ? [] : [[`:x${getLevelAlias(id)}`, hundredths + floor]]
    }),
  ),
})

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

/** From where on a location's stock is low, and what the morning's delivery fills it up to. */
export type StockLevels = Pick<Stock, 'location' | 'minimumHundredths' | 'parHundredths'>

/** An ingredient with its stock at each location that has one. */
export type ItemWithStocks<S extends StockLevels = StockLevels> = {
  readonly item: IngredientRecord
  readonly stocks: readonly S[]
}

/** How often an ingredient was changed at the desk. */
export const getItemVersion = ({ version = FIRST_VERSION }: IngredientRecord): number => version

/** An ingredient and its stocks as they are now, in one batch; throws `not-found`. */
export async function getItemWithStocks(id: number): Promise<ItemWithStocks<Stock>> {
  const codes = locations.map(({ code }) => code)
  const keys = codes.flatMap((code) => [inventoryKeys.stock(code, id), inventoryKeys.tally(code)])
  const items = await getItems([inventoryKeys.ingredient(id), ...keys])
  const found = ({ pk, sk }: { pk: string; sk: string }): Item | undefined =>
    items.find((item) => item['pk'] === pk && item['sk'] === sk)
  const item = found(inventoryKeys.ingredient(id))
  if (!item) throw new Problem('not-found', 'There is no such inventory item.')
  const stockOf = (code: LocationCode): Stock[] => {
    const [stock, tally] = [found(inventoryKeys.stock(code, id)), found(inventoryKeys.tally(code))]
    return stock ? [resolveStock(StockRecord.parse(stock), tally && TallyRecord.parse(tally))] : []
  }
  return { item: IngredientRecord.parse(item), stocks: codes.flatMap(stockOf) }
}
