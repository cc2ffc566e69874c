import { setTimeout as sleep } from 'node:timers/promises'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { reactionEntry, workerEntry, workers, type Reaction } from '#shared/platform/reactions'
import { createDebouncedSave, loadCheckpoints, type Checkpoints } from './checkpoints'
import { openDeadLetters, type DeadLetters } from './dead-letters'
import { createDeliveryQueue, startRedelivery, type QueuedRecord } from './delivery-queue'
import type { AsyncInvocations } from './invocations'
import { startPollingLoop } from './polling-loop'
import type { LambdaFunctions } from '../api/lambda-runtime'
import { createStreamReader, matchesFilter } from './stream-reader'

const MAX_WAITING = 10_000

type Options = {
  readonly streamArn: string
  readonly dataDir: string
  readonly reactions: readonly Reaction[]
  readonly functions: LambdaFunctions
  /** Runs the reactions' asynchronous invocations; stopped with the stream. */
  readonly invocations: AsyncInvocations
}

type Call = (reaction: string, event: DynamoDBStreamEvent) => Promise<unknown>

/**
 * Returns the records that a reaction has not processed, in order, including unwanted ones to
 * advance the position.
 */
function queuedFor(reaction: Reaction, shard: string, records: readonly DynamoDBRecord[], { isDone }: Checkpoints) {
  return records.flatMap((record): QueuedRecord[] => {
    const sequence = record.dynamodb?.SequenceNumber ?? '0'
    if (isDone(reaction.name, shard, sequence)) return []
    return [{ shard, sequence, record, wanted: matchesFilter(reaction, record) }]
  })
}

type Ends = {
  readonly call: Call
  readonly letters: DeadLetters
  readonly done: (reaction: string, last: QueuedRecord) => void
}

/**
 * Creates a reaction's queue. A record that keeps failing becomes a dead letter, so that the next
 * ones are delivered.
 */
const queueOf = ({ name }: Reaction, { call, letters, done }: Ends) =>
  createDeliveryQueue({
    call: (event) => call(name, event),
    done: (last) => done(name, last),
    giveUp: async (record, reason) => {
      console.error(`The reaction ${name} gave up on a record (${reason}): npm run tool -- dead-letters list`)
      letters.keep({ reaction: name, reason, at: new Date().toISOString(), record })
    },
    wait: (ms) => sleep(ms),
  })

/**
 * Delivers the table's change stream to the reactions with one reader. Each reaction has its own
 * queue and position.
 */
export function startChangeStream({ streamArn, dataDir, reactions, functions, invocations }: Options) {
  const endpoint = process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? ''
  const client = new DynamoDBStreamsClient({ endpoint })
  const checkpoints = loadCheckpoints(dataDir, streamArn)
  const saving = createDebouncedSave(checkpoints)
  const names = reactions.map(({ name }) => name)
  const letters = openDeadLetters(dataDir)
  // Reads at once, because a reaction may have written.
  const call: Call = (reaction, event) =>
    functions.call(reactionEntry(reaction), event).finally(() => following?.wake())
  const putBacks = startRedelivery(letters, functions, invocations, call)

  function done(reaction: string, { shard, sequence }: QueuedRecord): void {
    checkpoints.advance(reaction, shard, sequence)
    saving.soon()
  }
  const queues = reactions.map((reaction) => ({ reaction, queue: queueOf(reaction, { call, letters, done }) }))

  const readOnce = createStreamReader({
    client,
    streamArn,
    startAfter: (shard) => checkpoints.earliest(names, shard),
    hand: (shard, records) => {
      for (const { reaction, queue } of queues) queue.add(queuedFor(reaction, shard, records, checkpoints))
    },
  })
  const isFull = () => queues.some(({ queue }) => queue.waiting() > MAX_WAITING)
  const following = queues.length > 0 ? startPollingLoop(async () => (isFull() ? 0 : readOnce())) : undefined

  return {
    /** Reads at once instead of at the next poll. Call it after a write. */
    wake: (): void => following?.wake(),
    /** Loads the reactions, so that no change waits for it. */
    warm: (): Promise<void> =>
      functions.warm([...names.map(reactionEntry), ...workers.map(({ name }) => workerEntry(name))]),
    stop: async (): Promise<void> => {
      await following?.stop()
      await Promise.all([putBacks.stop(), ...queues.map(({ queue }) => queue.stop())])
      await invocations.stop()
      saving.now()
      client.destroy()
    },
    /** Waits until all writes so far, including those of reactions, were delivered. */
    settled: async (): Promise<void> => {
      for (;;) {
        await putBacks.idle()
        await Promise.all(queues.map(({ queue }) => queue.idle()))
        await invocations.idle()
        const count = (await following?.nextCount()) ?? 0
        if (count === 0 && queues.every(({ queue }) => queue.waiting() === 0)) return
      }
    },
  }
}
