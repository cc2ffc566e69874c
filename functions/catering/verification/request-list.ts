import type * as z from 'zod/mini'
import { parseItems } from '../../platform/table/parse-items'
import { getItem, getItems, tableName } from '../../platform/table/table'
import { ifUnchanged, type WriteStep } from '../../platform/table/transaction'
import { EventRecord, RequestListRecord, eventKeys } from '../records'

type ListKey = { readonly pk: string; readonly sk: string }

/** Requests that are counted together, as they were read. */
export type RequestList = {
  readonly key: ListKey
  readonly type: z.infer<typeof RequestListRecord>['type']
  /** Undefined if the list has no record yet. */
  readonly version: number | undefined
  readonly events: readonly EventRecord[]
}

/** Returns those requests of a list that still count. */
export async function readRequestList(
  { key, type }: Pick<RequestList, 'key' | 'type'>,
  counts: (event: EventRecord) => boolean,
): Promise<RequestList> {
  const item = await getItem(key)
  if (!item) return { key, type, version: undefined, events: [] }
  const { version, eventIds } = RequestListRecord.parse(item)
  const events = parseItems(EventRecord, await getItems(eventIds.map(eventKeys.event)))
  return { key, type, version, events: events.filter(counts) }
}

/** Returns the step that adds a request to a list, if the list is as it was read. */
export function addToRequestList({ key, type, version, events }: RequestList, event: EventRecord): WriteStep {
  const record = {
    ...key,
    type,
    version: (version ?? 0) + 1,
    eventIds: [...events.map(({ id }) => id), event.id],
    expiresAt: event.expiresAt,
  }
  return { write: { Put: ifUnchanged({ TableName: tableName(), Item: record }, { version }) } }
}
