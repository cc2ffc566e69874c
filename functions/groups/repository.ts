import { createHash, randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import type { GroupReference } from '#shared/orders/order-references'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { GROUP_LIFETIME_HOURS, createGroupSubmitProblem } from '#shared/groups/group-order'
import type { GroupOrder, GroupOrderPart } from '#shared/groups/group-order'
import {
  buildPutIfAbsent,
  ifUnchanged,
  keepUnchanged,
  runOptimisticWrite,
  transact,
} from '../platform/table/transaction'
import type { WriteStep } from '../platform/table/transaction'
import { deleteItems, getItem, tableName } from '../platform/table/table'
import type { Item } from '../platform/table/table'
import { GroupRecord, groupKeys } from './records'

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** Whose part a token is of: the token can't be told from it. */
export const getParticipantId = (token: string): string =>
  createHash('sha256').update(token).digest('base64url').slice(0, 22)

const isOver = ({ expiresAt }: GroupRecord, now: Date) => expiresAt <= seconds(now)

function groupIn(item: Item | undefined, now: Date): GroupRecord {
  const group = item && GroupRecord.parse(item)
  if (!group || isOver(group, now)) throw new Problem('not-found', 'This group order is over, or there never was one.')
  return group
}

/** An order of several by its id; throws `not-found`. */
export const getGroup = async (id: string, now: Date): Promise<GroupRecord> =>
  groupIn(await getItem(groupKeys.group(id)), now)

type Start = { readonly location: LocationCode; readonly host: GroupOrderPart }

export async function startGroup({ location, host }: Start, now: Date): Promise<GroupRecord> {
  const group = GroupRecord.parse({
    type: 'Group',
    id: randomBytes(16).toString('base64url'),
    location,
    hostId: host.id,
    isClosed: false,
    version: 1,
    people: [{ ...host, version: 1, lines: [...host.lines] }],
    startedAt: now.toISOString(),
    expiresAt: seconds(now) + GROUP_LIFETIME_HOURS * 3600,
  })
  await transact([{ write: { Put: buildPutIfAbsent({ ...groupKeys.group(group.id), ...group }) } }])
  return group
}

/** What a change makes of a group's order; null where it is so already. */
type Change = Partial<Pick<GroupOrder, 'people' | 'isClosed' | 'removedIds'>> | null

/** Changes an order of several on what it is at that moment (decision 0059). */
export const updateGroup = (id: string, now: Date, change: (group: GroupRecord) => Change): Promise<GroupRecord> =>
  runOptimisticWrite(
    async (standing) => (standing ? groupIn(standing, now) : getGroup(id, now)),
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
        answer: (after) => groupIn(after, now),
      }
    },
  )

/**
 * Marks an order of several as sent, in the order's own transaction: closed, as it was taken over,
 * and once (decision 0059).
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
          ':now': seconds(now),
        },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
    refused: (before) => {
      const standing = before && GroupRecord.parse(before)
      return createGroupSubmitProblem(standing && !isOver(standing, now) ? standing : undefined, hostId)
    },
  }
}

/** Ends an order of several, for an erasure of who sent it: it names whoever wanted something. */
export const deleteGroup = (id: string): Promise<void> => deleteItems([groupKeys.group(id)])
