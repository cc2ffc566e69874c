import type { Stock } from '#shared/inventory/contract'
import { getStockStatus, stockStatuses, toHundredths, type StockStatus } from '#shared/inventory/stock'
import { suggestReorder } from '#shared/inventory/stock-usage'

/** A row of the stock list: a stock record with values derived from it. */
export type StockRow = {
  readonly stock: Stock
  readonly status: StockStatus
  readonly value: number
  readonly dailyUse: number
  readonly daysLeft: number | null
  /** Whole units to order, 0 where none are needed. */
  readonly suggested: number
  /** Whole units up to the par level, 0 without one. */
  readonly toPar: number
}

export type StockColumn = 'item' | 'category' | 'current' | 'minimum' | 'daysLeft' | 'value' | 'status'
export type StockSorting = { readonly by: StockColumn; readonly isDescending: boolean }

/** Builds the rows of the stock list. `use` is the average daily use in hundredths by item id. */
export const buildStockRows = (stocks: readonly Stock[], use: ReadonlyMap<number, number>): StockRow[] =>
  stocks.map((stock) => {
    const level = { hundredths: toHundredths(stock.currentStock), minimumHundredths: toHundredths(stock.minimumStock) }
    const parHundredths = stock.parStock === null ? null : toHundredths(stock.parStock)
    const dailyUse = use.get(stock.item.id) ?? 0
    // The books of what isn't counted say nothing about the shelf.
    const { daysLeft, suggestedHundredths } = stock.isCounted
      ? suggestReorder({ ...level, parHundredths }, dailyUse)
      : { daysLeft: null, suggestedHundredths: 0 }
    return {
      stock,
      status: getStockStatus({ ...level, isCounted: stock.isCounted }),
      value: Number(stock.currentStock) * Number(stock.item.costPerUnit),
      dailyUse: dailyUse / 100,
      daysLeft,
      suggested: suggestedHundredths / 100,
      toPar:
        parHundredths === null || !stock.isCounted
          ? 0
          : Math.max(0, Math.ceil((parHundredths - level.hundredths) / 100)),
    }
  })

const sortKeys: Readonly<Record<StockColumn, (row: StockRow) => string | number>> = {
  item: ({ stock }) => stock.item.name.toLowerCase(),
  category: ({ stock }) => stock.item.category,
  current: ({ stock }) => Number(stock.currentStock),
  minimum: ({ stock }) => Number(stock.minimumStock),
  // Stock that isn't used lasts forever.
  daysLeft: ({ daysLeft }) => daysLeft ?? Number.MAX_VALUE,
  value: ({ value }) => value,
  status: ({ status }) => stockStatuses.indexOf(status),
}

const compare = (one: string | number, other: string | number): number => (one < other ? -1 : one > other ? 1 : 0)

/** Sorts rows by a column. Equal rows are sorted by name, always ascending. */
export const sortStockRows = (rows: readonly StockRow[], { by, isDescending }: StockSorting): StockRow[] =>
  [...rows].sort(
    (one, other) =>
      compare(sortKeys[by](one), sortKeys[by](other)) * (isDescending ? -1 : 1) ||
      compare(sortKeys.item(one), sortKeys.item(other)),
  )

/** Whether each of the typed words occurs in one of the texts. */
export function matchesAllWords(typed: string, ...texts: readonly (string | undefined)[]): boolean {
  const text = texts.join(' ').toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Searches rows by name, SKU, supplier and description, optionally within a category. */
export const searchStockRows = (rows: readonly StockRow[], { typed, category }: { typed: string; category: string }) =>
  rows.filter(
    ({ stock: { item } }) =>
      (category === '' || item.category === category) &&
      matchesAllWords(typed, item.name, item.sku, item.supplier, item.description),
  )
