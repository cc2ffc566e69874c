import { setTimeout as sleep } from 'node:timers/promises'
import { scaleLimit } from './machine-speed'

/** How long tests wait for events, in milliseconds. Generous for stalls and slow engines. */
export const WAIT_TIMEOUT_MS = scaleLimit(20_000)

/** Waits until a condition holds. Throws after the time-out. No change of the clock affects it. */
export async function waitUntil(
  holds: () => Promise<boolean> | boolean,
  withinMs = WAIT_TIMEOUT_MS,
  pauseMs = 10,
): Promise<void> {
  const deadline = performance.now() + withinMs
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`still not so after ${withinMs} ms: ${holds.toString()}`)
    await sleep(pauseMs)
  }
}
