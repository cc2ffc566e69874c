import type { LambdaFunctions } from '../api/lambda-runtime'
import type { DeadLetter, DeadLetters } from './dead-letters'
import { runSchedule, type AsyncInvocations } from './invocations'

const LOOK_MS = 500

/**
 * Delivers dead letters that a person put back, independent of the stream and with the usual tries.
 * Letters that fail again are stored again. After a kill, a letter may be delivered twice.
 */
export function startRedelivery(
  letters: DeadLetters,
  functions: Pick<LambdaFunctions, 'call'>,
  invocations: Pick<AsyncInvocations, 'accept'>,
) {
  let stopped = false

  async function deliver(letter: DeadLetter): Promise<void> {
    if ('schedule' in letter) await runSchedule(letter, functions, letters)
    else invocations.accept(letter.function, letter.payload, letter.id)
    letters.settle(letter.id)
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
    /** Waits until all letters so far are delivered. */
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
