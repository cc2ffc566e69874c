import { setTimeout as sleep } from 'node:timers/promises'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from '#functions/runtime/table'
import type { Item } from '#functions/runtime/table'
import { auditRecords } from './audit'
import type { AuditResult } from './audit'
import { getDifferenceKey } from './difference'

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
