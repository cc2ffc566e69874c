import type { Location } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { isStaff } from '#shared/rules/access'
import { toWallClock } from '#shared/rules/local-time'
import { dailyAudioSecondsLimits, MIN_COUNTED_AUDIO_SECONDS } from '#shared/rules/rate-limits'
import { buildPutIfAbsent } from '../runtime/conditions'
import { getEnvironment } from '../runtime/environment'
import { getCountedVisitor, hashShort } from '../runtime/rate-limit'
import type { Caller } from '../runtime/session'
import { tableName } from '../runtime/table'
import { transact, updateOnce } from '../runtime/transact'
import type { WriteStep } from '../runtime/transact'
import { audioKeys } from './records'

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
 * Throws `too-many-requests` where the limit would be exceeded; the retry comes when the location's
 * day has ended.
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
    refused: () =>
      new Problem('too-many-requests', 'No more spoken comments today, please. You can type your comment.', {
        retryAfterSeconds: (MINUTES_OF_DAY - minutes) * 60,
      }),
  }
}

const expiryAt = (now: Date) => Math.floor(now.getTime() / 1000) + EXPIRES_AFTER_SECONDS

/**
 * Counts a recording towards the day's limits of its visitor, address and location, all or none. A
 * call that is sent again under its idempotency key counts once; sent a third time it counts as
 * another. Throws `too-many-requests`.
 */
export async function countRecordingSeconds(audio: Audio): Promise<void> {
  const { caller, address, site, now, idempotencyKey } = audio
  if (getEnvironment().RATE_LIMITS === 'off' || isStaff(caller.user)) return
  const seconds = Math.max(MIN_COUNTED_AUDIO_SECONDS, Math.ceil(audio.seconds))
  const visitor = getCountedVisitor(caller)
  const counters = [
    ...(visitor === undefined ? [] : [counter(`VISITOR#${visitor}`, dailyAudioSecondsLimits.visitor, seconds, audio)]),
    counter(`ADDRESS#${hashShort(address, 22)}`, dailyAudioSecondsLimits.address, seconds, audio),
    counter(`LOCATION#${site.code}`, dailyAudioSecondsLimits.location, seconds, audio),
  ]
  if (idempotencyKey === undefined) return void (await transact(counters))
  const key = audioKeys.call(hashShort(`${caller.user?.id ?? caller.visitorId}\n${idempotencyKey}`, 22))
  const Put = buildPutIfAbsent({ ...key, type: 'CountedAudio', seconds, expiresAt: expiryAt(now) })
  if (await transact([{ write: { Put }, refused: 'already' }, ...counters])) return
  const isFirstRepeat = await updateOnce({
    update: {
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'SET isRepeated = :true',
      ConditionExpression: 'attribute_not_exists(isRepeated) AND #seconds >= :seconds',
      ExpressionAttributeNames: { '#seconds': 'seconds' },
      ExpressionAttributeValues: { ':true': true, ':seconds': seconds },
    },
    refused: 'already',
  })
  if (!isFirstRepeat) await transact(counters)
}
