import { setTimeout as sleep } from 'node:timers/promises'
import { waitForOrders, runUnderFault } from '../kitchen-under-fault'
import type { Scenario } from '../scenario'

const HOUR_MS = 3600_000
/** Forward over the end of a day, back before its beginning, and home again. */
const JUMPS = [3, -7, 16, -11, -1]

export const clockJumps: Scenario = {
  name: 'clock jumps',
  happens: `the product's clock jumps by ${JUMPS.join(', ')} hours under a rush`,
  holds: 'no order twice, no ticket number twice in a day, boards told as before',
  run: (trial) =>
    runUnderFault(trial, async ({ product, rush }) => {
      for (const hours of JUMPS) {
        await waitForOrders(rush, 3)
        await sleep(trial.random.between(50, 500))
        await product.ask({ ask: 'jump-clock', byMs: hours * HOUR_MS })
      }
      await waitForOrders(rush, 3)
      return { failures: [], figures: `${JUMPS.length} jumps` }
    }),
}
