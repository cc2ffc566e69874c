import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { chromium } from 'playwright'
import * as z from 'zod/mini'
import { commandLine, noWords, option, wholeNumber } from '#infra/command-line'
import { productProcess } from '#infra/proof/bench/product-process'
import { restock } from '#infra/proof/bench/restock'
import { randomFrom } from '#infra/testkit/random'
import { findChromium } from '../../local/setup.mjs'
import { agendaOf } from './agenda'
import { paintsOf } from './paint'
import { devices } from './picture'
import { playRush } from './rush'
import { hang } from './screens'
import { watchLine } from './watch'

const { options } = commandLine({
  name: 'npm run line',
  options: {
    hours: option(z._default(wholeNumber(1, 24), 4), { value: 'N', help: 'so many hours of a rush (4)' }),
    speed: option(z._default(wholeNumber(1, 60), 20), { value: 'N', help: 'so many times as fast (20)' }),
    devices: option(z._default(wholeNumber(1, devices.length), devices.length), {
      value: 'N',
      help: `so many screens, up to ${devices.length}`,
    }),
    seed: option(z._default(wholeNumber(0, 1e9), 1), { value: 'N', help: 'lets chance fall another way (1)' }),
  },
  words: noWords,
})

/** A move is seen within this, on a device that is four times as slow. */
const PAINT_MS = 100

async function line(): Promise<readonly string[]> {
  const random = randomFrom(options.seed)
  const hung = devices.slice(0, options.devices)
  const agenda = agendaOf({ hours: options.hours, devices: hung.length, random })
  const product = await productProcess()
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
  const url = product.url.replace('127.0.0.1', 'localhost')
  try {
    await restock(product.url, 'HENPR')
    const screens = []
    for (const device of hung) screens.push(await hang(browser, url, device))
    const rush = await playRush({ url: product.url, agenda, speed: options.speed, random })
    const failures = await watchLine({ rush, screens, agenda })
    for (const { context } of screens) await context.close()
    const { orders, moves, strikes, runOuts, refused } = rush.counts
    console.log(`${orders} orders, ${moves} moves, ${strikes} strikes, ${runOuts} run-outs; ${refused} calls refused.`)
    const paints = []
    for (const tickets of [40, 150]) {
      const standing = (await rush.read()).filter(({ status }) => status !== 'completed' && status !== 'cancelled')
      await rush.fill(Math.max(0, tickets - standing.length))
      paints.push(...(await paintsOf(browser, url, tickets)))
    }
    for (const { board, tickets, wallMs, workMs, worstWorkMs } of paints) {
      const figures = [wallMs, workMs, worstWorkMs].map((ms) => `${ms.toFixed(0)} ms`)
      console.log(
        `${board}, ${tickets} tickets: painted after ${figures[0]}, worked ${figures[1]}, at worst ${figures[2]}`,
      )
    }
    const slow = paints.filter(({ workMs }) => workMs > PAINT_MS)
    return [...failures, ...rush.wrong, ...slow.map(({ board, tickets }) => `${board} is slow with ${tickets} tickets`)]
  } finally {
    await browser.close()
    await product.stop()
  }
}

if (!existsSync('dist/index.html')) {
  console.error('The site is not built: npm run build')
  process.exit(1)
}
const failures = await line()
console.log(`The machine's load: ${loadavg()[0]?.toFixed(1)}`)
for (const failure of failures) console.log(`FAILS: ${failure}`)
if (failures.length === 0) console.log('Every screen was right at every quiet point, and nothing grew.')
process.exit(failures.length === 0 ? 0 : 1)
