import { formatAmountWithUnit } from '#base/format'
import type { Purchase } from '#shared/purchases/contract'
import { findAmountError, readTypedAmount } from '#shared/platform/typed-amount'
import type { StockRow } from '../stock/stock-rows'

/** The rows to order from one supplier. */
export type SupplierOrder = { readonly supplier: string; readonly rows: readonly StockRow[] }

/** The heading of the items without a supplier. */
export const NO_SUPPLIER = 'No supplier'

/** Groups the rows to order by supplier; rows without a supplier come last. */
export function groupBySupplier(rows: readonly StockRow[]): SupplierOrder[] {
  const groups = new Map<string, StockRow[]>()
  for (const row of rows.filter(({ suggested }) => suggested > 0)) {
    const supplier = row.stock.item.supplier ?? NO_SUPPLIER
    groups.set(supplier, [...(groups.get(supplier) ?? []), row])
  }
  return [...groups]
    .map(([supplier, group]) => ({ supplier, rows: group }))
    .sort(
      (one, other) =>
        Number(one.supplier === NO_SUPPLIER) - Number(other.supplier === NO_SUPPLIER) ||
        one.supplier.localeCompare(other.supplier),
    )
}

type OpenOrder = Pick<Purchase, 'state' | 'lines'>

/** Returns the rows with less to order by what open purchase orders bring. */
export const withoutOrdered = (rows: readonly StockRow[], purchases: readonly OpenOrder[]): StockRow[] =>
  rows.map((row) => {
    const ordered = purchases
      .filter(({ state }) => state === 'open')
      .flatMap(({ lines }) => lines.filter(({ itemId }) => itemId === row.stock.item.id))
      .reduce((sum, { quantity }) => sum + Number(quantity), 0)
    return { ...row, suggested: Math.max(0, row.suggested - ordered) }
  })

/** The typed quantities by item id. */
export type OrderQuantities = ReadonlyMap<number, string>

/** Returns the quantity to order: the typed one, otherwise the suggested one. */
export const getOrderQuantity = (row: StockRow, typed: OrderQuantities): number => {
  const text = typed.get(row.stock.id)
  return text === undefined ? row.suggested : Number(readTypedAmount(text) ?? 0)
}

/** Returns what is wrong with a row's typed quantity; undefined if it can be read or is empty. */
export function findQuantityError(row: StockRow, typed: OrderQuantities): string | undefined {
  const text = typed.get(row.stock.id)
  return text === undefined || text.trim() === '' ? undefined : findAmountError(text)
}

/** Whether every quantity of an order can be read. Otherwise an item would be missing. */
export const areQuantitiesReadable = ({ rows }: SupplierOrder, typed: OrderQuantities): boolean =>
  rows.every((row) => findQuantityError(row, typed) === undefined)

/** Formats the orders as a message, with a paragraph for each supplier and a line for each item. */
export const formatSupplierOrders = (
  orders: readonly SupplierOrder[],
  typed: OrderQuantities,
  locationName: string,
  date: string,
): string =>
  [
    `Order for ${locationName}, ${date}`,
    ...orders.flatMap(({ supplier, rows }) => {
      const lines = rows
        .filter((row) => getOrderQuantity(row, typed) > 0)
        .map((row) => {
          const { item } = row.stock
          return `- ${formatAmountWithUnit(getOrderQuantity(row, typed), item.unit)} ${item.name}${item.sku ? ` (${item.sku})` : ''}`
        })
      return lines.length > 0 ? [[supplier, ...lines].join('\n')] : []
    }),
  ].join('\n\n')
