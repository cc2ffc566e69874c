import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '#shared/platform/problem'

/** With the pauses between them, the attempts take about five seconds (decision 0033). */
const MAX_ATTEMPTS = 30

/** Waits before the next attempt: exponential backoff with full jitter, at most 400 ms. */
export const waitBeforeRetry = (attempt: number) => sleep(Math.random() * Math.min(400, 8 * 2 ** attempt))

/** Outcome of an attempt: its result, or a request for another attempt. */
type Attempt<T> = { readonly done: T } | 'again'

/**
 * Repeats an attempt until it is done, with backoff.
 * @throws Problem `unavailable` after the last attempt
 */
export async function retryWithBackoff<T>(attempt: () => Promise<Attempt<T>>): Promise<T> {
  for (let made = 0; made < MAX_ATTEMPTS; made += 1) {
    if (made > 0) await waitBeforeRetry(made - 1)
    const outcome = await attempt()
    if (outcome !== 'again') return outcome.done
  }
  throw new Problem('unavailable', 'We are very busy. Please try again in a moment.', { retryAfterSeconds: 1 })
}
