import { createHash } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { ensureSigningKey } from '#functions/runtime/signing-key'
import { getItem, table, tableName } from '#functions/runtime/table'
import { seed } from './index'
import { seedRecords } from './records'
import type { SeedRecord } from './records'

const WRITERS = 25

async function putUnlessThere(record: SeedRecord): Promise<void> {
  try {
    await table.send(
      new PutCommand({ TableName: tableName(), Item: record, ConditionExpression: 'attribute_not_exists(pk)' }),
    )
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}

/**
 * Fills a table with the sample data and makes its signing key. What is there already stays as it is, so
 * that loading again changes nothing and new dishes join a table that is in use.
 */
export async function loadSeed(now: Date): Promise<void> {
  await ensureSigningKey()
  const digest = createHash('sha256').update(JSON.stringify(seed)).digest('base64url')
  const marker = { pk: 'SEED', sk: digest }
  if (await getItem(marker)) return
  const waiting = seedRecords(seed, now)
  const write = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await putUnlessThere(next)
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  await putUnlessThere({ ...marker, type: 'Seed', loadedAt: now.toISOString() })
}
