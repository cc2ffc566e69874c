import { loadavg } from 'node:os'
import { chromium } from 'playwright'
import type { CDPSession, Page } from 'playwright'
import * as z from 'zod/mini'
import { commandLine, noWords } from '#infra/command-line'
import { metered, unitsUsed } from '#functions/runtime/log'
import { numbersOf } from '#functions/numbers/store-period'
import { browserAt } from '#infra/testkit/browser'
import { writeBusyDays } from '#infra/testkit/busy-day'
import { locationOf } from '#shared/locations/index'
import { datesFrom } from '#shared/rules/days'
import { MOST_DAYS } from '#shared/terms/days'
import { dateAfter, wallClock } from '#shared/rules/local-time'
import { build, findChromium } from '../../local/setup.mjs'
import { median } from './measure'
import { productProcess } from './product-process'
import { over } from './requests'

// What the page is held to: 50 ms a call at p50, 1.5 s until a page of 92 days and three locations is painted at four times throttling.
commandLine({ name: 'npm run bench:numbers', options: {}, words: noWords })

const CALLS = 60
const PAGES = 5
const THROTTLING = 4
/** Until what is made once all else stands is there, too. */
const SETTLE_MS = 3000

const to = wallClock(locationOf('HENPR'), new Date()).date
const from = dateAfter(to, 1 - MOST_DAYS)

const Task = z.object({
  ph: z.literal('X'),
  name: z.string(),
  ts: z.number(),
  tdur: z.number(),
  pid: z.number(),
  tid: z.number(),
})
const Mark = z.object({ name: z.enum(['asked', 'painted']), ts: z.number(), pid: z.number(), tid: z.number() })

/** Processor time of the page's main thread between two marks, throttled as it is, in milliseconds. */
function busyBetween(events: readonly unknown[]): number {
  const marks = events.flatMap((event) => Mark.safeParse(event).data ?? [])
  const [asked, painted] = (['asked', 'painted'] as const).map((name) => marks.find((mark) => mark.name === name))
  if (!asked || !painted) throw new Error('the page said nothing of its painting')
  return events
    .flatMap((event) => Task.safeParse(event).data ?? [])
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === asked.pid && tid === asked.tid)
    .filter(({ ts }) => ts >= asked.ts && ts < painted.ts)
    .reduce((sum, { tdur }) => sum + tdur / 1000, 0)
}

/** Runs in the page: chooses the first day, and waits until what it came to is painted. */
async function showQuarter(day: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('input[type=date]')
  if (!input) throw new Error('no first day')
  performance.mark('asked')
  const startedAt = performance.now()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, day)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (![...document.querySelectorAll('h2')].some(({ textContent }) => textContent === 'Day by day')) return
      observer.disconnect()
      // A task after the frame begins only when it has been painted.
      requestAnimationFrame(() => setTimeout(resolve))
    }).observe(document.body, { subtree: true, childList: true })
  })
  performance.mark('painted')
  return performance.now() - startedAt
}

async function traced(client: CDPSession, work: () => Promise<number>) {
  const events: unknown[] = []
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const traceConfig = { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] }
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  const wall = await work()
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve))
  await client.send('Tracing.end')
  await complete
  return { wall, busy: busyBetween(events) }
}

async function openQuarter(page: Page, url: string) {
  await page.goto(`${url}/desk/numbers`)
  await page.getByRole('combobox', { name: 'Figures of' }).selectOption('all')
  await page.getByRole('button', { name: 'Range' }).click()
  await page.waitForTimeout(SETTLE_MS)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
  return traced(client, () => page.evaluate(showQuarter, from))
}

async function measurePages(url: string): Promise<void> {
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
  try {
    const runs: { readonly wall: number; readonly busy: number }[] = []
    for (let run = 0; run < PAGES; run += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
      await context.addInitScript('globalThis.__name = (named) => named')
      await context.request.post(`${url}/api/auth/simple-login`, {
        data: { email: 'olive@example.com', role: 'admin' },
        headers: { origin: url },
      })
      runs.push(await openQuarter(await context.newPage(), url))
      await context.close()
    }
    const [wall, busy] = [median(runs.map((run) => run.wall)), median(runs.map((run) => run.busy))]
    console.log(
      `the page at ${THROTTLING} times: ${busy.toFixed(0)} ms of processor, ${wall.toFixed(0)} ms until it is painted`,
    )
  } finally {
    await browser.close()
  }
}

async function measureCall(url: string): Promise<void> {
  const owner = browserAt(url)
  await owner.signIn('olive@example.com', 'admin')
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const sent = { method: 'GET', path: `/api/numbers/all?from=${from}&to=${to}`, headers: { cookie } }
  const times: number[] = []
  for (let call = 0; call < CALLS; call += 1) {
    const startedAt = performance.now()
    await over(url, sent)
    times.push(performance.now() - startedAt)
  }
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  console.log(`the call by HTTP: first ${times[0]?.toFixed(1)} ms, p10 ${at(0.1)}, p50 ${at(0.5)}, p90 ${at(0.9)}`)
}

/** Off the network and in this process: its processor time says the same on a busy machine. */
async function measureWork(): Promise<void> {
  const user = {
    id: 'olive',
    firstName: 'Olive',
    lastName: 'Owner',
    email: 'olive@example.com',
    role: 'admin',
  } as const
  const caller = { visitorId: 'visitor', isNewVisitor: false, user }
  const ask = () =>
    metered(async () => ({ ...(await numbersOf({ location: 'all', from, to, caller })), units: unitsUsed() }))
  const { units } = await ask()
  const before = process.cpuUsage()
  for (let call = 0; call < CALLS; call += 1) JSON.stringify((await ask()).numbers)
  const used = process.cpuUsage(before)
  console.log(`its work: ${((used.user + used.system) / 1000 / CALLS).toFixed(1)} ms of processor, ${units} read units`)
}

build(process.cwd())
const product = await productProcess()
try {
  await writeBusyDays(datesFrom(from, to))
  const load = () => loadavg()[0]?.toFixed(1)
  console.log(`${MOST_DAYS} busy days of three locations; the machine's load ${load()}`)
  await measureCall(product.url)
  await measureWork()
  await measurePages(product.url.replace('127.0.0.1', 'localhost'))
  console.log(`load afterwards ${load()}`)
} finally {
  await product.stop()
}
process.exit()
