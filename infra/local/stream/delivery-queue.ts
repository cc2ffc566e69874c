import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { getBatchError } from '#functions/platform/event-handlers'
import { isServiceUnavailable } from '#functions/platform/response'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DeadLetter, DeadLetters } from './dead-letters'
import { runSchedule } from './invocations'
import type { AsyncInvocations } from './invocations'
import type { LambdaFunctions } from '../api/lambda-runtime'

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

const LOOK_MS = 500

/**
 * Delivers the dead letters that a person put back, beside the stream, each with the tries that any
 * record has; what fails again is laid aside again. A kill in between only means that a letter
 * comes twice.
 */
export function startRedelivery(
  letters: DeadLetters,
  functions: Pick<LambdaFunctions, 'call'>,
  invocations: Pick<AsyncInvocations, 'accept'>,
  call: (reaction: string, event: DynamoDBStreamEvent) => Promise<unknown>,
) {
  let stopped = false

  async function deliver(letter: DeadLetter): Promise<void> {
    if ('schedule' in letter) {
      await runSchedule(letter, functions, letters)
      letters.settle(letter.id)
      return
    }
    if ('worker' in letter) {
      invocations.accept({ id: letter.invocation, worker: letter.worker, payload: letter.payload })
      letters.settle(letter.id)
      return
    }
    const { id, reaction, record } = letter
    const queue = createDeliveryQueue({
      call: (event) => call(reaction, event),
      done: () => letters.settle(id),
      giveUp: async (again, reason) => letters.keep({ reaction, reason, at: new Date().toISOString(), record: again }),
      wait: (ms) => sleep(ms),
    })
    queue.add([{ shard: 'put-back', sequence: record.dynamodb?.SequenceNumber ?? '0', record, wanted: true }])
    await queue.idle()
  }

  async function deliverAll(): Promise<void> {
    for (const letter of letters.waiting()) {
      if (stopped) return
      await deliver(letter)
    }
  }

  let running = Promise.resolve()
  const look = () => {
    running = running
      .then(deliverAll)
      .catch((error: unknown) => console.error('A dead letter could not be put back; trying again.', error))
  }
  const watch = setInterval(look, LOOK_MS)
  watch.unref()

  return {
    /** Until what was put back so far is done with. */
    idle: (): Promise<void> => {
      look()
      return running
    },
    stop: async (): Promise<void> => {
      stopped = true
      clearInterval(watch)
      await running
    },
  }
}
