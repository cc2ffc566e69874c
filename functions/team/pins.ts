import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { Problem } from '#shared/platform/problem'
import { pinLimits } from '#shared/platform/rate-limits'
import { keyedHash } from '../platform/session/signing-keys'
import { table, tableName } from '../platform/table/table'
import { updateOnce } from '../platform/table/transaction'
import { teamKeys } from './records'

/** Returns what is stored of a PIN. It depends on the person, so equal PINs don't show. */
export const hashPin = (userId: string, pin: string): Promise<string> => keyedHash('tablet-pin', `${userId}\n${pin}`)

type Attempt = { readonly tabletId: string; readonly userId: string; readonly now: Date }

const getPeriod = (now: Date): number => Math.floor(now.getTime() / pinLimits.periodMs)

const countersOf = ({ tabletId, userId, now }: Attempt) => [
  // The tablet first: one at its limit then locks no cook out of the other tablets.
  { key: teamKeys.wrongPins(tabletId, getPeriod(now)), max: pinLimits.perTablet },
  { key: teamKeys.wrongPins(userId, getPeriod(now)), max: pinLimits.perCook },
]

const formatMinutes = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/**
 * Counts an attempt as wrong before the PIN is compared, so that simultaneous attempts count each
 * other.
 * @throws Problem `too-many-requests` after too many wrong PINs
 */
export async function countPin(attempt: Attempt): Promise<void> {
  const endMs = (getPeriod(attempt.now) + 1) * pinLimits.periodMs
  const retryAfterSeconds = Math.max(1, Math.ceil((endMs - attempt.now.getTime()) / 1000))
  for (const { key, max } of countersOf(attempt)) {
    await updateOnce({
      update: {
        TableName: tableName(),
        Key: key,
        UpdateExpression: 'ADD attempts :one SET #type = :type, expiresAt = :end',
        ConditionExpression: 'attribute_not_exists(attempts) OR attempts < :max',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: { ':one': 1, ':type': 'WrongPins', ':end': Math.ceil(endMs / 1000), ':max': max },
      },
      refused: () =>
        new Problem('too-many-requests', `Too many wrong PINs. Please wait ${formatMinutes(retryAfterSeconds)}.`, {
          retryAfterSeconds,
        }),
    })
  }
}

/** Takes back the attempt that turned out to be right. */
export async function uncountPin(attempt: Attempt): Promise<void> {
  for (const { key } of countersOf(attempt))
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: key,
        UpdateExpression: 'ADD attempts :one',
        ExpressionAttributeValues: { ':one': -1 },
      }),
    )
}
