import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { defineFlag, defineOption, parseProcessArguments, parseWholeNumber } from '#infra/command-line'
import { createRandom } from '#infra/operate/sample-history/random'
import type { Scenario, ScenarioResult } from './scenario'
import { clockJumps, diskFull, killEngine, killProduct, unsettledStream } from './scenarios/process-and-stream-faults'
import { killWhileEditing, killWhilePaying } from './scenarios/payment-faults'
import { lastMinutes, lastSlot } from './scenarios/last-slot'
import { slowReaders, socketsCut } from './scenarios/socket-faults'

const scenarios: readonly Scenario[] = [
  killProduct,
  killEngine,
  lastSlot,
  lastMinutes,
  killWhilePaying,
  killWhileEditing,
  unsettledStream,
  socketsCut,
  slowReaders,
  clockJumps,
  diskFull,
]

const names = scenarios.map(({ name }) => name)
const isPartOfName = (word: string) => names.some((name) => name.includes(word))
const Scenario = z.string().check(z.refine(isPartOfName, { error: `in the name of none of ${names.join(', ')}` }))
const { options, words } = parseProcessArguments({
  name: 'npm run tool -- faults',
  options: {
    seed: defineOption(
      z._default(parseWholeNumber(0, 1e9), () => Math.floor(Math.random() * 1e9)),
      {
        value: 'N',
        help: 'lets chance fall the same way again',
      },
    ),
    keep: defineFlag('keeps what the products said'),
  },
  words: defineOption(z.array(Scenario), {
    value: 'WORD…',
    help: `only what has one in its name: ${names.join(', ')}`,
  }),
})
const { seed, keep } = options
const chosen = scenarios.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
const SHOWN_FAILURES = 8

async function tryOut(scenario: Scenario, folder: string, index: number): Promise<ScenarioResult> {
  const dataDir = join(folder, scenario.name.replaceAll(' ', '-'))
  const trial = { random: createRandom(seed + index), dataDir, logFile: `${dataDir}.log` }
  try {
    return await scenario.run(trial)
  } catch (error) {
    return { failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)], figures: '' }
  }
}

const word = ({ failures, skipped }: ScenarioResult) => (skipped ? 'skipped' : failures.length > 0 ? 'FAILS' : 'holds')

console.log(`Seed ${seed}: npm run tool -- faults --seed ${seed} happens at the same moments.`)
const folder = mkdtempSync(join(tmpdir(), 'hibachi-ember-faults-'))
const startedAt = performance.now()
let failed = false
for (const [index, scenario] of chosen.entries()) {
  const began = performance.now()
  const outcome = await tryOut(scenario, folder, index)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  failed ||= outcome.failures.length > 0
  console.log(
    `${scenario.name.padEnd(22)}${word(outcome).padEnd(9)}${seconds.padStart(6)} s  ${outcome.skipped ?? outcome.figures}`,
  )
  for (const failure of outcome.failures.slice(0, SHOWN_FAILURES)) console.log(`    ${failure}`)
  if (outcome.failures.length > SHOWN_FAILURES) console.log(`    and ${outcome.failures.length - SHOWN_FAILURES} more`)
}
console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s in all.`)
if (failed) console.log(`What the products said is in ${folder}.`)
else if (!keep) rmSync(folder, { recursive: true, force: true })
process.exit(failed ? 1 : 0)
