import { randomBytes } from 'node:crypto'
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { ActivityEntry, ActivityKind } from '#shared/contract/desk/changes'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { createActivityId, findActivityLocation } from '#shared/rules/change-id'
import { buildPutIfAbsent } from '../runtime/conditions'
import { getItem, getKey, table, tableName } from '../runtime/table'
import type { WriteStep } from '../runtime/transact'
import { parseChangeEntries, getChangeRecordId } from './log-pack'
import { changeKeys } from './records'
import type { ChangeRecord } from './records'

/**
 * What is written of a change: who, when, of which thing, and the thing before and after as the
 * desk reads it.
 */
export type NewChange = {
  /** The locations in whose logs it stands: all of them where the thing is the group's. */
  readonly locations: readonly LocationCode[]
  readonly kind: ActivityKind
  readonly subjectId: string
  /** One line that an owner reads: `Hibachi Chicken: price 18.95 to 19.95`. */
  readonly title: string
  /** The thing itself, with its version; null where there was or is none. */
  readonly before: unknown
  readonly after: unknown
  readonly by: string
  readonly now: Date
}

const recordOf = (change: NewChange, location: LocationCode): ChangeRecord => ({
  type: 'Change',
  id: createActivityId(location, change.now, randomBytes(6).toString('hex')),
  at: change.now.toISOString(),
  by: change.by,
  kind: change.kind,
  subjectId: change.subjectId,
  title: change.title,
  before: JSON.stringify(change.before),
  after: JSON.stringify(change.after),
})

/**
 * A change's entries, for the transaction that makes it: a change and its entry are one (decision
 * 0040).
 */
export const logChange = (
  change: NewChange,
): { readonly steps: readonly WriteStep[]; readonly entries: readonly ChangeRecord[] } => {
  const entries = change.locations.map((location) => ({ location, record: recordOf(change, location) }))
  return {
    steps: entries.map(({ location, record }) => ({
      write: { Put: buildPutIfAbsent({ ...changeKeys.change(location, record.id), ...record }) },
    })),
    entries: entries.map(({ record }) => record),
  }
}

/** A change as the desk shows it. */
export const presentChange = ({ type: _type, before, after, ...change }: ChangeRecord): ActivityEntry => ({
  ...change,
  before: JSON.parse(before),
  after: JSON.parse(after),
})

type Found = { readonly change: ChangeRecord; readonly location: LocationCode }

/** A change by its id, and in whose log it stands; throws `not-found`. */
export async function getChange(id: string): Promise<Found> {
  const location = findActivityLocation(id)?.code
  const item = location && (await getItem(changeKeys.change(location, getChangeRecordId(id))))
  const change = item && parseChangeEntries(item).find((entry) => entry.id === id)
  if (!change) throw new Problem('not-found', 'There is no such change.')
  return { change, location }
}

type Page = { readonly after?: string | undefined; readonly limit: number; readonly kind?: ActivityKind | undefined }

/** As much of a log as is read at once for one kind: most of what is read is of another. */
const READ_AT_ONCE = 100

/**
 * A page of a location's log, newest first, of one kind if told, and where the next one begins, if
 * there is one.
 */
export async function listChanges(
  location: LocationCode,
  { after, limit, kind }: Page,
): Promise<{ readonly changes: readonly ChangeRecord[]; readonly next: string | undefined }> {
  const found: ChangeRecord[] = []
  let from = after
  let isMore = true
  while (isMore && found.length <= limit) {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: from === undefined ? 'pk = :pk' : 'pk = :pk AND sk < :after',
        ...(kind !== undefined && { FilterExpression: 'kind = :kind' }),
        ExpressionAttributeValues: {
          ':pk': changeKeys.of(location),
          ...(from !== undefined && { ':after': from }),
          ...(kind !== undefined && { ':kind': kind }),
        },
        ConsistentRead: true,
        ScanIndexForward: false,
        Limit: kind === undefined ? limit + 1 : READ_AT_ONCE,
      }),
    )
    found.push(...Items.flatMap(parseChangeEntries).filter(({ id }) => after === undefined || id < after))
    isMore = LastEvaluatedKey !== undefined
    from = LastEvaluatedKey && getKey(LastEvaluatedKey).sk
  }
  const changes = found.slice(0, limit)
  return { changes, next: found.length > limit ? changes.at(-1)?.id : undefined }
}

/** Whether an entry stands in a location's log. */
export const isLoggedAt =
  (location: LocationCode) =>
  ({ id }: Pick<ChangeRecord, 'id'>): boolean =>
    findActivityLocation(id)?.code === location

/** What somebody sees who is told that another was faster: the thing as it is now. */
export const createEditConflict = (current: unknown): Problem =>
  new Problem('changed-meanwhile', 'Somebody changed this meanwhile. Look at it as it is now, and change it again.', {
    members: { current },
  })
