import { spawnSync } from 'node:child_process'
import * as z from 'zod/mini'
import { defineFlag, defineOption, parseOneOf, parseProcessArguments, parseWholeNumber } from '#infra/command-line'
import { build } from '../../local/setup.mjs'
import {
  describeRun,
  findRegressions,
  readCommittedMeasurements,
  type MeasurementRun,
  type Measurements,
  type PartName,
} from './measurements'
import { findGrowth } from './growth/growth-limits'
import { writeMeasurements } from './write-measurements'
import { formatSection, partNames } from './bench-report'

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

const { options, words: named } = parseProcessArguments({
  name: 'npm run bench',
  options: {
    check: defineFlag('fails where figures have grown or exceed their limits, and writes nothing'),
    orders: defineOption(z._default(parseWholeNumber(50, 100_000), 3000), {
      value: 'N',
      help: 'the orders of the part growth (3000); below 1000 it only counts units',
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
const { check: isCheck, orders, only } = options
const wanted = partNames.filter((name) => named.length === 0 || named.includes(name))

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
  interaction: async (taken) => ({
    interaction: { taken, figures: await (await import('./parts/interactions')).measureInteractions() },
  }),
  growth: async (taken) => ({
    growth: { taken, figures: await (await import('./parts/growth')).measureGrowth(orders) },
  }),
  cost: async (taken) => ({ cost: { taken, figures: await (await import('./parts/order-cost')).measureCost() } }),
}

// Each part runs in its own process, so that no part affects another.
const [name = 'units'] = wanted
if (wanted.length > 1) {
  const [, script = ''] = process.argv
  const passedOn = process.argv.slice(2).filter((word) => !named.some((part) => part === word))
  const run = (part: PartName) =>
    spawnSync(process.execPath, [...process.execArgv, script, part, ...passedOn], { stdio: 'inherit' }).status
  process.exit(Math.max(...wanted.map((part) => run(part) ?? 1)))
}

/** The parts that measure the built site. */
const siteParts: readonly PartName[] = ['scripts', 'lighthouse', 'interaction']
if (!isCheck && siteParts.includes(name)) build(process.cwd())

/** Lists the figures that have grown or exceed their limits, and what to do if that is meant. */
function listFailures(measured: Measurements): readonly string[] {
  const changed = findRegressions(measured, readCommittedMeasurements())
  const hint = `If that is meant: npm run bench -- ${name}, and commit docs/.`
  const grown = measured.growth ? findGrowth(measured.growth.figures) : []
  return [...changed, ...(changed.length > 0 ? [hint] : []), ...grown]
}

const startedAt = performance.now()
try {
  const measured = await parts[name](describeRun())
  if (isCheck) {
    const failures = listFailures(measured)
    for (const line of failures) console.error(line)
    if (failures.length > 0) process.exitCode = 1
  } else {
    if (only.length === 0) await writeMeasurements({ ...readCommittedMeasurements(), ...measured })
    console.log(formatSection(name, measured))
  }
} catch (error) {
  console.error(`The part ${name} could not be measured.`, error)
  process.exitCode = 1
}
console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`)
process.exit()
