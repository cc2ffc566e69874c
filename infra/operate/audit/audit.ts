import { table, tableName, type Item } from '#functions/platform/table/table'
import { parseAuditedRecords } from './audit-records'
import { auditGiftCards } from './audit-gift-cards'
import { auditCodes } from './audit-codes'
import { auditOrders, auditRecipes } from './audit-orders'
import { auditCounters, auditLocations } from './audit-locations'
import { auditChanges } from './audit-changes'
import { getDifferenceKey, type Difference } from './difference'
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
  auditGiftCards,
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

/** Recomputes what follows from orders, ledgers and movements, and lists the differences. */
export function auditRecords(items: readonly Item[]): AuditResult {
  const { books, unreadable, damaged } = parseAuditedRecords(items)
  const differences = [...unreadable, ...damaged, ...audits.flatMap((each) => each(books))]
  return { orders: books.orders.length, records: items.length, differences }
}

/** Reads the whole table. For operators' tools, not for requests. */
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
 * Audits the current table. Pending reactions and writes during the reading look like differences,
 * so only those that are the same in another reading count.
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
