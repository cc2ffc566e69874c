/**
 * A customer's page gives up after so many attempts in a row (docs/product/live.md#reconnecting).
 */
export const MAX_RECONNECT_ATTEMPTS = 5

const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 10_000

/**
 * How long to wait before the given attempt, counted from 1: 1 second, doubled each time, at most
 * 10 (docs/product/live.md#reconnecting). Null when it is time to give up; a board never does.
 */
export function getReconnectDelayMs(attempt: number, { forever = false }: { forever?: boolean } = {}): number | null {
  if (attempt > MAX_RECONNECT_ATTEMPTS && !forever) return null
  return Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempt - 1, MAX_RECONNECT_ATTEMPTS), LONGEST_DELAY_MS)
}
