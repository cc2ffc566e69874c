import { setTimeout as sleep } from 'node:timers/promises'

/**
 * How long a test waits for what should happen at once: a machine that others share takes its time,
 * the oracle engine more.
 */
export const WAIT_TIMEOUT_MS = Number(process.env['PATIENCE_MS'] ?? 10_000)

/** Waits until something holds; fails after a while. */
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
