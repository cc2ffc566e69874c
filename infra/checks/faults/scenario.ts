import type { RandomSource } from '#infra/testkit/fixtures/random'
import { setTimeout as sleep } from 'node:timers/promises'
import { restockAll } from '#infra/testkit/clients/staff-clients'
import { findInvariantFailures, openBoard } from './invariants'
import type { FaultContext } from './invariants'
import { startProductUnderTest } from './product-under-test'
import { startOrderLoad } from './load'
import type { OrderLoad, OrderLoadOptions } from './load'

/** One fault: what happens, what must hold after it, and the trial itself. */
export type Scenario = {
  readonly name: string
  readonly happens: string
  readonly holds: string
  readonly run: (trial: ScenarioContext) => Promise<ScenarioResult>
}

export type ScenarioContext = {
  readonly random: RandomSource
  /** A folder of its own, which does not exist yet. */
  readonly dataDir: string
  /** Where the product's own words go. */
  readonly logFile: string
}

export type ScenarioResult = {
  /** What did not hold; nothing when all did. */
  readonly failures: readonly string[]
  /** What happened, in figures. */
  readonly figures: string
  /** Why it could not be tried on this machine. */
  readonly skipped?: string
}

/** How the guests are, where it matters. */
type Crowd = Pick<OrderLoadOptions, 'workers' | 'pauseMs'>
type Fault = (around: FaultContext, trial: ScenarioContext) => Promise<ScenarioResult | void>

const BOARDS = 2
const AT_WORK_MS = 20_000

/**
 * Until the rush has placed so many more orders, so that a fault meets a restaurant at work; not
 * for ever.
 */
export async function waitForOrders({ tabs }: OrderLoad, count: number): Promise<void> {
  const enough = tabs.size + count
  for (const deadline = performance.now() + AT_WORK_MS; tabs.size < enough && performance.now() < deadline;) {
    await sleep(20)
  }
}

/**
 * Opens a restaurant with boards on the wall and a rush, lets a fault happen to it, and says what
 * does not hold after.
 */
export async function runUnderFault(trial: ScenarioContext, fault: Fault, crowd: Crowd = {}): Promise<ScenarioResult> {
  const product = await startProductUnderTest(trial)
  const boards = Array.from({ length: BOARDS }, () => openBoard(product))
  try {
    // A rush orders in seconds what a kitchen has in store for days.
    await restockAll(product.url, 'HENPR')
    const rush = await startOrderLoad({ url: product.url, random: trial.random, ...crowd })
    const around = { product, rush, boards }
    const found = await fault(around, trial)
    await rush.stop()
    const failures = await findInvariantFailures(around)
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
