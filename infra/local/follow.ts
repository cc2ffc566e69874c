const TURN_MS = 100
/**
 * Where much is written, a reading waits for what comes, as a batch in the cloud does: the longer,
 * the more there was.
 */
const gatherMs = (count: number) => Math.min(100, 5 + 10 * count)
/**
 * The engine shows a change some milliseconds after its write was answered: who was woken looks
 * again so soon, so often.
 */
const LOOK_AGAIN_MS = 5
const LOOKS = 4
const AFTER_FAULT_MS = 1000

/** Pauses that somebody may end early; who is woken while there is none has the next one spared. */
function wakefulSleep() {
  let wakeUp: (() => void) | undefined
  let woken = false
  return {
    wake: (): void => {
      woken = true
      wakeUp?.()
    },
    sleep: async (ms: number): Promise<void> => {
      if (!woken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wakeUp = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      wakeUp = undefined
      woken = false
    },
  }
}

/**
 * Reads turn by turn, soon again where there was something to read, until it is stopped. A fault is
 * tried again.
 */
export function follow(readOnce: () => Promise<number>) {
  const { wake: endPause, sleep } = wakefulSleep()
  const { wake: endGathering, sleep: gather } = wakefulSleep()
  let stopped = false
  let looks = 0
  const askers: ((count: number) => void)[] = []

  function wake(): void {
    looks = LOOKS
    endPause()
  }

  async function turn(): Promise<void> {
    const answered = askers.splice(0)
    const count = await readOnce()
    for (const tell of answered) tell(count)
    if (count > 0) return gather(gatherMs(count))
    await sleep(looks > 0 ? LOOK_AGAIN_MS : TURN_MS)
    looks -= 1
  }

  async function onFault(error: unknown): Promise<void> {
    if (stopped) return
    console.error('The change stream could not be read; trying again.', error)
    await sleep(AFTER_FAULT_MS)
  }

  async function run(): Promise<void> {
    while (!stopped) await turn().catch(onFault)
  }
  const running = run()

  return {
    /**
     * Called when there may be something to read: it is read at once instead of at the next turn.
     */
    wake,
    /** How much there was at a reading that begins from now on. */
    nextCount: (): Promise<number> => {
      const count = new Promise<number>((resolve) => askers.push(resolve))
      wake()
      endGathering()
      return count
    },
    stop: (): Promise<void> => {
      stopped = true
      wake()
      endGathering()
      return running
    },
  }
}
