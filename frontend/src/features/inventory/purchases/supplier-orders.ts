import type { Purchase } from '#shared/purchases/contract'
import { isMadeHere } from '#shared/inventory/prep'
import { findAmountError, readTypedAmount } from '#shared/platform/typed-amount'
import { formatBooked } from '../format'
import type { StockRow } from '../stock/stock-rows'

/** The rows to order from one supplier. */
export type SupplierOrder = { readonly supplier: string; readonly rows: readonly StockRow[] }

/** The heading of the items without a supplier. */
export const NO_SUPPLIER = 'No supplier'

/**
 * Groups the rows to order by supplier, without what is made here. Rows without a supplier come
 * last.
 */
export function groupBySupplier(rows: readonly StockRow[]): SupplierOrder[] {
  const groups = new Map<string, StockRow[]>()
  for (const row of rows.filter(({ suggested, stock }) => suggested > 0 && !isMadeHere(stock.item))) {
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

/** Returns the names of what is made here instead of being ordered. */
export const listToMake = (rows: readonly StockRow[]): readonly string[] =>
  rows.flatMap(({ suggested, stock: { item } }) => (suggested > 0 && isMadeHere(item) ? [item.name] : []))

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

/** Returns the names of what needs ordering and is on order in full. */
export const listOnOrder = (rows: readonly StockRow[], purchases: readonly OpenOrder[]): readonly string[] =>
  withoutOrdered(rows, purchases).flatMap(({ suggested, stock }, index) =>
    suggested === 0 && (rows[index]?.suggested ?? 0) > 0 ? [stock.item.name] : [],
  )

/** The typed quantities by item id. */
export type OrderQuantities = ReadonlyMap<number, string>

/** Returns the pack that an item is ordered in: its first; undefined if it is ordered by unit. */
const getOrderPack = ({ stock }: StockRow) => stock.item.packs?.[0]

/** What the quantity to order counts: packs, or else units. */
export const getOrderUnit = (row: StockRow): string => getOrderPack(row)?.name ?? row.stock.item.unit

/** Returns how many packs or units are suggested: whole packs, as suppliers sell them. */
export function getSuggestedCount(row: StockRow): number {
  const pack = getOrderPack(row)
  return pack ? Math.ceil(row.suggested / Number(pack.quantity)) : row.suggested
}

/** Returns how many packs or units to order: as typed, otherwise as suggested. */
function getOrderCount(row: StockRow, typed: OrderQuantities): number {
  const text = typed.get(row.stock.id)
  return text === undefined ? getSuggestedCount(row) : Number(readTypedAmount(text) ?? 0)
}

/** Returns the quantity to order in the item's unit. */
export const getOrderQuantity = (row: StockRow, typed: OrderQuantities): number =>
  Math.round(getOrderCount(row, typed) * Number(getOrderPack(row)?.quantity ?? 1) * 100) / 100

/** Returns an item's line of a purchase order. */
export function toOrderLine(row: StockRow, typed: OrderQuantities) {
  const pack = getOrderPack(row)
  const count = getOrderCount(row, typed).toFixed(2)
  const { id: itemId } = row.stock.item
  return pack ? { itemId, quantity: '0', packs: [{ name: pack.name, count }] } : { itemId, quantity: count }
}

/** Formats what is ordered of an item: `2 × Case of 24 (48 pieces) Cola`. */
export function formatOrderLine(row: StockRow, typed: OrderQuantities): string {
  const pack = getOrderPack(row)
  const packs = pack && [{ ...pack, count: getOrderCount(row, typed).toFixed(2) }]
  const { name, unit } = row.stock.item
  return `${formatBooked({ quantity: getOrderQuantity(row, typed).toFixed(2), packs, unit })} ${name}`
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
          return `- ${formatOrderLine(row, typed)}${item.sku ? ` (${item.sku})` : ''}`
        })
      return lines.length > 0 ? [[supplier, ...lines].join('\n')] : []
    }),
  ].join('\n\n')
