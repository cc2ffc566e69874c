import { scaleLimit } from '#infra/testkit/machine-speed'
import type { RandomSource } from '#infra/operate/sample-history/random'
import { setTimeout as sleep } from 'node:timers/promises'
import { reserveKitchenTime, restockAll, signInManager } from '#infra/testkit/clients/staff-clients'
import { findInvariantFailures, openBoard, type FaultContext } from './invariants'
import { startProductUnderTest } from './product-under-test'
import { startOrderLoad, type OrderLoad, type OrderLoadOptions } from './load'

/** A fault scenario: its description, the invariant, and the test. */
export type Scenario = {
  readonly name: string
  readonly happens: string
  readonly holds: string
  readonly run: (trial: ScenarioContext) => Promise<ScenarioResult>
}

export type ScenarioContext = {
  readonly random: RandomSource
  /** A separate data folder, which does not exist yet. */
  readonly dataDir: string
  /** The file for the product's output. */
  readonly logFile: string
}

export type ScenarioResult = {
  /** The violated invariants; empty if all hold. */
  readonly failures: readonly string[]
  /** Figures about the run. */
  readonly figures: string
  /** Why the scenario can't run on this machine. */
  readonly skipped?: string
}

/** Settings of the guests for scenarios that need them. */
type Crowd = Pick<OrderLoadOptions, 'workers' | 'pauseMs'>
type Fault = (around: FaultContext, trial: ScenarioContext) => Promise<ScenarioResult | void>

const BOARDS = 2
const AT_WORK_MS = scaleLimit(20_000)

/**
 * Waits until the load has placed `count` more orders, so that the fault hits a busy restaurant.
 * Gives up after a time.
 */
export async function waitForOrders({ tabs }: Pick<OrderLoad, 'tabs'>, count: number): Promise<void> {
  const enough = tabs.size + count
  for (const deadline = performance.now() + AT_WORK_MS; tabs.size < enough && performance.now() < deadline;) {
    await sleep(20)
  }
}

/** Opens a restaurant with boards and load, triggers a fault, and lists the violated invariants. */
export async function runUnderFault(trial: ScenarioContext, fault: Fault, crowd: Crowd = {}): Promise<ScenarioResult> {
  const product = await startProductUnderTest(trial)
  const boards = Array.from({ length: BOARDS }, () => openBoard(product))
  try {
    // The load orders in seconds what a kitchen stocks for days.
    await restockAll(product.url, 'HENPR')
    await reserveKitchenTime(await signInManager(product.url), 'HENPR')
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
