import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '#shared/platform/problem'

/** The one bound (decision 0033): with the pauses between, some five seconds of being overtaken. */
const MOST_ATTEMPTS = 30

/** Waits a moment before the next attempt: longer each time, and never as long as the others. */
export const waitBeforeRetry = (attempt: number) => sleep(Math.random() * Math.min(400, 8 * 2 ** attempt))

/** What an attempt at the table came to: its result, or that it is to be made again. */
export type Attempt<T> = { readonly done: T } | 'again'

/**
 * Attempts something until it is done, with a pause between; throws `unavailable` when it never is.
 */
export async function retryWithBackoff<T>(attempt: () => Promise<Attempt<T>>): Promise<T> {
  for (let made = 0; made < MOST_ATTEMPTS; made += 1) {
    if (made > 0) await waitBeforeRetry(made - 1)
    const outcome = await attempt()
    if (outcome !== 'again') return outcome.done
  }
  throw new Problem('unavailable', 'We are very busy. Please try again in a moment.', { retryAfterSeconds: 1 })
}
