import { randomBytes } from 'node:crypto'
import type { ActivityEntry, ActivityKind } from '#shared/platform/contract'
import { isTestSiteBesideLive } from '#shared/locations/group-data'
import type { LocationCode } from '#shared/locations/index'
import { createActivityId, findActivityLocation } from '#shared/platform/ids'
import { buildPutIfAbsent, type WriteStep } from '../table/transaction'
import { getItem, getKey, table, tableName, type Item } from '../table/table'
import { ChangePack, ChangeRecord, changeKeys, getLogExpiry, type PackedChange } from './records'
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { Problem } from '#shared/platform/problem'
import { parseItems } from '../table/parse-items'

type Changes = {
  readonly location: LocationCode
  readonly kind: ActivityKind
  readonly by: string
  readonly now: Date
  /** Whether another entry stands for all of them in lists of the log. */
  readonly isDetail?: boolean
  readonly changes: readonly {
    readonly subjectId: string
    readonly title: string
    readonly before: unknown
    readonly after: unknown
  }[]
}

/** A record of the table has at most 400 KB. */
const MAX_PACK_BYTES = 300_000
/**
 * A transaction has at most 4 MB, with what the changes write besides. Anyone may change the menu
 * of a test site next to a live one.
 */
const maxLoggedBytes = { usual: 2_500_000, testSiteBesideLive: 300_000 } as const

const countBytes = ({ before, after }: PackedChange): number => Buffer.byteLength(before) + Buffer.byteLength(after)

/** @throws Problem `invalid-input` if the changes are too large for one transaction */
function packChanges(location: LocationCode, changes: readonly PackedChange[]): readonly (readonly PackedChange[])[] {
  const packs: PackedChange[][] = []
  let [bytes, all] = [MAX_PACK_BYTES, 0]
  for (const change of changes) {
    const size = countBytes(change)
    all += size
    bytes += size
    if (bytes > MAX_PACK_BYTES) {
      packs.push([])
      bytes = size
    }
    packs.at(-1)?.push(change)
  }
  if (all > maxLoggedBytes[isTestSiteBesideLive(location) ? 'testSiteBesideLive' : 'usual'])
    throw new Problem('invalid-input', 'This changes too much at once. Please change fewer dishes at a time.')
  return packs
}

/**
 * Returns the steps that log many changes, for the transaction that makes them (decision 0040).
 * @throws Problem `invalid-input` if they are too large for one transaction
 */
export function logChanges({ location, kind, by, now, isDetail, changes }: Changes): readonly WriteStep[] {
  const packed = changes.map(({ before, after, ...change }): PackedChange => ({
    ...change,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  }))
  return packChanges(location, packed).map((ofPack) => {
    const id = createActivityId(location, now, randomBytes(6).toString('hex'))
    const entry = { id, at: now.toISOString(), by, kind, ...getLogExpiry(location, now) }
    const pack: ChangePack = { type: 'ChangePack', ...entry, changes: [...ofPack], isDetail }
    return { write: { Put: buildPutIfAbsent({ ...changeKeys.change(location, id), ...pack }) } }
  })
}

/** An entry of a pack has the pack's id and its position, so that ids sort by time. */
const idInPack = (id: string, position: number) => `${id}_${String(position).padStart(3, '0')}`

/** Returns the id of the record that contains an entry. */
const getChangeRecordId = (id: string): string => id.replace(/_\d{3}$/, '')

/** Returns the entries of a record of the log, newest first. */
export function parseChangeEntries(item: Item): readonly ChangeRecord[] {
  if (item['type'] !== 'ChangePack') return parseItems(ChangeRecord, [item])
  return parseItems(ChangePack, [item]).flatMap(({ id, at, by, kind, changes }) =>
    changes
      .map((change, position) => ({ type: 'Change' as const, id: idInPack(id, position), at, by, kind, ...change }))
      .reverse(),
  )
}

/**
 * A change to log. `before` and `after` are in the form in which the manager's API returns the
 * changed thing.
 */
export type NewChange = {
  /** The locations whose logs get an entry; all of them for a thing that they share. */
  readonly locations: readonly LocationCode[]
  readonly kind: ActivityKind
  readonly subjectId: string
  /** One line that an owner reads: `Hibachi Chicken: price 18.95 to 19.95`. */
  readonly title: string
  /** The thing with its version; null if it did not exist, or no longer exists. */
  readonly before: unknown
  readonly after: unknown
  readonly by: string
  readonly now: Date
}

const buildRecord = (change: NewChange, location: LocationCode): ChangeRecord => ({
  type: 'Change',
  id: createActivityId(location, change.now, randomBytes(6).toString('hex')),
  at: change.now.toISOString(),
  by: change.by,
  kind: change.kind,
  subjectId: change.subjectId,
  title: change.title,
  before: JSON.stringify(change.before),
  after: JSON.stringify(change.after),
  ...getLogExpiry(location, change.now),
})

/**
 * Returns the log entries of a change, and the steps that write them in the same transaction as the
 * change (decision 0040).
 */
export const logChange = (
  change: NewChange,
): { readonly steps: readonly WriteStep[]; readonly entries: readonly ChangeRecord[] } => {
  const entries = change.locations.map((location) => ({ location, record: buildRecord(change, location) }))
  return {
    steps: entries.map(({ location, record }) => ({
      write: { Put: buildPutIfAbsent({ ...changeKeys.change(location, record.id), ...record }) },
    })),
    entries: entries.map(({ record }) => record),
  }
}

/** Converts a log entry for the manager's API. */
export const presentChange = ({
  type: _type,
  expiresAt: _expires,
  before,
  after,
  ...change
}: ChangeRecord): ActivityEntry => ({
  ...change,
  before: JSON.parse(before),
  after: JSON.parse(after),
})

const hasExpired = ({ expiresAt }: Item, now: Date): boolean =>
  typeof expiresAt === 'number' && expiresAt * 1000 <= now.getTime()

type LoggedChange = { readonly change: ChangeRecord; readonly location: LocationCode }

/**
 * Returns a log entry by its id, and the location of its log.
 * @throws Problem `not-found`
 */
export async function getChange(id: string, now: Date): Promise<LoggedChange> {
  const location = findActivityLocation(id)?.code
  const item = location && (await getItem(changeKeys.change(location, getChangeRecordId(id))))
  const change = item && !hasExpired(item, now) && parseChangeEntries(item).find((entry) => entry.id === id)
  if (!location || !change) throw new Problem('not-found', 'There is no such change.')
  return { change, location }
}

type Page = {
  readonly after?: string | undefined
  readonly limit: number
  readonly kind?: ActivityKind | undefined
  readonly by?: string | undefined
  /** The kinds that the reader may not see. */
  readonly hidden?: readonly ActivityKind[]
  readonly now: Date
}

/**
 * Page size of a query with a filter. It is large because most of the records don't match.
 */
const FILTERED_PAGE_SIZE = 100
/**
 * A call reads at most this many pages. The next page of the log continues there. Anyone may fill
 * the log of a test site next to a live one, and read it.
 */
const maxPages = { usual: 5, testSiteBesideLive: 1 } as const

/**
 * Returns a page of a location's log, newest first, and the start of the next page if there is one.
 * `kind` and `by` limit the page to entries of one kind or person, `hidden` excludes kinds. Such a
 * page may have fewer entries than `limit`, or none, although there is a next one.
 */
export async function listChanges(
  location: LocationCode,
  { after, limit, kind, by, hidden = [], now }: Page,
): Promise<{ readonly changes: readonly ChangeRecord[]; readonly next: string | undefined }> {
  const hiddenNames = hidden.map((_kind, index) => `:hidden${index}`)
  const filters = [
    ...(kind === undefined ? [] : ['kind = :kind']),
    ...(by === undefined ? [] : ['#by = :by']),
    ...(hidden.length === 0 ? [] : [`NOT kind IN (${hiddenNames.join(', ')})`]),
  ]
  const isLimited = isTestSiteBesideLive(location)
  const most = maxPages[isLimited ? 'testSiteBesideLive' : 'usual']
  const found: ChangeRecord[] = []
  let from = after
  let hasMore = true
  for (let pages = 0; hasMore && found.length <= limit && pages < most; pages += 1) {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: from === undefined ? 'pk = :pk' : 'pk = :pk AND sk < :after',
        ...(filters.length > 0 && { FilterExpression: filters.join(' AND ') }),
        ...(by !== undefined && { ExpressionAttributeNames: { '#by': 'by' } }),
        ExpressionAttributeValues: {
          ':pk': changeKeys.of(location),
          ...(from !== undefined && { ':after': from }),
          ...(kind !== undefined && { ':kind': kind }),
          ...(by !== undefined && { ':by': by }),
          ...Object.fromEntries(hidden.map((each, index) => [`:hidden${index}`, each])),
        },
        ConsistentRead: !isLimited,
        ScanIndexForward: false,
        Limit: filters.length === 0 ? limit + 1 : FILTERED_PAGE_SIZE,
      }),
    )
    const listed = Items.filter((item) => item['isDetail'] !== true && !hasExpired(item, now))
    found.push(...listed.flatMap(parseChangeEntries).filter(({ id }) => after === undefined || id < after))
    hasMore = LastEvaluatedKey !== undefined
    from = LastEvaluatedKey && getKey(LastEvaluatedKey).sk
  }
  const changes = found.slice(0, limit)
  return { changes, next: found.length > limit ? changes.at(-1)?.id : from }
}

/** Returns a predicate: whether an entry belongs to a location's log. */
export const isLoggedAt =
  (location: LocationCode) =>
  ({ id }: Pick<ChangeRecord, 'id'>): boolean =>
    findActivityLocation(id)?.code === location

/** Builds the problem of an edit that was based on an old version, with the current version. */
export const createEditConflict = (current: unknown): Problem =>
  new Problem(
    'changed-meanwhile',
    'Someone else changed this. Review the current version, then make your change again.',
    {
      members: { current },
    },
  )
