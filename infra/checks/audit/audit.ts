import { table, tableName } from '#functions/platform/table/table'
import type { Item } from '#functions/platform/table/table'
import { parseAuditedRecords } from './audit-records'
import { auditCodes, auditOrders, auditRecipes } from './audit-orders'
import { auditCounters, auditLocations } from './audit-locations'
import { auditChanges } from './audit-changes'
import { getDifferenceKey } from './difference'
import type { Difference } from './difference'
import { auditLoyalty } from './audit-loyalty'
import { auditReports } from './audit-reports'
import { auditStock } from './audit-stock'
import { setTimeout as sleep } from 'node:timers/promises'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'

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

/** Every record of the table. It reads all of it: an operator's tool, not for a request. */
export async function scanTable(client = table, name = tableName()): Promise<Item[]> {
  const items: Item[] = []
  let start: Item | undefined
  do {
    const page = await client.send(new ScanCommand({ TableName: name, ConsistentRead: true, ExclusiveStartKey: start }))
    items.push(...(page.Items ?? []))
    start = page.LastEvaluatedKey
  } while (start)
  return items
}

type Reading = { readonly readings: number; readonly pauseMs: number; readonly name?: string }

/**
 * Audits the table as it is. What the reactions have not come to yet looks like a difference, and
 * so does what was written while the table was read: only what is still off by the same after
 * another reading counts.
 */
export async function auditTable({ readings, pauseMs, name = tableName() }: Reading): Promise<AuditResult> {
  let result = auditRecords(await scanTable(table, name))
  for (let reading = 1; reading < readings && result.differences.length > 0; reading += 1) {
    await sleep(pauseMs)
    const before = new Set(result.differences.map(getDifferenceKey))
    const next = auditRecords(await scanTable(table, name))
    result = { ...next, differences: next.differences.filter((each) => before.has(getDifferenceKey(each))) }
  }
  return result
}
