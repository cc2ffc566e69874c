import { pushLimits } from '#shared/platform/message-limits'
import { deleteItems, tableName, type Key } from '../platform/table/table'
import { attemptUpdate, updateOnce } from '../platform/table/transaction'
import { PushState } from './records'
import type { PushSubscription } from '#shared/notifications/contract'
import { isAllowedPushEndpoint } from '#shared/notifications/push'
import { Problem } from '#shared/platform/problem'
import { getEnvironment } from '../platform/environment'

/** @throws Problem `invalid-input` for an endpoint that is no known push service */
export function assertPushEndpoint({ endpoint }: PushSubscription): void {
  const loopback = getEnvironment().PUSH_TO_LOOPBACK === 'on'
  if (isAllowedPushEndpoint(endpoint, { loopback })) return
  throw new Problem('invalid-input', 'This is not the address of a known push service.', {
    errors: [{ path: 'subscription.endpoint', message: 'Must be an address of a known push service' }],
  })
}

/** Ids of the last messages that a subscription stores, so that none is sent twice. */
const STORED_MARKS = 50

/** A stored browser subscription that pushes are sent to: of an order, or a device of the owner. */
export type PushTarget = PushState & { readonly key: Key }

/** The lock of an interrupted delivery expires after this time. */
const lockMs = () => pushLimits.timeoutMs + 2000

/**
 * Locks a subscription for one delivery and returns its current state. Returns `locked` while
 * another delivery has the lock, and `gone` if the subscription was deleted.
 */
export async function lockTarget({ key }: PushTarget, now: Date): Promise<PushTarget | 'locked' | 'gone'> {
  const update = {
    TableName: tableName(),
    Key: key,
    UpdateExpression: 'SET lockedUntil = :until',
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(lockedUntil) OR lockedUntil < :now)',
    ExpressionAttributeValues: { ':until': now.getTime() + lockMs(), ':now': now.getTime() },
  }
  const written = await attemptUpdate({ update })
  if (written.is === 'written') return { key, ...PushState.parse(written.after) }
  return written.is === 'overtaken' && written.standing === undefined ? 'gone' : 'locked'
}

/** Deletes a subscription that has ended. */
export const deleteTarget = ({ key }: PushTarget): Promise<void> => deleteItems([key])

/** Stores that the push service accepted a notification, and releases the lock. */
export const markDelivered = (target: PushTarget, mark: string, now: Date): Promise<boolean> =>
  unlock(target, {
    delivered: [...target.delivered, mark].slice(-STORED_MARKS),
    failures: 0,
    deliveredAt: now.toISOString(),
  })

/**
 * Counts a failure and releases the lock. Deletes a subscription after too many failures in a row
 * and then returns true.
 */
export async function markFailed(target: PushTarget): Promise<boolean> {
  const failures = target.failures + 1
  if (failures < pushLimits.failuresInARow) return unlock(target, { failures }).then(() => false)
  return deleteTarget(target).then(() => true)
}

/** Releases a lock without other changes. */
export const unlockTarget = (target: PushTarget): Promise<boolean> => unlock(target, {})

function unlock(target: PushTarget, changes: Partial<Pick<PushState, 'delivered' | 'failures' | 'deliveredAt'>>) {
  const { delivered, failures, deliveredAt } = { ...target, ...changes }
  return updateOnce({
    update: {
      TableName: tableName(),
      Key: target.key,
      UpdateExpression: `SET delivered = :delivered, failures = :failures, lockedUntil = :none${deliveredAt === undefined ? '' : ', deliveredAt = :at'}${changes.deliveredAt === undefined ? '' : ' REMOVE failing'}`,
      // Does not recreate a deleted subscription.
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: {
        ':delivered': delivered,
        ':failures': failures,
        ':none': 0,
        ...(deliveredAt !== undefined && { ':at': deliveredAt }),
      },
    },
    onConflict: 'already',
  })
}
