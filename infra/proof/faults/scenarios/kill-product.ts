import { setTimeout as sleep } from 'node:timers/promises'
import { waitForOrders, runUnderFault } from '../kitchen-under-fault'
import type { Scenario } from '../scenario'

const KILLS = 3

export const killProduct: Scenario = {
  name: 'product killed',
  happens: 'kill -9 at random moments of a rush, started again on the same data',
  holds: 'clients that ask again under their keys get their one order',
  run: (trial) =>
    runUnderFault(trial, async ({ product, rush }) => {
      const backMs: number[] = []
      for (let kill = 0; kill < KILLS; kill += 1) {
        await waitForOrders(rush, 4)
        await sleep(trial.random.between(50, 1000))
        const killedAt = performance.now()
        await product.killAndRestart()
        backMs.push(performance.now() - killedAt)
      }
      await waitForOrders(rush, 4)
      return { failures: [], figures: `${KILLS} kills, back in ${(Math.max(...backMs) / 1000).toFixed(1)} s at most` }
    }),
}
