import { getSitePart } from '#shared/locations/site-kind'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { Problem } from '#shared/platform/problem'
import type { RecordingFormat } from '#shared/voice/recordings/bytes'
import { getItem, table, tableName } from '../../platform/table/table'
import type { Job } from './transcription-job'
import {
  FailedOutcome,
  PendingComment,
  audioKeys,
  spokenCommentKey as keyOf,
  type TranscriptionOutcome,
} from './records'
import { locations, type Location } from '#shared/locations/index'
import { isUnlimited } from '#shared/accounts/access'
import { toWallClock } from '#shared/platform/time'
import { MIN_COUNTED_AUDIO_SECONDS, dailyAudioSecondsLimits } from '#shared/platform/rate-limits'
import { buildPutIfAbsent, transact, updateOnce, type WriteStep } from '../../platform/table/transaction'
import { getEnvironment } from '../../platform/environment'
import { listCountedNetworks } from '../../platform/session/client-address'
import { getCountedVisitor, hashShort } from '../../platform/rate-limit'
import type { Caller } from '../../platform/session/session'

/** How long a text can be requested. Callers give up on jobs that take longer. */
const RETENTION_SECONDS = 15 * 60

type LateJob = { readonly job: Job; readonly format: RecordingFormat; readonly visitorId: string; readonly now: Date }

/** Records that a caller waits for a job, so that its completion is processed. */
export async function savePendingComment({ job, format, visitorId, now }: LateJob): Promise<void> {
  const expiresAt = Math.floor(now.getTime() / 1000) + RETENTION_SECONDS
  const Item = {
    ...keyOf(job.name),
    type: 'SpokenComment',
    id: job.name,
    visitorId,
    format,
    state: 'waiting',
    expiresAt,
  }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
}

/** Deletes the record of a job whose call was answered after all. */
export async function deletePendingComment(id: string): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: keyOf(id) }))
}

/**
 * Returns the comment that a job transcribes; undefined if its call was answered, or after it
 * expired.
 */
export async function findPendingComment(id: string, now: Date): Promise<PendingComment | undefined> {
  const item = await getItem(keyOf(id))
  const comment = item && PendingComment.parse(item)
  return comment && comment.expiresAt * 1000 > now.getTime() ? comment : undefined
}

/** Stores the outcome of a comment for its visitor, once. */
export async function saveOutcome(
  id: string,
  { state, ...rest }: Exclude<TranscriptionOutcome, { state: 'waiting' }>,
): Promise<void> {
  const names = Object.keys(rest)
  try {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(id),
        UpdateExpression: `SET #state = :state, ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: '#state = :waiting',
        ExpressionAttributeNames: { '#state': 'state', ...Object.fromEntries(names.map((name) => [`#${name}`, name])) },
        ExpressionAttributeValues: {
          ':state': state,
          ':waiting': 'waiting',
          ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [`:${name}`, value])),
        },
      }),
    )
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}

/** Converts a job's problem to the outcome that the visitor reads. */
export function toFailedOutcome({ code, detail }: Problem): Exclude<TranscriptionOutcome, { state: 'waiting' }> {
  const known = FailedOutcome.code.safeParse(code)
  return { state: 'failed', code: known.success ? known.data : 'unavailable', detail }
}

const EXPIRES_AFTER_SECONDS = 2 * 24 * 3600
const MINUTES_OF_DAY = 24 * 60

type Audio = {
  readonly seconds: number
  readonly caller: Caller
  readonly address: string
  readonly site: Location
  readonly now: Date
  readonly idempotencyKey: string | undefined
}

/**
 * Builds the write that counts seconds. Throws `too-many-requests` beyond the limit, with a retry
 * at the end of the location's day.
 */
function counter(key: string, limit: number, seconds: number, { site, now }: Audio): WriteStep {
  const { date, minutes } = toWallClock(site, now)
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: audioKeys.day(key, date),
        UpdateExpression: 'ADD #seconds :seconds SET #type = :type, expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(#seconds) OR #seconds <= :room',
        ExpressionAttributeNames: { '#seconds': 'seconds', '#type': 'type' },
        ExpressionAttributeValues: {
          ':seconds': seconds,
          ':room': limit - seconds,
          ':type': 'DailyAudio',
          ':expiresAt': expiryAt(now),
        },
      },
    },
    onConflict: () =>
      new Problem('too-many-requests', 'No more spoken comments today, please. You can type your comment.', {
        retryAfterSeconds: (MINUTES_OF_DAY - minutes) * 60,
      }),
  }
}

const expiryAt = (now: Date) => Math.floor(now.getTime() / 1000) + EXPIRES_AFTER_SECONDS

/**
 * Counts a recording against the daily limits of its visitor, networks and location, all or none. A
 * repeated call with the same idempotency key counts once; a third counts again. Throws
 * `too-many-requests`.
 */
export async function countRecordingSeconds(audio: Audio): Promise<void> {
  const { caller, address, site, now, idempotencyKey } = audio
  if (getEnvironment().RATE_LIMITS === 'off' || isUnlimited(caller.user, locations)) return
  const seconds = Math.max(MIN_COUNTED_AUDIO_SECONDS, Math.ceil(audio.seconds))
  const visitor = getCountedVisitor(caller)
  const counters = [
    ...(visitor === undefined ? [] : [counter(`VISITOR#${visitor}`, dailyAudioSecondsLimits.visitor, seconds, audio)]),
    ...listCountedNetworks(address).map(({ network, factor }) =>
      counter(`ADDRESS#${hashShort(network, 22)}`, dailyAudioSecondsLimits.address * factor, seconds, audio),
    ),
    counter(`LOCATION#${getSitePart(site.code)}`, dailyAudioSecondsLimits.location, seconds, audio),
  ]
  if (idempotencyKey === undefined) return void (await transact(counters))
  const key = audioKeys.call(hashShort(`${caller.user?.id ?? caller.visitorId}\n${idempotencyKey}`, 22))
  const Put = buildPutIfAbsent({ ...key, type: 'CountedAudio', seconds, expiresAt: expiryAt(now) })
  if (await transact([{ write: { Put }, onConflict: 'already' }, ...counters])) return
  const isFirstRepeat = await updateOnce({
    update: {
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'SET isRepeated = :true',
      ConditionExpression: 'attribute_not_exists(isRepeated) AND #seconds >= :seconds',
      ExpressionAttributeNames: { '#seconds': 'seconds' },
      ExpressionAttributeValues: { ':true': true, ':seconds': seconds },
    },
    onConflict: 'already',
  })
  if (!isFirstRepeat) await transact(counters)
}
