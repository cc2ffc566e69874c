import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until something holds; fails after a few seconds. */
export async function until(holds: () => Promise<boolean> | boolean, withinMs = 3000): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`still not so after ${withinMs} ms: ${holds.toString()}`)
    await sleep(10)
  }
}
