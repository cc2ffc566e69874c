import { setTimeout as sleep } from 'node:timers/promises'
import { waitForOrders, runUnderFault } from '../kitchen-under-fault'
import type { Scenario } from '../scenario'

const KILLS = 4

export const killEngine: Scenario = {
  name: 'table engine killed',
  happens: 'kill -9 of the table alone at random moments of a rush; the product starts it again',
  holds: 'what the table acknowledged is in it, and the reactions go on where they were',
  run: (trial) =>
    runUnderFault(trial, async ({ product, rush }) => {
      const failures: string[] = []
      for (let kill = 0; kill < KILLS; kill += 1) {
        await waitForOrders(rush, 4)
        await sleep(trial.random.between(50, 1000))
        const engine = product.engine()
        if (engine) process.kill(engine.pid, 'SIGKILL')
        else failures.push('the engine was not there to be killed')
      }
      await waitForOrders(rush, 4)
      return { failures, figures: `${KILLS} kills` }
    }),
}
