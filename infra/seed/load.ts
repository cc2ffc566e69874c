import { createHash } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { ensureSigningKey } from '#functions/runtime/rotate-signing-key'
import { getItem, table, tableName } from '#functions/runtime/table'
import { seed } from './index'
import { seedRecords } from './records'
import type { SeedRecord } from './records'

const WRITERS = 25

/** False where the table refused, because its condition does not hold. */
async function sent(command: PutCommand | UpdateCommand): Promise<boolean> {
  try {
    await (command instanceof PutCommand ? table.send(command) : table.send(command))
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

const putUnlessThere = (record: SeedRecord) =>
  sent(new PutCommand({ TableName: tableName(), Item: record, ConditionExpression: 'attribute_not_exists(pk)' }))

/** The files of a picture come and go with the build, so a dish that is there gets this build's one. */
const showPicture = ({ pk, sk, imageUrl }: SeedRecord) =>
  sent(
    new UpdateCommand({
      TableName: tableName(),
      Key: { pk, sk },
      UpdateExpression: 'SET imageUrl = :url',
      ConditionExpression: 'attribute_exists(pk) AND imageUrl <> :url',
      ExpressionAttributeValues: { ':url': imageUrl },
    }),
  )

async function load(record: SeedRecord): Promise<void> {
  const isNew = await putUnlessThere(record)
  if (!isNew && record.type === 'Dish') await showPicture(record)
}

/**
 * Fills a table with the sample data and makes its signing key. What is there already stays as it is but
 * for its picture, so that loading again changes nothing and new dishes join a table that is in use.
 */
export async function loadSeed(now: Date): Promise<void> {
  await ensureSigningKey()
  const digest = createHash('sha256').update(JSON.stringify(seed)).digest('base64url')
  const marker = { pk: 'SEED', sk: digest }
  if (await getItem(marker)) return
  const waiting = seedRecords(seed, now)
  const write = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await load(next)
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  await putUnlessThere({ ...marker, type: 'Seed', loadedAt: now.toISOString() })
}
