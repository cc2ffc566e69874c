import { setTimeout as sleep } from 'node:timers/promises'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import type { DeadLetter, DeadLetters } from './dead-letters'
import { createDeliveryQueue } from './delivery'
import type { AsyncInvocations } from './invocations'
import type { LambdaFunctions } from './lambda'
import { runSchedule } from './schedules'

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
