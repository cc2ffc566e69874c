import { getSitePart } from '#shared/locations/site-kind'
import * as z from 'zod/mini'
import type { LocationCode } from '#shared/locations/index'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { UNRECOGNIZED_WORDS_DAYS } from '#shared/voice/unrecognized-words'
import { table, tableName } from '../platform/table/table'

/**
 * Number of slots, and so of distinct phrases, per location. A phrase whose slot is taken is not
 * counted.
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

/** What of a message was not understood, and the dishes that the rest was understood as. */
export type MissedWords = { readonly words: string; readonly understood: string }

/**
 * Counts phrases in one write. Drops those whose slot is taken by another phrase (decision 0021).
 */
export async function countUnrecognizedWords(
  location: LocationCode,
  { words, understood }: MissedWords,
  now: Date,
): Promise<void> {
  try {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: unrecognizedWordsKeys.words(location, words),
        UpdateExpression:
          'ADD times :one SET #type = :type, words = :words, understood = :understood, lastAt = :now, expiresAt = :until',
        ConditionExpression: 'attribute_not_exists(words) OR words = :words',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: {
          ':one': 1,
          ':type': 'Heard',
          ':words': words,
          ':understood': understood,
          ':now': now.toISOString(),
          ':until': Math.floor(now.getTime() / 1000) + UNRECOGNIZED_WORDS_DAYS * DAY_SECONDS,
        },
      }),
    )
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}
