import { randomBytes } from 'node:crypto'
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Change, ChangeKind } from '#shared/contract/desk/changes'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { changeIdOf, locationOfChange } from '#shared/rules/change-id'
import { putNew } from '../runtime/conditions'
import { getItem, table, tableName } from '../runtime/table'
import type { Step } from '../runtime/transact'
import { ChangeRecord, changeKeys } from './records'

/** What is written of a change: who, when, of which thing, and the thing before and after as the desk reads it. */
export type NewChange = {
  /** The locations in whose logs it stands: all of them where the thing is the group's. */
  readonly locations: readonly LocationCode[]
  readonly kind: ChangeKind
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
  id: changeIdOf(location, change.now, randomBytes(6).toString('hex')),
  at: change.now.toISOString(),
  by: change.by,
  kind: change.kind,
  subjectId: change.subjectId,
  title: change.title,
  before: JSON.stringify(change.before),
  after: JSON.stringify(change.after),
})

/** A change's entries, for the transaction that makes it: a change and its entry are one (decision 0040). */
export const logged = (
  change: NewChange,
): { readonly steps: readonly Step[]; readonly entries: readonly ChangeRecord[] } => {
  const entries = change.locations.map((location) => ({ location, record: recordOf(change, location) }))
  return {
    steps: entries.map(({ location, record }) => ({
      write: { Put: putNew({ ...changeKeys.change(location, record.id), ...record }) },
    })),
    entries: entries.map(({ record }) => record),
  }
}

/** A change as the desk shows it. */
export const presentChange = ({ type: _type, before, after, ...change }: ChangeRecord): Change => ({
  ...change,
  before: JSON.parse(before),
  after: JSON.parse(after),
})

/** A change by its id; throws `not-found`. */
export async function changeById(id: string): Promise<ChangeRecord> {
  const location = locationOfChange(id)
  const item = location && (await getItem(changeKeys.change(location.code, id)))
  if (!item) throw new Problem('not-found', 'There is no such change.')
  return ChangeRecord.parse(item)
}

type Page = { readonly after?: string | undefined; readonly limit: number }

/** A page of a location's log, newest first, and where the next one begins, if there is one. */
export async function changesAt(
  location: LocationCode,
  { after, limit }: Page,
): Promise<{ readonly changes: readonly ChangeRecord[]; readonly next: string | undefined }> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: after === undefined ? 'pk = :pk' : 'pk = :pk AND sk < :after',
      ExpressionAttributeValues: { ':pk': changeKeys.of(location), ...(after !== undefined && { ':after': after }) },
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: limit + 1,
    }),
  )
  const found = Items.map((item) => ChangeRecord.parse(item))
  const changes = found.slice(0, limit)
  return { changes, next: found.length > limit ? changes.at(-1)?.id : undefined }
}

/** What somebody sees who is told that another was faster: the thing as it is now. */
export const changedMeanwhile = (current: unknown): Problem =>
  new Problem('changed-meanwhile', 'Somebody changed this meanwhile. Look at it as it is now, and change it again.', {
    members: { current },
  })
