import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { getBatchError } from '#functions/runtime/react'
import { isServiceUnavailable } from '#functions/runtime/service-away'

/** As the cloud's event source mappings are set up. */
const BATCH_SIZE = 100
const TRIES = 5
/**
 * Until a table that is away may be there again: no fault of the record, so no try of it either.
 */
const AWAY_MS = 1000

const BatchAnswer = z.nullish(z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) }))

export type QueuedRecord = {
  readonly shard: string
  readonly sequence: string
  readonly record: DynamoDBRecord
  readonly wanted: boolean
}

export type DeliveryCallbacks = {
  readonly call: (event: DynamoDBStreamEvent) => Promise<unknown>
  /** Told when a record is done with: delivered, not wanted, or given up. */
  readonly done: (last: QueuedRecord) => void
  readonly giveUp: (record: DynamoDBRecord, reason: string) => Promise<void>
  readonly wait: (ms: number) => Promise<unknown>
}

type Outcome = {
  readonly delivered: number
  readonly reason?: string
  readonly threw?: boolean
  readonly away?: boolean
}

const reasonOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error))

const backoff = (tries: number) => 100 * 2 ** (tries - 1)

/**
 * The records of one reaction, delivered in order and at least once, as Lambda does it: what comes
 * before the first failed record is done with, a batch that throws is halved, and a record that
 * fails five times is given up.
 */
export function createDeliveryQueue({ call, done, giveUp, wait }: DeliveryCallbacks) {
  const queue: QueuedRecord[] = []
  let size = BATCH_SIZE
  let tries = 0
  let busy = false
  let running = Promise.resolve()
  let stopped = false

  async function deliver(batch: readonly QueuedRecord[]): Promise<Outcome> {
    const wanted = batch.filter((queued) => queued.wanted)
    try {
      const answered = await call({ Records: wanted.map(({ record }) => record) })
      const answer = BatchAnswer.parse(answered)
      const failed = new Set(answer?.batchItemFailures.map((failure) => failure.itemIdentifier))
      if (failed.size === 0) return { delivered: batch.length }
      const first = batch.findIndex(({ wanted, sequence }) => wanted && failed.has(sequence))
      // An identifier that is not in the batch fails all of it, as with Lambda.
      const error = getBatchError(answered)
      const reason = error === undefined ? 'reported in batchItemFailures' : reasonOf(error)
      return { delivered: Math.max(0, first), reason, away: isServiceUnavailable(error) }
    } catch (error) {
      return { delivered: 0, reason: reasonOf(error), threw: true, away: isServiceUnavailable(error) }
    }
  }

  function advance(count: number): void {
    const last = queue.splice(0, count).at(-1)
    if (!last) return
    tries = 0
    done(last)
  }

  async function step(): Promise<void> {
    const firstWanted = queue.findIndex((queued) => queued.wanted)
    advance(firstWanted < 0 ? queue.length : firstWanted)
    const batch = queue.slice(0, size)
    if (batch.length === 0) return
    const { delivered, reason, threw, away } = await deliver(batch)
    advance(delivered)
    if (reason === undefined) {
      size = BATCH_SIZE
      return
    }
    if (away) {
      await wait(AWAY_MS)
      return
    }
    if (threw && batch.length > 1) {
      size = Math.ceil(batch.length / 2)
      return
    }
    tries += 1
    const failed = queue[0]
    if (tries < TRIES || !failed) {
      await wait(backoff(tries))
      return
    }
    try {
      await giveUp(failed.record, reason)
    } catch (error) {
      console.error('A record could be neither delivered nor laid aside; trying again.', error)
      await wait(backoff(TRIES))
      return
    }
    advance(1)
  }

  async function run(): Promise<void> {
    busy = true
    while (queue.length > 0 && !stopped) await step()
    busy = false
  }

  return {
    add: (records: readonly QueuedRecord[]): void => {
      queue.push(...records)
      if (!busy) running = run()
    },
    waiting: () => queue.length,
    /** Until everything added so far is done with. */
    idle: async (): Promise<void> => {
      while (busy) await running
    },
    /** Finishes the batch under way; what waits is left for the next start. */
    stop: async (): Promise<void> => {
      stopped = true
      await running
    },
  }
}
