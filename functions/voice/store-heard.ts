import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { LocationCode } from '#shared/locations/index'
import { UNRECOGNIZED_WORDS_DAYS } from '#shared/rules/heard-words'
import { table, tableName } from '../runtime/table'
import { unrecognizedWordsKeys } from './records'

const DAY_SECONDS = 24 * 3600

/**
 * Counts words that were not understood, in one write; where others have their place, they are let
 * go (decision 0058).
 */
export async function countUnrecognizedWords(location: LocationCode, words: string, now: Date): Promise<void> {
  try {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: unrecognizedWordsKeys.words(location, words),
        UpdateExpression: 'ADD times :one SET #type = :type, words = :words, lastAt = :now, expiresAt = :until',
        ConditionExpression: 'attribute_not_exists(words) OR words = :words',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: {
          ':one': 1,
          ':type': 'Heard',
          ':words': words,
          ':now': now.toISOString(),
          ':until': Math.floor(now.getTime() / 1000) + UNRECOGNIZED_WORDS_DAYS * DAY_SECONDS,
        },
      }),
    )
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}
