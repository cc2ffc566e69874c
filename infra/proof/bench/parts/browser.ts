import { chromium } from 'playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { browserAt } from '#infra/testkit/browser'
import { findChromium } from '../../../local/setup.mjs'
import { median, rounded } from '../measure'
import type { BrowserFigures } from '../measurements'
import { collectBoard, collectTaps, paintOf } from '../page-probes'
import type { BoardProbe } from '../page-probes'
import { productProcess } from '../product-process'
import { restock } from '../restock'

const THROTTLING = 4
const TAPS = 12
const TICKETS = 150
const UPDATES = 10
/** Until a page has loaded what it loads when idle. */
const SETTLE_MS = 2500
/** The shortest that a browser tells of; what it is silent about was shorter. */
const SHORTEST_MS = 16
const phone = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true }
const tablet = { viewport: { width: 1280, height: 800 } }

async function pageOf(browser: Browser, options: BrowserContextOptions, probe: () => void): Promise<Page> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
  // What compiles this file names functions by a helper that pages don't have.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(probe)
  return context.newPage()
}

async function slowDown(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
}

/** The menu on a slow phone, once it has come to rest. */
async function slowMenu(browser: Browser, url: string): Promise<Page> {
  const page = await pageOf(browser, phone, collectTaps)
  await page.goto(`${url}/menu`)
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .waitFor()
  await slowDown(page)
  return page
}

async function tapsOn(page: Page): Promise<BrowserFigures['addToCart']> {
  const told = await page.evaluate<number[]>(() => Reflect.get(window, 'taps'))
  await page.context().close()
  const silent = Array.from({ length: Math.max(0, TAPS - told.length) }, () => SHORTEST_MS)
  const times = [...told, ...silent]
  return { taps: TAPS, p50: median(times), worst: Math.max(...times) }
}

/** From taps on Add to the paint after each; the first loads what adding needs, so it is the worst. */
async function addToCart(browser: Browser, url: string): Promise<BrowserFigures['addToCart']> {
  const page = await slowMenu(browser, url)
  const buttons = page.getByRole('button', { name: /^Add .* to cart$/ })
  for (let tap = 0; tap < TAPS; tap += 1) {
    await buttons.nth(tap % 3).tap()
    await page.waitForTimeout(700)
  }
  return tapsOn(page)
}

/** From taps on a dish to the paint of its sheet; each is closed without a tap. */
async function openSheet(browser: Browser, url: string): Promise<BrowserFigures['addToCart']> {
  const page = await slowMenu(browser, url)
  const dishes = page.getByRole('article').locator('a[aria-haspopup="dialog"]')
  const sheet = page.getByRole('dialog')
  for (let tap = 0; tap < TAPS; tap += 1) {
    await dishes.nth(tap % 3).tap()
    await sheet.waitFor()
    await page.waitForTimeout(700)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await page.waitForTimeout(300)
  }
  return tapsOn(page)
}

/** Tickets moved by somebody else on a full board: from the message on the socket to the paint of the new stage. */
async function fullBoard(browser: Browser, url: string): Promise<BrowserFigures['board']> {
  const someone = browserAt(url)
  const dish = await someone.dish('California Roll')
  const ids: string[] = []
  for (let ticket = 0; ticket < TICKETS; ticket += 1) {
    ids.push((await someone.order({ lines: [{ dish, quantity: 2 }] })).body.id)
  }
  const page = await pageOf(browser, tablet, collectBoard)
  await page.goto(`${url}/kitchen`)
  await page.locator(`[data-ticket="${ids.at(-1)}"]`).waitFor({ state: 'attached' })
  await slowDown(page)
  const times: number[] = []
  for (const id of ids.slice(0, UPDATES)) {
    const painted = page.evaluate(paintOf, id)
    await someone.move(id, 'processing', 'prep')
    times.push(await painted)
    await page.waitForTimeout(500)
  }
  const { tasks } = await page.evaluate<BoardProbe>(() => Reflect.get(window, 'board'))
  await page.context().close()
  return {
    tickets: TICKETS,
    updates: UPDATES,
    p50: rounded(median(times), 0),
    worst: rounded(Math.max(...times), 0),
    longTasks: tasks.length,
    longestTask: rounded(Math.max(0, ...tasks), 0),
  }
}

/** How soon a slow device shows what was done. */
export async function measureBrowser(): Promise<BrowserFigures> {
  const product = await productProcess()
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
  try {
    await restock(product.url, 'HENPR')
    const url = product.url.replace('127.0.0.1', 'localhost')
    return {
      throttling: THROTTLING,
      addToCart: await addToCart(browser, url),
      openSheet: await openSheet(browser, url),
      board: await fullBoard(browser, url),
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}
