import { spawnSync } from 'node:child_process'
import * as z from 'zod/mini'
import { defineFlag, defineOption, parseOneOf, parseProcessArguments } from '#infra/command-line'
import { build } from '../../local/setup.mjs'
import {
  describeRun,
  findRegressions,
  readCommittedMeasurements,
  type MeasurementRun,
  type Measurements,
  type PartName,
} from './measurements'
import { writeMeasurements } from './write-measurements'
import { formatReport, partNames } from './bench-report'

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

const { options, words: named } = parseProcessArguments({
  name: 'npm run bench',
  options: {
    check: defineFlag('fails where figures have grown, and writes nothing'),
    server: defineOption(z.optional(z.url({ error: 'no address such as http://127.0.0.1:3000' })), {
      value: 'URL',
      help: 'the server that the part against measures ours against; that part is left out without one',
    }),
    requests: defineOption(z._default(z.string(), 'infra/checks/bench/comparison/vendure.json'), {
      value: 'FILE',
      help: 'the requests for that server; Vendure by default',
    }),
    only: defineOption(z._default(z.array(z.string()), []), {
      value: 'ID',
      isList: true,
      help: 'a function that the part bundles measures, instead of all; may be repeated, and writes nothing',
    }),
  },
  words: defineOption(z.array(parseOneOf(partNames)), {
    value: 'PART…',
    help: `any of ${partNames.join(', ')}; all if none is named`,
  }),
})
const { check: isCheck, server, requests, only } = options
if (named.includes('against') && server === undefined) {
  console.error('Which server? npm run bench -- against --server http://127.0.0.1:3000')
  process.exit(2)
}
const isSelected = (name: PartName) =>
  named.length === 0 ? name !== 'against' || server !== undefined : named.includes(name)
const wanted = partNames.filter(isSelected)

/** Parts are loaded on demand: counting units needs no browser. */
const parts: Readonly<Record<PartName, (taken: MeasurementRun) => Promise<Measurements>>> = {
  units: async (taken) => ({ units: { taken, figures: await (await import('./parts/table-units')).measureUnits() } }),
  bundles: async (taken) => ({
    bundles: { taken, figures: await (await import('./parts/bundles')).measureBundles(only) },
  }),
  scripts: async (taken) => ({
    scripts: { taken, figures: await (await import('./parts/page-scripts')).measureScripts() },
  }),
  lighthouse: async (taken) => ({
    lighthouse: { taken, figures: await (await import('./parts/lighthouse')).measurePages() },
  }),
  against: async (taken) => {
    const figures = await (await import('./parts/comparison')).measureComparison(server ?? '', requests)
    return { against: { taken, figures } }
  },
  cost: async (taken) => ({ cost: { taken, figures: await (await import('./parts/order-cost')).measureCost() } }),
}

/** The parts that measure the built site. */
const siteParts: readonly PartName[] = ['scripts', 'lighthouse']
if (!isCheck && wanted.some((name) => siteParts.includes(name))) build(process.cwd())

// Each part runs in its own process, so that no part affects another.
if (!isCheck && wanted.length > 1) {
  const [, script = ''] = process.argv
  const passedOn = process.argv.slice(2).filter((word) => !named.some((name) => name === word))
  const run = (name: PartName) =>
    spawnSync(process.execPath, [...process.execArgv, script, name, ...passedOn], { stdio: 'inherit' }).status
  process.exit(Math.max(...wanted.map((name) => run(name) ?? 1)))
}

const before = readCommittedMeasurements()
let measured: Measurements = {}
for (const name of wanted) {
  const startedAt = performance.now()
  try {
    const part = await parts[name](describeRun())
    measured = { ...measured, ...part }
    if (!isCheck && only.length > 0) console.log(formatReport(part).replace(/^[^]*?(?=^## )/m, ''))
    if (!isCheck && only.length === 0) {
      // Written at once, so that a failing part does not lose the figures of the others.
      await writeMeasurements({ ...readCommittedMeasurements(), ...part })
      console.log(formatReport(part).replace(/^[^]*?(?=^## )/m, ''))
    }
  } catch (error) {
    console.error(`The part ${name} could not be measured.`, error)
    process.exitCode = 1
  }
  console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`)
}
if (isCheck) {
  const grown = findRegressions(measured, before)
  for (const line of grown) console.error(line)
  if (grown.length > 0) {
    console.error(`If that is meant: npm run bench -- ${wanted.join(' ')}, and commit docs/.`)
    process.exitCode = 1
  }
}
process.exit()
