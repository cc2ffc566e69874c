import { hangBoard } from './board'
import { whatDoesNotHold } from './holds'
import type { Around } from './holds'
import { startUnderFault } from './product'
import { startRush } from './rush'
import type { Outcome, Trial } from './scenario'

type Fault = (around: Around, trial: Trial) => Promise<Outcome | void>

const BOARDS = 2

/** Opens a restaurant with boards on the wall and a rush, lets a fault happen to it, and says what does not hold after. */
export async function underFault(trial: Trial, fault: Fault): Promise<Outcome> {
  const product = await startUnderFault(trial)
  const boards = Array.from({ length: BOARDS }, () => hangBoard(product))
  try {
    const rush = await startRush({ url: product.url, random: trial.random })
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
