import type { Item } from '#functions/runtime/table'
import { booksOf } from './books'
import { auditCodes } from './codes'
import { auditCounts } from './counts'
import { auditDesk } from './desk'
import type { Difference } from './difference'
import { auditHouse } from './house'
import { auditLoyalty } from './loyalty'
import { auditNumbers } from './numbers'
import { auditOrders } from './orders'
import { auditRecipes } from './recipes'
import { auditStock } from './stock'

const audits = [
  auditOrders,
  auditStock,
  auditLoyalty,
  auditCodes,
  auditCounts,
  auditRecipes,
  auditNumbers,
  auditDesk,
  auditHouse,
]

export type Audit = { readonly orders: number; readonly records: number; readonly differences: readonly Difference[] }

/**
 * Recomputes from a table's records what follows from orders, ledgers and movements, and says what
 * differs.
 */
export function audit(items: readonly Item[]): Audit {
  const { books, unreadable } = booksOf(items)
  const differences = [...unreadable, ...audits.flatMap((each) => each(books))]
  return { orders: books.orders.length, records: items.length, differences }
}
