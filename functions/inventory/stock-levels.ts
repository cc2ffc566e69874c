import type { WithheldStock } from '#shared/inventory/lots'
import { isStockCounted } from '#shared/inventory/counted'
import { hundredthsToDecimal, type RecipeLine } from '#shared/inventory/stock'
import { FIRST_VERSION, IngredientRecord, StockRecord, TallyRecord, inventoryKeys } from './records'
import { isAnyLocationLive } from '#shared/locations/group-data'
import { getLocation, locations, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/platform/problem'
import { findTesterValues } from '../platform/change-log/tester-values'
import { parseItems } from '../platform/table/parse-items'
import { getItems, type Item } from '../platform/table/table'

// Short names, because DynamoDB limits an expression to 4 KB and an order may need every
// ingredient.
export const getLevelAlias = (id: number) => `i${id.toString(36)}`

export type IngredientAmounts = readonly RecipeLine[]

/** Builds the attribute names of levels. */
export const buildLevelNames = (levels: IngredientAmounts) => ({
  // DynamoDB rejects names that the expression does not use.
  ...(levels.length > 0 && { '#l': 'levels' }),
  ...Object.fromEntries(levels.map(({ ingredientId }) => [`#${getLevelAlias(ingredientId)}`, String(ingredientId)])),
})

/** Builds the attribute values of levels. */
export const buildLevelValues = (levels: IngredientAmounts) =>
  Object.fromEntries(levels.map(({ ingredientId, hundredths }) => [`:${getLevelAlias(ingredientId)}`, hundredths]))

/** Builds a condition that compares each level. */
export const compareLevels = (levels: IngredientAmounts, is: '=' | '>=' | '<' | '<=' | '>') =>
  levels.map(({ ingredientId: id }) => `#l.#${getLevelAlias(id)} ${is} :${getLevelAlias(id)}`).join(' AND ')

/** Builds the condition that levels cover the needs plus the stock that is not for sale. */
export const buildSufficientStock = (needs: IngredientAmounts, withheld: WithheldStock) => ({
  condition: needs
    .map(
      ({ ingredientId: id }) =>
        `#l.#${getLevelAlias(id)} >= :${withheld.get(id) === undefined ? '' : 'x'}${getLevelAlias(id)}`,
    )
    .join(' AND '),
  values: Object.fromEntries(
    needs.flatMap(({ ingredientId: id, hundredths }) => {
      const floor = withheld.get(id)
      return floor === undefined ? [] : [[`:x${getLevelAlias(id)}`, hundredths + floor]]
    }),
  ),
})

/** A location's stock of an ingredient: its record with the current level from the tally. */
export type Stock = StockRecord & {
  /** The version of the tally that the level comes from. */
  readonly tallied: number
  /** The figures of the stored record, which orders do not change. */
  readonly recorded: Pick<StockRecord, 'hundredths' | 'usedHundredths'>
}

/** A stock with its ingredient. */
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

/**
 * The level below which a stock is low, the level that the daily delivery fills it up to, and
 * whether it is counted.
 */
export type StockLevels = Pick<Stock, 'location' | 'minimumHundredths' | 'parHundredths' | 'isCounted'>

/** Returns the levels of a stock that its location's owner signs, in its unit. */
export const toSignedLevels = ({ minimumHundredths, parHundredths, ...stock }: StockLevels) => ({
  minimum: hundredthsToDecimal(minimumHundredths),
  par: parHundredths === null ? null : hundredthsToDecimal(parHundredths),
  isCounted: isStockCounted(stock),
})

/** Returns which values of an ingredient were changed while each location was a test site. */
export const findItemChanges = (before: IngredientRecord | undefined, after: IngredientRecord, at: string) =>
  findTesterValues(before, after, { isTestSite: !isAnyLocationLive(), at })

type MarkedLevels = StockLevels & Pick<StockRecord, 'changedAtTestSite'>

/** Returns which levels of a stock were changed while its location was a test site. */
export function findLevelChanges(before: MarkedLevels | undefined, after: StockLevels, at: string) {
  const isTestSite = getPolicy(getLocation(after.location)).signIn === 'development'
  const marked = before && { ...toSignedLevels(before), changedAtTestSite: before.changedAtTestSite }
  return findTesterValues(marked, toSignedLevels(after), { isTestSite, at })
}

/** An ingredient with its stock at each location that has one. */
export type ItemWithStocks<S extends StockLevels = StockLevels> = {
  readonly item: IngredientRecord
  readonly stocks: readonly S[]
}

/** Returns the version of an ingredient for optimistic edits. */
export const getItemVersion = ({ version = FIRST_VERSION }: IngredientRecord): number => version

/** Returns an ingredient with all its current stocks. @throws Problem `not-found` */
export async function getItemWithStocks(id: number): Promise<ItemWithStocks<Stock>> {
  const codes = locations.map(({ code }) => code)
  const keys = codes.flatMap((code) => [inventoryKeys.stock(code, id), inventoryKeys.tally(code)])
  const items = await getItems([inventoryKeys.ingredient(id), ...keys])
  const findItem = ({ pk, sk }: { pk: string; sk: string }): Item | undefined =>
    items.find((item) => item['pk'] === pk && item['sk'] === sk)
  const item = findItem(inventoryKeys.ingredient(id))
  if (!item) throw new Problem('not-found', 'There is no such inventory item.')
  const stockOf = (code: LocationCode): Stock[] => {
    const [stock, tally] = [findItem(inventoryKeys.stock(code, id)), findItem(inventoryKeys.tally(code))]
    return parseItems(StockRecord, stock ? [stock] : []).map((record) =>
      resolveStock(record, tally && TallyRecord.parse(tally)),
    )
  }
  return { item: IngredientRecord.parse(item), stocks: codes.flatMap(stockOf) }
}
