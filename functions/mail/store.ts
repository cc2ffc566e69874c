import { itemsAt, nameOf, putItems } from '../runtime/table'
import type { Item, Key } from '../runtime/table'

/** Longer than any change comes again. */
const KEPT_SECONDS = 30 * 24 * 3600

type Mailing = {
  /** Where it is noted that it was sent. */
  readonly noted: Key
  /** The record that names the addressee. */
  readonly whom?: Key
  /** Given that record as it is now; says whether there was anybody to send it to. */
  readonly send: (named: Item | undefined) => Promise<boolean>
}

/**
 * Sends mails one after the other, each to whom its record names now, unless it was sent before, and then notes which were
 * (decision 0049): also where one of them could not be sent.
 */
export async function mailOnce(mailings: readonly Mailing[], now: Date): Promise<void> {
  const at = await itemsAt(mailings.flatMap(({ noted, whom }) => (whom ? [noted, whom] : [noted])))
  const sent = new Map<string, Key>()
  try {
    for (const { noted, whom, send } of mailings) {
      if (at(noted) || sent.has(nameOf(noted))) continue
      if (await send(whom && at(whom))) sent.set(nameOf(noted), noted)
    }
  } finally {
    const note = { type: 'Mailed', at: now.toISOString(), expiresAt: Math.floor(now.getTime() / 1000) + KEPT_SECONDS }
    await putItems([...sent.values()].map((noted) => ({ ...noted, ...note })))
  }
}
