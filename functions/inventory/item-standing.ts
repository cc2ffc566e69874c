import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { getItems } from '../runtime/table'
import type { Item } from '../runtime/table'
import { FIRST_VERSION, IngredientRecord, inventoryKeys, StockRecord, TallyRecord } from './records'
import { resolveStock } from './stock-view'
import type { Stock } from './stock-view'

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
