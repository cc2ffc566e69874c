import { createHash, randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import type { GroupReference } from '#shared/orders/order-references'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import {
  GROUP_LIFETIME_HOURS,
  createGroupSubmitProblem,
  type GroupOrder,
  type GroupOrderPart,
} from '#shared/groups/group-order'
import {
  buildPutIfAbsent,
  ifUnchanged,
  keepUnchanged,
  runOptimisticWrite,
  transact,
  type WriteStep,
} from '../platform/table/transaction'
import { deleteItems, getItem, tableName, type Item } from '../platform/table/table'
import { GroupRecord, groupKeys } from './records'

const toSeconds = (at: Date) => Math.floor(at.getTime() / 1000)

/**
 * Returns the id of the participant with a token. It is a hash, so it does not reveal the token.
 */
export const getParticipantId = (token: string): string =>
  createHash('sha256').update(token).digest('base64url').slice(0, 22)

const hasExpired = ({ expiresAt }: GroupRecord, now: Date) => expiresAt <= toSeconds(now)

function parseGroup(item: Item | undefined, now: Date): GroupRecord {
  const group = item && GroupRecord.parse(item)
  if (!group || hasExpired(group, now))
    throw new Problem('not-found', 'This group order is over, or there never was one.')
  return group
}

/**
 * Returns a group order by its id.
 * @throws Problem `not-found` if it does not exist or has expired
 */
export const getGroup = async (id: string, now: Date): Promise<GroupRecord> =>
  parseGroup(await getItem(groupKeys.group(id)), now)

type NewGroup = Pick<GroupRecord, 'orderType' | 'wantedAt'> & {
  readonly location: LocationCode
  readonly host: GroupOrderPart
}

export async function startGroup({ location, host, ...wanted }: NewGroup, now: Date): Promise<GroupRecord> {
  const group = GroupRecord.parse({
    type: 'Group',
    id: randomBytes(16).toString('base64url'),
    location,
    ...wanted,
    hostId: host.id,
    isClosed: false,
    version: 1,
    people: [{ ...host, version: 1, lines: [...host.lines] }],
    startedAt: now.toISOString(),
    expiresAt: toSeconds(now) + GROUP_LIFETIME_HOURS * 3600,
  })
  await transact([{ write: { Put: buildPutIfAbsent({ ...groupKeys.group(group.id), ...group }) } }])
  return group
}

/** The changed fields of a group order; null if nothing changes. */
type GroupChange = Partial<Pick<GroupOrder, 'people' | 'isClosed' | 'removedIds'>> | null

/** Applies a change to the current version of a group order (decision 0059). Returns the result. */
export const updateGroup = (id: string, now: Date, change: (group: GroupRecord) => GroupChange): Promise<GroupRecord> =>
  runOptimisticWrite(
    async (current) => (current ? parseGroup(current, now) : getGroup(id, now)),
    (group) => {
      const next = change(group)
      if (!next) return keepUnchanged(group)
      const { people = group.people, isClosed = group.isClosed, removedIds = group.removedIds } = next
      const update = {
        TableName: tableName(),
        Key: groupKeys.group(id),
        UpdateExpression: 'SET people = :people, isClosed = :closed, removedIds = :removed, version = :next',
        ExpressionAttributeValues: {
          ':people': people,
          ':closed': isClosed,
          ':removed': removedIds,
          ':next': group.version + 1,
        },
      }
      return {
        update: ifUnchanged(update, { version: group.version }),
        answer: (after) => parseGroup(after, now),
      }
    },
  )

/**
 * Returns the step that marks a group order as sent, in the transaction that places the order. It
 * fails unless the group order is closed, at the version that the host reviewed, and not yet sent
 * (decision 0059).
 */
export function markGroupSent(
  { id, token, version }: z.output<typeof GroupReference>,
  orderId: string,
  now: Date,
): WriteStep {
  const hostId = getParticipantId(token)
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: groupKeys.group(id),
        UpdateExpression: 'SET orderId = :order, version = :next',
        ConditionExpression:
          'hostId = :host AND version = :version AND isClosed = :closed AND attribute_not_exists(orderId) AND expiresAt > :now',
        ExpressionAttributeValues: {
          ':order': orderId,
          ':next': version + 1,
          ':host': hostId,
          ':version': version,
          ':closed': true,
          ':now': toSeconds(now),
        },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
    onConflict: (before) => {
      const current = before && GroupRecord.parse(before)
      return createGroupSubmitProblem(current && !hasExpired(current, now) ? current : undefined, hostId)
    },
  }
}

/** Deletes a group order when its sender is erased, because it names all participants. */
export const deleteGroup = (id: string): Promise<void> => deleteItems([groupKeys.group(id)])
