import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { audit } from '#infra/proof/audit/audit'
import { deadLettersIn } from '#infra/local/dead-letters'
import { recordsOf } from '../holds'
import { moreOrders, underFault } from '../kitchen-under-fault'
import type { Scenario } from '../scenario'

const run = promisify(execFile)
const REACTION = 'follow-stock'
const PATIENCE_MS = 20_000

export const poisonRecord: Scenario = {
  name: 'poison record',
  happens: 'a reaction throws for one record, however often it comes',
  holds: 'the others go on; it is laid aside with its reason, and a command puts it back once the cause is mended',
  run: (trial) =>
    underFault(trial, async ({ product, rush }) => {
      const letters = deadLettersIn(product.dataDir)
      await product.ask({ ask: 'poison', reaction: REACTION, isOn: true })
      await moreOrders(rush, 10)
      await rush.stop()
      const deadline = performance.now() + PATIENCE_MS
      while (letters.list().length === 0 && performance.now() < deadline) await sleep(100)
      await product.ask({ ask: 'settle' })
      const lying = letters.list()
      const differing = [...new Set(audit(await recordsOf(product)).differences.map(({ book }) => book))]
      await product.ask({ ask: 'poison', reaction: REACTION, isOn: false })
      const [letter] = lying
      const env = { ...process.env, DATA_DIR: product.dataDir }
      const put = await run('npm', ['run', '-s', 'tool', '--', 'dead-letters', 'put-back', letter?.id ?? ''], { env })
      return {
        failures: [
          ...(lying.length === 1 ? [] : [`${lying.length} records were laid aside, not one`]),
          ...(letter?.reason.includes('Poison') ? [] : [`its reason is "${letter?.reason}"`]),
          ...(differing.join() === 'movements'
            ? []
            : [`meanwhile the auditor found: ${differing.join(', ') || 'nothing'}`]),
          ...(put.stdout.includes('is put back') ? [] : [`putting it back said "${put.stdout}"`]),
        ],
        figures: `"${letter?.reason}"`,
      }
    }),
}
