import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { writeFileAtomically } from '../write-file'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { reactionEntry, workerEntry, workers, type Reaction } from '#shared/platform/reactions'
import { openDeadLetters, type DeadLetters } from './dead-letters'
import { createDeliveryQueue, startRedelivery, type QueuedRecord } from './delivery-queue'
import type { AsyncInvocations } from './invocations'
import { startPollingLoop } from './polling-loop'
import type { LambdaFunctions } from '../api/lambda-runtime'
import { createStreamReader, matchesFilter } from './stream-reader'

const Stored = z.object({
  streamArn: z.string(),
  /** By reaction, then by shard: the sequence number of the last processed record. */
  done: z.record(z.string(), z.record(z.string(), z.string())),
})

export type Checkpoints = ReturnType<typeof loadCheckpoints>

/**
 * Loads the position of each reaction from a file. Ignores positions in another stream, as after
 * the table was recreated.
 */
export function loadCheckpoints(file: string, streamArn: string) {
  const read = existsSync(file) ? Stored.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
  const done = new Map(
    Object.entries(read?.streamArn === streamArn ? read.done : {}).map(([name, shards]) => [
      name,
      new Map(Object.entries(shards)),
    ]),
  )

  const of = (reaction: string, shard: string) => done.get(reaction)?.get(shard)

  return {
    of,
    isDone: (reaction: string, shard: string, sequence: string): boolean => {
      const last = of(reaction, shard)
      return last !== undefined && BigInt(sequence) <= BigInt(last)
    },
    /**
     * Returns the earliest position of these reactions; undefined if one starts at the beginning.
     */
    earliest: (reactions: readonly string[], shard: string): string | undefined => {
      const all = reactions.map((reaction) => of(reaction, shard))
      return all.reduce((least, last) =>
        least === undefined || last === undefined ? undefined : BigInt(last) < BigInt(least) ? last : least,
      )
    },
    advance: (reaction: string, shard: string, sequence: string): void => {
      done.set(reaction, (done.get(reaction) ?? new Map<string, string>()).set(shard, sequence))
    },
    save: (): void => {
      const shards = [...done].map(([name, byShard]) => [name, Object.fromEntries(byShard)] as const)
      writeFileAtomically(file, JSON.stringify({ streamArn, done: Object.fromEntries(shards) }))
    },
  }
}

/** After a kill, the records of this period are delivered again. */
const SAVE_MS = 200

/** Saves positions with a delay, many at once. A full disk stops no reaction. */
export function createDebouncedSave({ save }: Pick<Checkpoints, 'save'>) {
  let saving: NodeJS.Timeout | undefined
  const now = (): void => {
    clearTimeout(saving)
    saving = undefined
    try {
      save()
    } catch (error) {
      console.error('How far the reactions have come could not be written down.', error)
    }
  }
  return {
    now,
    soon: (): void => {
      saving ??= setTimeout(now, SAVE_MS)
    },
  }
}

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
  const checkpoints = loadCheckpoints(join(dataDir, 'checkpoints.json'), streamArn)
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
