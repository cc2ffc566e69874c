import { setTimeout as sleep } from 'node:timers/promises'
import { scaleLimit } from './machine-speed'

/**
 * How long tests wait for events, in milliseconds. Generous for busy machines and the oracle
 * engine.
 */
export const WAIT_TIMEOUT_MS = Number(process.env['PATIENCE_MS'] ?? scaleLimit(10_000))

/** Waits until a condition holds. Throws after the time-out. */

export async function waitUntil(
  holds: () => Promise<boolean> | boolean,
  withinMs = WAIT_TIMEOUT_MS,
  pauseMs = 10,
): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`still not so after ${withinMs} ms: ${holds.toString()}`)
    await sleep(pauseMs)
  }
}
