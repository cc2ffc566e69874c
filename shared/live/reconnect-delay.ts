/**
 * A customer's page gives up after this many failed attempts (docs/product/live.md#reconnecting).
 */
const MAX_RECONNECT_ATTEMPTS = 5

const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 10_000

/**
 * Returns the delay in milliseconds before an attempt, counted from 1: one second, doubled each
 * time, at most ten (docs/product/live.md#reconnecting). Null to give up, which `forever` prevents.
 */
export function getReconnectDelayMs(attempt: number, { forever = false }: { forever?: boolean } = {}): number | null {
  if (attempt > MAX_RECONNECT_ATTEMPTS && !forever) return null
  return Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempt - 1, MAX_RECONNECT_ATTEMPTS), LONGEST_DELAY_MS)
}
