import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { getItem, table, tableName } from '../runtime/table'
import type { Key } from '../runtime/table'

/** Longer than any change comes again. */
const KEPT_DAYS = 30

/** Does what sends a mail unless it was done before, and notes that it was (decision 0049). */
export async function mailOnce(key: Key, send: () => Promise<unknown>, now: Date): Promise<void> {
  if (await getItem(key)) return
  await send()
  const expiresAt = Math.floor(now.getTime() / 1000) + KEPT_DAYS * 24 * 3600
  await table.send(
    new PutCommand({ TableName: tableName(), Item: { ...key, type: 'Mailed', at: now.toISOString(), expiresAt } }),
  )
}
