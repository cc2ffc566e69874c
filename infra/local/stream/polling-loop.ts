const TURN_MS = 100
/** Pause after a reading with changes, so that the next one reads several at once. */
const GATHER_MS = 20
/** The engine shows a change some milliseconds after the write. */
const LOOK_AGAIN_MS = 5
const LOOKS = 3
const AFTER_FAULT_MS = 1000

/** Calls `readOnce` in a loop until stopped, soon again after a wake, and again after a fault. */
export function startPollingLoop(readOnce: () => Promise<number>) {
  let stopped = false
  let looks = 0
  let isGathering = false
  let endPause = () => {}
  const waiting: ((count: number) => void)[] = []

  async function pause(ms: number): Promise<void> {
    if (stopped || waiting.length > 0) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function turn(): Promise<void> {
    const before = waiting.length
    const count = await readOnce()
    for (const resolve of waiting.splice(0, before)) resolve(count)
    isGathering = count > 0
    if (isGathering) return pause(GATHER_MS)
    looks -= 1
    await pause(looks >= 0 ? LOOK_AGAIN_MS : TURN_MS)
  }

  async function run(): Promise<void> {
    while (!stopped) {
      try {
        await turn()
      } catch (error) {
        if (stopped) return
        console.error('The change stream could not be read; trying again.', error)
        await new Promise((resolve) => setTimeout(resolve, AFTER_FAULT_MS))
      }
    }
  }
  const running = run()

  return {
    /** Reads at once instead of at the next poll. Call it after a write. */
    wake: (): void => {
      looks = LOOKS
      if (!isGathering) endPause()
    },
    /** Returns the number of records of the next reading that starts after this call. */
    nextCount: (): Promise<number> =>
      new Promise((resolve) => {
        waiting.push(resolve)
        endPause()
      }),
    stop: (): Promise<void> => {
      stopped = true
      endPause()
      return running
    },
  }
}
