import { setTimeout as sleep } from 'node:timers/promises'

/** Reads until what is read fits; throws with what was read last. */
export async function eventually<T>(
  read: () => Promise<T>,
  fits: (value: T) => boolean,
  withinMs: number,
  pauseMs = 250,
): Promise<T> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const value = await read()
    if (fits(value)) return value
    if (Date.now() > deadline) throw new Error(`after ${withinMs} ms still ${JSON.stringify(value)}`)
    await sleep(pauseMs)
  }
}
