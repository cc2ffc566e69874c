import { randomUUID } from 'node:crypto'
import { getBatchError } from '#functions/platform/event-handlers'
import { createStreamHandler, type StreamEvent } from '#infra/stacks/functions/lambda/consume-stream'
import { readerSettings, streamConsumers, type StreamConsumer } from '#infra/stacks/functions/stream-consumers'
import { reactionEntry } from '#shared/registry/reactions'
import type { LambdaFunctions } from '../api/lambda-runtime'

/** A reader of the stream on this machine: the deployed reader's code, with the same reactions. */
export type LocalReader = {
  readonly consumer: StreamConsumer
  /** The name by which it invokes itself. */
  readonly functionName: string
  /** Passes a batch, or a record that was set aside, to its reactions. */
  readonly handle: (event: StreamEvent) => Promise<unknown>
}

/** The names of a reader's lanes. Each has its own position in the stream. */
export const listLanes = (consumers: readonly Pick<StreamConsumer, 'name'>[]): readonly string[] =>
  consumers.flatMap(({ name }) => Array.from({ length: readerSettings.lanes }, (_, lane) => `${name}-${lane}`))

function createReader(consumer: StreamConsumer, functions: Pick<LambdaFunctions, 'call'>): LocalReader {
  const functionName = `react-${consumer.name}`
  const handler = createStreamHandler(
    consumer.reactions.map((reaction) => ({
      reaction,
      handler: (event, { awsRequestId = randomUUID() } = {}) =>
        functions.call(reactionEntry(reaction.name), event, { awsRequestId }),
    })),
  )
  return {
    consumer,
    functionName,
    handle: (event) => handler(event, { invokedFunctionArn: functionName, awsRequestId: randomUUID() }),
  }
}

export const createReaders = (
  functions: Pick<LambdaFunctions, 'call'>,
  consumers: readonly StreamConsumer[] = streamConsumers,
): readonly LocalReader[] => consumers.map((consumer) => createReader(consumer, functions))

/** Throws the error of a batch that a reader could not process. */
export async function handleOrThrow({ handle }: LocalReader, event: StreamEvent): Promise<void> {
  const error = getBatchError(await handle(event))
  if (error !== undefined) throw error instanceof Error ? error : new Error('Reported in batchItemFailures')
}
