import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { table, tableName } from '#functions/runtime/table'
import type { Item } from '#functions/runtime/table'
import { startEmptyTable } from './seeded-table'
import { beginAnew } from './uncounted-menus'

const folder = join(process.cwd(), 'infra/testkit/first-release')

function linesOf<T>(file: string): T[] {
  const text = gunzipSync(readFileSync(join(folder, file))).toString()
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const value: T = JSON.parse(line)
      return value
    })
}

/** The table of the first release after a day of business: every kind of order, stock, loyalty, training and codes. */
export const firstReleaseTable = () => linesOf<Item>('table.jsonl.gz')

/** Changes of that day as its stream told them, some of each kind. */
export const firstReleaseChanges = () => linesOf<DynamoDBRecord>('changes.jsonl.gz')

/** Writes records into the table that the environment names, as they are. */
export async function putAll(items: readonly Item[]): Promise<void> {
  for (let at = 0; at < items.length; at += 25) {
    const requests = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }))
    await table.send(new BatchWriteCommand({ RequestItems: { [tableName()]: requests } }))
  }
}

/** A table of the first release on an engine of its own. */
export async function startFirstReleaseTable() {
  const started = await startEmptyTable()
  await putAll(firstReleaseTable())
  beginAnew()
  return started
}
