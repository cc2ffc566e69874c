import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { itemsAt, nameOf, table, tableName } from '../runtime/table'
import type { Item, Key } from '../runtime/table'

/** Longer than any change comes again. */
const KEPT_DAYS = 30

type Mailing = {
  /** Where it is noted that it was sent. */
  readonly noted: Key
  /** The record that names the addressee. */
  readonly whom?: Key
  /** Given that record as it is now; says whether there was anybody to send it to. */
  readonly send: (named: Item | undefined) => Promise<boolean>
}

/**
 * Sends mails one after the other, each to whom its record names now, unless it was sent before, and notes that it was
 * (decision 0049).
 */
export async function mailOnce(mailings: readonly Mailing[], now: Date): Promise<void> {
  const at = await itemsAt(mailings.flatMap(({ noted, whom }) => (whom ? [noted, whom] : [noted])))
  const expiresAt = Math.floor(now.getTime() / 1000) + KEPT_DAYS * 24 * 3600
  const done = new Set<string>()
  for (const { noted, whom, send } of mailings) {
    if (at(noted) || done.has(nameOf(noted))) continue
    if (!(await send(whom && at(whom)))) continue
    done.add(nameOf(noted))
    await table.send(
      new PutCommand({ TableName: tableName(), Item: { ...noted, type: 'Mailed', at: now.toISOString(), expiresAt } }),
    )
  }
}
