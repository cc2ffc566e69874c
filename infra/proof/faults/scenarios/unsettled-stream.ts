import { waitForOrders, runUnderFault } from '../kitchen-under-fault'
import type { Scenario } from '../scenario'

export const unsettledStream: Scenario = {
  name: 'stream unsettled',
  happens: 'batches in another order across items, old records again, functions lost halfway or after their work',
  holds: 'each reaction comes to the same as if it had been told once and in order',
  run: (trial) =>
    runUnderFault(trial, async ({ product, rush }) => {
      await product.ask({ ask: 'unsettle-stream', seed: Math.floor(trial.random.next() * 2 ** 31) })
      await waitForOrders(rush, 40)
    }),
}
