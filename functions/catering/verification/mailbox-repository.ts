import { parseItems } from '../../platform/table/parse-items'
import { getEventState, MAX_OPEN_REQUESTS } from '#shared/catering/event-states'
import { Problem } from '#shared/platform/problem'
import { hashAddress } from '../../notifications/suppression-repository'
import { getItem, getItems, tableName } from '../../platform/table/table'
import { ifUnchanged, type WriteStep } from '../../platform/table/transaction'
import { EventMailboxRecord, EventRecord, eventKeys } from '../records'

type Mailbox = {
  readonly digest: string
  /** Undefined if the mailbox has no record yet. */
  readonly version: number | undefined
  readonly openIds: readonly string[]
}

/** Returns the open requests of a mailbox, all spellings of its address together. */
export async function readMailbox(email: string, now: Date): Promise<Mailbox> {
  const digest = hashAddress(email)
  const item = await getItem(eventKeys.mailbox(digest))
  if (!item) return { digest, version: undefined, openIds: [] }
  const { version, eventIds } = EventMailboxRecord.parse(item)
  const events = parseItems(EventRecord, await getItems(eventIds.map(eventKeys.event)))
  const open = events.filter((event) => getEventState(event, now) === 'requested')
  return { digest, version, openIds: open.map(({ id }) => id) }
}

/**
 * Returns the step that adds a request to its mailbox, if the mailbox is as it was read.
 * @throws Problem `requests-open` if it has as many open requests as it may
 */
export function addToMailbox({ digest, version, openIds }: Mailbox, event: EventRecord): WriteStep {
  if (openIds.length >= MAX_OPEN_REQUESTS)
    throw new Problem(
      'requests-open',
      'Two requests with this e-mail address wait for an answer. Please open the links in our mails, or call us.',
    )
  const record = {
    ...eventKeys.mailbox(digest),
    type: 'EventMailbox',
    version: (version ?? 0) + 1,
    eventIds: [...openIds, event.id],
    expiresAt: event.expiresAt,
  }
  return { write: { Put: ifUnchanged({ TableName: tableName(), Item: record }, { version }) } }
}
