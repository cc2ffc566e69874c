import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { getInvocationFields, log, type InvocationContext } from '#functions/platform/log'
import type { Reaction } from '#shared/platform/reactions'

type Handler = (event: DynamoDBStreamEvent, context?: InvocationContext) => Promise<DynamoDBBatchResponse>

type Member = { readonly reaction: Pick<Reaction, 'name' | 'on' | 'entities'>; readonly handler: Handler }

const wants =
  ({ on, entities }: Pick<Reaction, 'on' | 'entities'>) =>
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
  async (event: DynamoDBStreamEvent, context?: InvocationContext): Promise<DynamoDBBatchResponse> => {
    const failures = await Promise.all(
      members.map(async ({ reaction, handler }) => {
        const records = event.Records.filter(wants(reaction))
        if (records.length === 0) return []
        try {
          return (await handler({ Records: records }, context)).batchItemFailures
        } catch (error) {
          log.error('reaction', error, { reaction: reaction.name, ...getInvocationFields(context) })
          return allOf(records)
        }
      }),
    )
    return { batchItemFailures: failures.flat() }
  }
