import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { Problem } from '#shared/platform/problem'
import { pinLimits } from '#shared/platform/secret-limits'
import { keyedHash } from '../platform/session/signing-keys'
import { deleteItems, getKey, queryAll, table, tableName } from '../platform/table/table'
import { updateOnce } from '../platform/table/transaction'
import { teamKeys } from './records'
import { expiresAfter } from '../platform/table/expiry'
import { DAY_MS } from '#shared/platform/durations'

/** Returns what is stored of a PIN. It depends on the person, so equal PINs don't show. */
export const hashPin = (userId: string, pin: string): Promise<string> => keyedHash('tablet-pin', `${userId}\n${pin}`)

type Attempt = { readonly tabletId: string; readonly userId: string; readonly now: Date }

type Counter = {
  readonly of: string
  /** Where they were entered; at all tablets together if it is missing. */
  readonly at?: string
  readonly max: number
  readonly periodMs: number
}

const nameDay = (userId: string): string => `DAY#${userId}`

const listCounters = ({ tabletId, userId }: Attempt): readonly Counter[] => [
  // What a tablet counts comes first: one at its limits then locks no cook out of the others.
  { of: tabletId, max: pinLimits.perTablet, periodMs: pinLimits.periodMs },
  { of: userId, at: tabletId, max: pinLimits.perCook, periodMs: pinLimits.periodMs },
  { of: nameDay(userId), at: tabletId, max: pinLimits.perCookAndDay, periodMs: DAY_MS },
  { of: nameDay(userId), max: pinLimits.perCookAndDayEverywhere, periodMs: DAY_MS },
]

const getPeriod = (periodMs: number, now: Date): number => Math.floor(now.getTime() / periodMs)

const keyOf = ({ of, at, periodMs }: Counter, now: Date) => teamKeys.wrongPins(of, getPeriod(periodMs, now), at)

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
  const { now } = attempt
  for (const counter of listCounters(attempt)) {
    const endMs = (getPeriod(counter.periodMs, now) + 1) * counter.periodMs
    const retryAfterSeconds = Math.max(1, Math.ceil((endMs - now.getTime()) / 1000))
    await updateOnce({
      update: {
        TableName: tableName(),
        Key: keyOf(counter, now),
        UpdateExpression: 'ADD attempts :one SET #type = :type, expiresAt = :end',
        ConditionExpression: 'attribute_not_exists(attempts) OR attempts < :max',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: {
          ':one': 1,
          ':type': 'WrongPins',
          ':end': expiresAfter(new Date(endMs)),
          ':max': counter.max,
        },
      },
      onConflict: () =>
        new Problem('too-many-requests', `Too many wrong PINs. Please wait ${formatMinutes(retryAfterSeconds)}.`, {
          retryAfterSeconds,
        }),
    })
  }
}

/** Takes back the attempt that turned out to be right. */
export async function uncountPin(attempt: Attempt): Promise<void> {
  for (const counter of listCounters(attempt))
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(counter, attempt.now),
        UpdateExpression: 'ADD attempts :one',
        ExpressionAttributeValues: { ':one': -1 },
      }),
    )
}

/** Forgets the wrong PINs of a day, because an admin has set another one. */
export async function clearDailyPins(userId: string, now: Date): Promise<void> {
  const { pk } = teamKeys.wrongPins(nameDay(userId), getPeriod(DAY_MS, now))
  const counted = await queryAll({ KeyConditionExpression: 'pk = :pins', ExpressionAttributeValues: { ':pins': pk } })
  await deleteItems(counted.map(getKey))
}
