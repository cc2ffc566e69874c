import { setTimeout as sleep } from 'node:timers/promises'
import { underFault } from '../kitchen-under-fault'
import { startOwners } from '../owners'
import type { Owners } from '../owners'
import type { Scenario } from '../scenario'

const KILLS = 4
const AT_WORK_MS = 20_000

async function moreChanges({ made }: Owners, count: number): Promise<void> {
  const enough = made() + count
  for (const deadline = performance.now() + AT_WORK_MS; made() < enough && performance.now() < deadline;) {
    await sleep(20)
  }
}

export const killDeskChange: Scenario = {
  name: 'desk change killed',
  happens: 'kill -9, of the product or of the table, while owners change a dish, the hours and twenty dishes at once',
  holds: 'a change is in the table and in the log, or in neither; nothing half, and none that was acknowledged is lost',
  run: (trial) =>
    underFault(trial, async ({ product, rush }) => {
      const owners = await startOwners({ url: product.url, random: trial.random, troubles: rush.troubles })
      for (let kill = 0; kill < KILLS; kill += 1) {
        await moreChanges(owners, 3)
        await sleep(trial.random.between(0, 300))
        const engine = product.engine()
        if (kill % 2 === 1 && engine) process.kill(engine.pid, 'SIGKILL')
        else await product.killAndRestart()
      }
      await moreChanges(owners, 3)
      const failures = await owners.stop()
      return { failures, figures: `${KILLS} kills, ${owners.made()} changes` }
    }),
}
