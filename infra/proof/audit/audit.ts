import type { Item } from '#functions/runtime/table'
import { parseAuditedRecords } from './books'
import { auditCodes } from './codes'
import { auditCounters } from './counts'
import { auditChanges } from './desk'
import type { Difference } from './difference'
import { auditLocations } from './house'
import { auditLoyalty } from './loyalty'
import { auditReports } from './numbers'
import { auditOrders } from './orders'
import { auditRecipes } from './recipes'
import { auditStock } from './stock'

const audits = [
  auditOrders,
  auditStock,
  auditLoyalty,
  auditCodes,
  auditCounters,
  auditRecipes,
  auditReports,
  auditChanges,
  auditLocations,
]

export type AuditResult = {
  readonly orders: number
  readonly records: number
  readonly differences: readonly Difference[]
}

/**
 * Recomputes from a table's records what follows from orders, ledgers and movements, and says what
 * differs.
 */
export function auditRecords(items: readonly Item[]): AuditResult {
  const { books, unreadable } = parseAuditedRecords(items)
  const differences = [...unreadable, ...audits.flatMap((each) => each(books))]
  return { orders: books.orders.length, records: items.length, differences }
}
