import { formatAmountWithUnit } from '#base/format'
import type { StockRow } from './stock-rows'

/** What to order from one supplier. */
export type SupplierOrder = { readonly supplier: string; readonly rows: readonly StockRow[] }

const NO_SUPPLIER = 'No supplier named'

/** What needs ordering, by supplier; what has none named comes last. */
export function groupBySupplier(rows: readonly StockRow[]): SupplierOrder[] {
  const groups = new Map<string, StockRow[]>()
  for (const row of rows.filter(({ suggested }) => suggested > 0)) {
    const supplier = row.stock.item.supplier ?? NO_SUPPLIER
    groups.set(supplier, [...(groups.get(supplier) ?? []), row])
  }
  return [...groups]
    .map(([supplier, some]) => ({ supplier, rows: some }))
    .sort(
      (one, other) =>
        Number(one.supplier === NO_SUPPLIER) - Number(other.supplier === NO_SUPPLIER) ||
        one.supplier.localeCompare(other.supplier),
    )
}

/** How much of a row is ordered: what somebody typed, otherwise what is suggested. */
export type OrderQuantities = ReadonlyMap<number, string>
export const getOrderQuantity = (row: StockRow, typed: OrderQuantities): number => {
  const quantity = Number(typed.get(row.stock.id) ?? row.suggested)
  return Number.isFinite(quantity) && quantity > 0 ? quantity : 0
}

/** The list as a message to send: a paragraph a supplier, a line an item. */
export const formatSupplierOrders = (
  orders: readonly SupplierOrder[],
  typed: OrderQuantities,
  place: string,
  date: string,
): string =>
  [
    `Order for ${place}, ${date}`,
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
