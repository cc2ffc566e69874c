import type { StockColumn } from '../stock-list'

type Column = {
  readonly id: StockColumn
  readonly label: string
  readonly isNumber: boolean
  /** Only where there is room; a tablet on end says it beneath another. */
  readonly isWide?: boolean
}

/** The columns of the stock list, as they stand. */
export const stockTableColumns: readonly Column[] = [
  { id: 'item', label: 'Item', isNumber: false },
  { id: 'category', label: 'Category', isNumber: false, isWide: true },
  { id: 'current', label: 'In stock', isNumber: true },
  { id: 'minimum', label: 'Minimum', isNumber: true, isWide: true },
  { id: 'daysLeft', label: 'Days left', isNumber: true },
  { id: 'value', label: 'Value', isNumber: true },
  { id: 'status', label: 'Status', isNumber: false },
]
