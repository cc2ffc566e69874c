import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord } from 'aws-lambda'
import { isWanted } from '#infra/stacks/functions/lambda/consume-stream'
import { readerSettings } from '#infra/stacks/functions/stream-consumers'
import { reactionEntry, workerEntry, workers } from '#shared/registry/reactions'
import type { LambdaFunctions } from '../api/lambda-runtime'
import { createDebouncedSave, loadCheckpoints } from './checkpoints'
import type { DeadLetters } from './dead-letters'
import { createDeliveryQueue, type QueuedRecord } from './delivery-queue'
import type { AsyncInvocations } from './invocations'
import { startPollingLoop } from './polling-loop'
import { listLanes, type LocalReader } from './readers'
import { startRedelivery } from './redelivery'
import { createStreamReader } from './stream-reader'

const MAX_WAITING = 10_000

type Options = {
  readonly streamArn: string
  readonly dataDir: string
  readonly readers: readonly LocalReader[]
  readonly deadLetters: DeadLetters
  readonly functions: LambdaFunctions
  /** Runs the asynchronous invocations of readers and reactions; stopped with the stream. */
  readonly invocations: AsyncInvocations
}

/** Returns the lane of a record's item, so that the changes of one item stay in order. */
function getLane({ dynamodb }: DynamoDBRecord): number {
  const { pk, sk } = dynamodb?.Keys ?? {}
  return createHash('md5').update(`${pk?.S} ${sk?.S}`).digest().readUInt32BE() % readerSettings.lanes
}

/**
 * Delivers the table's change stream to the readers, as Lambda's event source does. Each reader has
 * some lanes with their own queue and position.
 */
export function startChangeStream({ streamArn, dataDir, readers, deadLetters, functions, invocations }: Options) {
  const endpoint = process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? ''
  const client = new DynamoDBStreamsClient({ endpoint })
  const checkpoints = loadCheckpoints(dataDir, streamArn)
  const saving = createDebouncedSave(checkpoints)
  const putBacks = startRedelivery(deadLetters, functions, invocations)

  const lanes = readers.flatMap((reader) =>
    listLanes([reader.consumer]).map((name, lane) => ({ reader, name, lane, queue: createLane(reader, name) })),
  )

  /** Creates a lane's queue. A batch that can't even be set aside becomes dead letters at last. */
  function createLane({ handle, functionName }: LocalReader, lane: string) {
    return createDeliveryQueue({
      // Reads at once, because a reaction may have written.
      call: (event) => handle(event).finally(() => following?.wake()),
      done: ({ shard, sequence }) => {
        checkpoints.advance(lane, shard, sequence)
        saving.soon()
      },
      giveUp: async (record, reason) => deadLetters.keepInvocation(functionName, { Records: [record] }, reason),
      wait: (ms) => sleep(ms),
    })
  }

  let handed = 0

  /** Adds unprocessed records to each lane, also unwanted ones to advance its position. */
  function hand(shard: string, records: readonly DynamoDBRecord[]): void {
    handed += records.length
    const placed = records.map((record) => ({ record, at: getLane(record) }))
    for (const { reader, name, lane, queue } of lanes)
      queue.add(
        placed.flatMap(({ record, at }): QueuedRecord[] => {
          const sequence = record.dynamodb?.SequenceNumber ?? '0'
          if (checkpoints.isDone(name, shard, sequence)) return []
          const wanted = at === lane && reader.consumer.reactions.some((each) => isWanted(each, record))
          return [{ shard, sequence, record, wanted }]
        }),
      )
  }

  const names = lanes.map(({ name }) => name)
  const readOnce = createStreamReader({
    client,
    streamArn,
    startAfter: (shard) => checkpoints.earliest(names, shard),
    hand,
  })
  const isFull = () => lanes.some(({ queue }) => queue.waiting() > MAX_WAITING)
  const following = lanes.length > 0 ? startPollingLoop(async () => (isFull() ? 0 : readOnce())) : undefined
  const entries = readers.flatMap(({ consumer }) => consumer.reactions.map(({ name }) => reactionEntry(name)))

  return {
    /** Reads at once instead of at the next poll. Call it after a write. */
    wake: (): void => following?.wake(),
    /** Loads the reactions, so that no change waits for it. */
    warm: (): Promise<void> => functions.warm([...entries, ...workers.map(({ name }) => workerEntry(name))]),
    stop: async (): Promise<void> => {
      await following?.stop()
      await Promise.all([putBacks.stop(), ...lanes.map(({ queue }) => queue.stop())])
      await invocations.stop()
      saving.now()
      client.destroy()
    },
    /** Waits until all writes so far, including those of reactions, were delivered. */
    settled: async (): Promise<void> => {
      for (;;) {
        const before = handed
        await putBacks.idle()
        await Promise.all(lanes.map(({ queue }) => queue.idle()))
        await invocations.idle()
        const count = (await following?.nextCount()) ?? 0
        // A change that came meanwhile may have invoked what nothing has waited for.
        if (count === 0 && handed === before) return
      }
    },
  }
}
