import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { defineOption, noArguments, parseProcessArguments, parseWholeNumber } from '#infra/command-line'
import { restockAll } from '#infra/testkit/clients/staff-clients'
import { locations } from '#shared/locations/index'
import { findInvariantFailures, openBoard } from './invariants'
import { calculateTrend, isFlat, quantile, type AllowedGrowth } from './trend'
import { startProductUnderTest } from './product-under-test'
import { createRandom } from '#infra/operate/sample-history/random'
import { startOrderLoad } from './load'

const { options } = parseProcessArguments({
  name: 'npm run tool -- soak',
  options: {
    minutes: defineOption(z._default(parseWholeNumber(1, 1440), 30), {
      value: 'N',
      help: 'how long it runs, up to a day (30)',
    }),
    seed: defineOption(z._default(parseWholeNumber(0, 1e9), 1), {
      value: 'N',
      help: 'lets chance fall another way (1)',
    }),
  },
  words: noArguments,
})
const { minutes, seed } = options
/**
 * About one order per second over all locations, each followed by its customer: twice a group's
 * busiest Friday.
 */
const STEADY = { workers: 4, pauseMs: 4000, locations: locations.map(({ code }) => code), worksOff: true }
/** Window length for a median, with enough windows for a slope. */
const WINDOW_MS = Math.min(60_000, (minutes * 60_000) / 9)
/**
 * Share of the run until code is compiled, caches are filled and the first tickets are completed.
 */
const WARM_UP_SHARE = 1 / 4
const MB = 1e6

const figures = ['heap MB', 'RSS MB', 'handles', 'descriptors', 'p50 ms', 'p95 ms'] as const
type Figure = (typeof figures)[number]
type Row = Readonly<Record<Figure, number>>

/**
 * Allowed growth of each figure over the run. p95 is only shown, because it depends on a shared
 * machine.
 */
const slacks: readonly (readonly [Figure, AllowedGrowth])[] = [
  ['heap MB', { share: 0.05, besides: 4 }],
  ['RSS MB', { share: 0.1, besides: 15 }],
  // The number of idle table connections varies by about ten. A leak of one per order adds a
  // hundred.
  ['handles', { share: 0, besides: 16 }],
  ['descriptors', { share: 0, besides: 16 }],
  ['p50 ms', { share: 0.5, besides: 25 }],
]

const show = (cells: readonly string[]) => console.log(cells.map((cell) => cell.padStart(12)).join(''))

async function soak(folder: string): Promise<readonly string[]> {
  const product = await startProductUnderTest({ dataDir: join(folder, 'data'), logFile: join(folder, 'product.log') })
  const board = openBoard(product)
  try {
    // Restocks beyond its capacity: otherwise most orders would be rejected for lack of
    // ingredients.
    await restockAll(product.url, ...STEADY.locations)
    const rush = await startOrderLoad({ ...STEADY, ...product, random: createRandom(seed) })
    const rows: Row[] = []
    show(['minute', ...figures, 'orders'])
    while (rows.length * WINDOW_MS < minutes * 60_000) {
      await sleep(WINDOW_MS)
      // Measures while nothing is in progress, to see only what remains.
      const { heapUsed, rss, handles, descriptors } = await rush.whileQuiet(async () => {
        await product.ask({ ask: 'settle' })
        return product.measure()
      })
      const waits = rush.waits.splice(0)
      const row: Row = {
        'heap MB': heapUsed / MB,
        'RSS MB': rss / MB,
        handles,
        descriptors,
        'p50 ms': quantile(waits, 0.5),
        'p95 ms': quantile(waits, 0.95),
      }
      rows.push(row)
      const minute = ((rows.length * WINDOW_MS) / 60_000).toFixed(1)
      show([
        minute,
        ...figures.map((figure) => row[figure].toFixed(figure.endsWith('s') && !figure.endsWith('ms') ? 0 : 1)),
        String(rush.tabs.size),
      ])
    }
    await rush.stop()
    const judged = rows.slice(Math.ceil(rows.length * WARM_UP_SHARE))
    const trends = slacks.map(([figure, slack]) => ({
      figure,
      trend: calculateTrend(
        judged.map((row) => row[figure]),
        slack,
      ),
    }))
    for (const { figure, trend } of trends) {
      console.log(
        `${figure.padEnd(12)} usually ${trend.usual.toFixed(1)}, grew by ${trend.growth.toFixed(1)} of ${trend.allowed.toFixed(1)} allowed`,
      )
    }
    const steep = trends.filter(({ trend }) => !isFlat(trend)).map(({ figure }) => `${figure} is not flat`)
    return [...steep, ...(await findInvariantFailures({ product, rush, boards: [board] }))]
  } finally {
    await board.takeDown()
    await product.stop()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'hibachi-ember-soak-'))
const failures = await soak(folder)
for (const failure of failures) console.log(`FAILS: ${failure}`)
if (failures.length === 0) {
  console.log(`Flat over ${minutes} minutes; every order is there once and the books are right.`)
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failures.length === 0 ? 0 : 1)
