import { randomBytes } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { Problem } from '#shared/problem'
import { getItem, table, tableName } from './table'

const key = { pk: 'SIGNING', sk: 'KEY' }
const SigningKey = z.object({ value: z.string().check(z.minLength(43)) })

let loaded: string | undefined

/**
 * The key that signs sessions. It lives in the table (encrypted at rest, no secret with a monthly price)
 * and is read once per process. Throws `unavailable` before the table is seeded.
 */
export async function signingKey(): Promise<string> {
  if (loaded) return loaded
  const item = await getItem(key)
  if (!item) throw new Problem('unavailable', 'The site is being set up. Please try again in a minute.')
  loaded = SigningKey.parse(item).value
  return loaded
}

/** Makes the key unless there is one. */
export async function ensureSigningKey(): Promise<void> {
  if (await getItem(key)) return
  await table
    .send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...key, type: 'SigningKey', value: randomBytes(32).toString('base64url') },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error
    })
}
