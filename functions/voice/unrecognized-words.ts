import { getSitePart } from '#shared/locations/site-kind'
import * as z from 'zod/mini'
import type { LocationCode } from '#shared/locations/index'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { UNRECOGNIZED_WORDS_DAYS } from '#shared/voice/unrecognized-words'
import { table, tableName } from '../platform/table/table'

/**
 * Number of slots, and so of distinct phrases, per location. A phrase whose slot is taken is not
 * counted, unless the other phrase gives way.
 */
const MAX_PHRASES = 1024

/** Returns the slot of a phrase, always the same for the same words. */
const slotOf = (words: string): number =>
  [...words].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7) % MAX_PHRASES

const partition = (location: LocationCode) => `HEARD#${getSitePart(location)}`

/** Keys of the phrases that were not understood at a location, one slot each (decision 0021). */
export const unrecognizedWordsKeys = {
  location: partition,
  words: (location: LocationCode, words: string) => ({ pk: partition(location), sk: `WORDS#${slotOf(words)}` }),
} as const

export const UnrecognizedWordsRecord = z.object({
  type: z.literal('Heard'),
  words: z.string(),
  understood: z._default(z.string(), ''),
  times: z.int(),
  lastAt: z.string(),
  expiresAt: z.int(),
})
export type UnrecognizedWordsRecord = z.infer<typeof UnrecognizedWordsRecord>

const DAY_SECONDS = 24 * 3600

/**
 * When a phrase gives its slot to another one: a few days after it was heard last if guests rarely
 * said it, otherwise later. So made-up phrases don't hold the slots of guests' phrases for long.
 */
const givesWay = { rareTimes: 5, rareDays: 3, days: 14 } as const

/** What of a message was not understood, and the dishes that the rest was understood as. */
export type MissedWords = { readonly words: string; readonly understood: string }

/** Updates the slot of a phrase. Returns false and changes nothing if the condition is not met. */
async function updateSlot(
  location: LocationCode,
  { words, understood }: MissedWords,
  now: Date,
  { times, condition, values }: { readonly times: string; readonly condition: string; readonly values?: object },
): Promise<boolean> {
  try {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: unrecognizedWordsKeys.words(location, words),
        UpdateExpression: `SET times = ${times}, #type = :type, words = :words, understood = :understood, lastAt = :now, expiresAt = :until`,
        ConditionExpression: condition,
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: {
          ':one': 1,
          ':type': 'Heard',
          ':words': words,
          ':understood': understood,
          ':now': now.toISOString(),
          ':until': Math.floor(now.getTime() / 1000) + UNRECOGNIZED_WORDS_DAYS * DAY_SECONDS,
          ...values,
        },
      }),
    )
    return true
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    return false
  }
}

/**
 * Counts a phrase. Drops it if its slot is taken by another phrase that doesn't give way
 * (decision 0021).
 */
export async function countUnrecognizedWords(location: LocationCode, missed: MissedWords, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_SECONDS * 1000).toISOString()
  const isCounted = await updateSlot(location, missed, now, {
    times: 'if_not_exists(times, :zero) + :one',
    condition: 'attribute_not_exists(words) OR words = :words',
    values: { ':zero': 0 },
  })
  if (isCounted) return
  await updateSlot(location, missed, now, {
    times: ':one',
    condition: '(times < :rare AND lastAt < :few) OR lastAt < :old',
    values: { ':rare': givesWay.rareTimes, ':few': daysAgo(givesWay.rareDays), ':old': daysAgo(givesWay.days) },
  })
}
