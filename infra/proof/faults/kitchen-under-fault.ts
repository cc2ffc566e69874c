import { setTimeout as sleep } from 'node:timers/promises'
import { restock } from '#infra/proof/bench/restock'
import { hangBoard } from './board'
import { whatDoesNotHold } from './holds'
import type { Around } from './holds'
import { startUnderFault } from './product'
import { startRush } from './rush'
import type { Rush, RushOptions } from './rush'
import type { Outcome, Trial } from './scenario'

/** How the guests are, where it matters. */
type Crowd = Pick<RushOptions, 'workers' | 'pauseMs'>
type Fault = (around: Around, trial: Trial) => Promise<Outcome | void>

const BOARDS = 2
const AT_WORK_MS = 20_000

/**
 * Until the rush has placed so many more orders, so that a fault meets a restaurant at work; not
 * for ever.
 */
export async function moreOrders({ tabs }: Rush, count: number): Promise<void> {
  const enough = tabs.size + count
  for (const deadline = performance.now() + AT_WORK_MS; tabs.size < enough && performance.now() < deadline;) {
    await sleep(20)
  }
}

/**
 * Opens a restaurant with boards on the wall and a rush, lets a fault happen to it, and says what
 * does not hold after.
 */
export async function underFault(trial: Trial, fault: Fault, crowd: Crowd = {}): Promise<Outcome> {
  const product = await startUnderFault(trial)
  const boards = Array.from({ length: BOARDS }, () => hangBoard(product))
  try {
    // A rush orders in seconds what a kitchen has in store for days.
    await restock(product.url, 'HENPR')
    const rush = await startRush({ url: product.url, random: trial.random, ...crowd })
    const around = { product, rush, boards }
    const found = await fault(around, trial)
    await rush.stop()
    const failures = await whatDoesNotHold(around)
    const { retries } = rush.troubles
    const said = found?.figures ? `${found.figures}, ` : ''
    const refused = [...rush.refused].map(([why, times]) => `, ${times} refused as ${why}`).join('')
    return {
      failures: [...(found?.failures ?? []), ...failures],
      figures: `${said}${rush.tabs.size} orders, ${retries} retries${refused}`,
    }
  } finally {
    await Promise.all(boards.map((board) => board.takeDown()))
    await product.stop()
  }
}
