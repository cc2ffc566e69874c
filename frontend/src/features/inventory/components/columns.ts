import type { StockColumn } from '../stock-list'

type Column = { readonly id: StockColumn; readonly label: string; readonly isNumber: boolean }

/** The columns of the stock list, as they stand. */
export const columns: readonly Column[] = [
  { id: 'item', label: 'Item', isNumber: false },
  { id: 'category', label: 'Category', isNumber: false },
  { id: 'current', label: 'In stock', isNumber: true },
  { id: 'minimum', label: 'Minimum', isNumber: true },
  { id: 'daysLeft', label: 'Days left', isNumber: true },
  { id: 'value', label: 'Value', isNumber: true },
  { id: 'status', label: 'Status', isNumber: false },
]
