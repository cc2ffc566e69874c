import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type BrowserContext } from 'playwright'
import * as z from 'zod/mini'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { findChromium } from '../../../local/setup.mjs'
import { median, roundTo } from '../measure'
import type { PageFigures } from '../measurements'
import { startProductProcess } from '../product-process'

/** Not a dependency of the project, because it would double the installed packages. */
const PACKAGE = 'lighthouse@12.8.2'
const RUNS = { landing: 5, other: 3 } as const
const run = promisify(execFile)
const folder = join(process.cwd(), 'node_modules/.cache/lighthouse')

async function lighthouseCommand(): Promise<string> {
  const command = join(folder, 'node_modules/lighthouse/cli/index.js')
  if (!existsSync(command)) {
    console.log(`Installing ${PACKAGE} ...`)
    await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, PACKAGE])
  }
  return command
}

const Audit = z.object({ numericValue: z.number() })
const Result = z.object({
  categories: z.object({
    performance: z.object({ score: z.number() }),
    accessibility: z.object({ score: z.number() }),
  }),
  audits: z.object({
    'first-contentful-paint': Audit,
    'largest-contentful-paint': Audit,
    'total-blocking-time': Audit,
    'cumulative-layout-shift': Audit,
  }),
})
type Result = z.infer<typeof Result>

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Prepares a first visit with a filled cart. */
async function arrive(context: BrowserContext, url: string, cart: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/ember.svg`)
  const client = await context.newCDPSession(page)
  await client.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' })
  await client.send('Network.clearBrowserCache')
  await page.evaluate((lines) => localStorage.setItem('hibachi-cart', lines), cart)
  await page.close()
}

/** Tries, because a busy machine may exceed Lighthouse's time-outs. */
const TRIES = 3

async function resultOf(command: string, address: string, port: number, tries = 1): Promise<Result> {
  const settings = [
    `--port=${port}`,
    '--disable-storage-reset',
    '--disable-full-page-screenshot',
    '--only-categories=performance,accessibility',
    '--output=json',
    '--quiet',
  ]
  try {
    const options = { maxBuffer: 64 * 2 ** 20, timeout: 120_000 }
    const { stdout } = await run(process.execPath, [command, address, ...settings], options)
    return Result.parse(JSON.parse(stdout))
  } catch (error) {
    if (tries === TRIES) throw new Error(`Lighthouse could not measure ${address}`, { cause: reasonOf(error) })
    return resultOf(command, address, port, tries + 1)
  }
}

/** Returns the error without Lighthouse's report, which has megabytes of pictures. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)).slice(0, 500)

function figuresOf(page: string, results: readonly Result[]): PageFigures {
  const audit = (name: keyof Result['audits'], digits = 0) =>
    roundTo(median(results.map(({ audits }) => audits[name].numericValue)), digits)
  const score = (name: keyof Result['categories']) =>
    roundTo(median(results.map(({ categories }) => categories[name].score)) * 100, 0)
  return {
    page,
    performance: score('performance'),
    accessibility: score('accessibility'),
    firstPaintMs: audit('first-contentful-paint'),
    largestPaintMs: audit('largest-contentful-paint'),
    blockedMs: audit('total-blocking-time'),
    layoutShift: audit('cumulative-layout-shift', 3),
    runs: results.length,
  }
}

/**
 * Runs Lighthouse with the mobile preset on the pages for customers and cooks of the built site.
 */
export async function measurePages(): Promise<PageFigures[]> {
  const command = await lighthouseCommand()
  const product = await startProductProcess()
  const profile = mkdtempSync(join(tmpdir(), 'hibachi-ember-lighthouse-'))
  const port = await freePort()
  const executablePath = findChromium()
  const context = await chromium.launchPersistentContext(profile, {
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    ...(executablePath && { executablePath }),
  })
  try {
    const url = product.url.replace('127.0.0.1', 'localhost')
    const guest = createTestClient(product.url)
    for (let order = 0; order < 6; order += 1) await guest.order()
    const { id, name, price, imageUrl } = await guest.dish('Hibachi Chicken')
    const cart = JSON.stringify([{ id: String(id), name, price: Number(price), quantity: 2, imageUrl }])
    const pages = [
      ['landing', '/', '[]'],
      ['menu', '/menu', '[]'],
      ['checkout', '/checkout', cart],
      ['kitchen', '/kitchen', '[]'],
    ] as const
    const figures: PageFigures[] = []
    for (const [page, path, inCart] of pages) {
      const results: Result[] = []
      const runs = page === 'landing' ? RUNS.landing : RUNS.other
      while (results.length < runs) {
        await arrive(context, url, inCart)
        results.push(await resultOf(command, url + path, port))
      }
      figures.push(figuresOf(page, results))
    }
    return figures
  } finally {
    await context.close()
    await product.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}
