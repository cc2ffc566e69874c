import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { getItems, keyOf, table, tableName } from '../runtime/table'
import type { Item, Key } from '../runtime/table'

/** Longer than any change comes again. */
const KEPT_DAYS = 30

type Mailing = {
  /** Where it is noted that it was sent. */
  readonly noted: Key
  /** The record that names the addressee. */
  readonly whom?: Key
}

/**
 * Sends a mail to whom a record names now, unless it was sent before, and notes that it was (decision 0049). `send` says
 * whether there was anybody to send it to.
 */
export async function mailOnce(
  { noted, whom }: Mailing,
  send: (named: Item | undefined) => Promise<boolean>,
  now: Date,
): Promise<void> {
  const items = await getItems(whom ? [noted, whom] : [noted])
  const at = (key: Key) => items.find((item) => keyOf(item).pk === key.pk && keyOf(item).sk === key.sk)
  if (at(noted)) return
  if (!(await send(whom && at(whom)))) return
  const expiresAt = Math.floor(now.getTime() / 1000) + KEPT_DAYS * 24 * 3600
  await table.send(
    new PutCommand({ TableName: tableName(), Item: { ...noted, type: 'Mailed', at: now.toISOString(), expiresAt } }),
  )
}
