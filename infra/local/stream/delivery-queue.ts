import { getErrorMessage } from '#functions/platform/error-message'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { getBatchError } from '#functions/platform/event-handlers'
import { isServiceUnavailable } from '#functions/platform/response'
import { readerSettings } from '#infra/stacks/functions/stream-consumers'

const { batchSize: BATCH_SIZE, retries: RETRIES } = readerSettings
/** Pause while the table is unavailable, which does not count as a try of the record. */
const AWAY_MS = 1000

const BatchAnswer = z.nullish(z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) }))

export type QueuedRecord = {
  readonly shard: string
  readonly sequence: string
  readonly record: DynamoDBRecord
  readonly wanted: boolean
}

type DeliveryCallbacks = {
  readonly call: (event: DynamoDBStreamEvent) => Promise<unknown>
  /** Called when a record is processed: delivered, skipped, or given up. */
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

const reasonOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${getErrorMessage(error)}` : String(error)

const backoff = (tries: number) => Math.min(AWAY_MS, 100 * 2 ** (tries - 1))

/**
 * Delivers the records of one lane in order and at least once, as Lambda does. Records before the
 * first failed one are processed. A batch that throws is halved. A record whose retries all fail is
 * given up.
 */
export function createDeliveryQueue({ call, done, giveUp, wait }: DeliveryCallbacks) {
  const queue: QueuedRecord[] = []
  let size: number = BATCH_SIZE
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
      // As with Lambda, an unknown identifier fails the whole batch.
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
    if (tries <= RETRIES || !failed) {
      await wait(backoff(tries))
      return
    }
    try {
      await giveUp(failed.record, reason)
    } catch (error) {
      console.error('A record could be neither delivered nor laid aside; trying again.', error)
      await wait(backoff(RETRIES))
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
    /** Waits until all records so far are processed. */
    idle: async (): Promise<void> => {
      while (busy) await running
    },
    /** Completes the current batch. The remaining records wait for the next start. */
    stop: async (): Promise<void> => {
      stopped = true
      await running
    },
  }
}
