import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import type { Reaction } from '#shared/platform/reactions'

type Handler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>

type Member = { readonly reaction: Pick<Reaction, 'on' | 'entities'>; readonly handler: Handler }

const wants =
  ({ on, entities }: Member['reaction']) =>
  ({ eventName, dynamodb }: DynamoDBRecord) => {
    const image = eventName === 'REMOVE' ? dynamodb?.OldImage : dynamodb?.NewImage
    return eventName !== undefined && on.includes(eventName) && entities.includes(image?.['type']?.S ?? '')
  }

const allOf = (records: readonly DynamoDBRecord[]): DynamoDBBatchResponse['batchItemFailures'] =>
  records.flatMap(({ dynamodb }) => dynamodb?.SequenceNumber ?? []).map((itemIdentifier) => ({ itemIdentifier }))

/**
 * Passes a batch of the stream to several reactions, each with the records that it declares. A
 * failing reaction does not block the others. Lambda delivers its records again to all reactions,
 * which are idempotent.
 */
export const createStreamHandler =
  (members: readonly Member[]) =>
  async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const failures = await Promise.all(
      members.map(async ({ reaction, handler }) => {
        const records = event.Records.filter(wants(reaction))
        if (records.length === 0) return []
        try {
          return (await handler({ Records: records })).batchItemFailures
        } catch (error) {
          console.error(JSON.stringify({ level: 'error', event: 'reaction', error: String(error) }))
          return allOf(records)
        }
      }),
    )
    return { batchItemFailures: failures.flat() }
  }
