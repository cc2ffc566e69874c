import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright'
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'
import * as z from 'zod/mini'
import { browserAt } from '#infra/testkit/browser'
import { findChromium } from '../../../local/setup.mjs'
import { median, rounded } from '../measure'
import type { BrowserFigures } from '../measurements'
import { collectBoard, collectTaps, paintOf } from '../page-probes'
import type { BoardProbe } from '../page-probes'
import { productProcess } from '../product-process'
import { restock } from '../restock'

const THROTTLING = 4
const VISITS = 5
const TAPS = 4
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

async function slowDown(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
  return client
}

/** How long a finger rests. A tap of no length has the press still painted when it ends, which no finger does. */
const FINGER_MS = 80
/** After a tap, until all that it led to is painted. */
const AFTER_TAP_MS = 900

/**
 * The menu on a slow phone, once it has come to rest, and a finger for what is tapped there. Where to tap is looked up
 * beforehand: looking for it takes a slowed page longer than the tap does, and would be counted in.
 */
async function slowMenu(browser: Browser, url: string, selector: string) {
  const page = await pageOf(browser, phone, collectTaps)
  await page.goto(`${url}/menu`)
  const targets = page.locator(selector)
  await targets.first().waitFor()
  await page.waitForTimeout(SETTLE_MS)
  await targets.nth(1).evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.waitForTimeout(SETTLE_MS)
  const boxes = await Promise.all([0, 1].map((place) => targets.nth(place).boundingBox()))
  const places = boxes.flatMap((box) => (box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : []))
  const client = await slowDown(page)
  const tap = async (count: number) => {
    const place = places[count % places.length]
    if (!place) throw new Error(`Nothing to tap at ${selector}`)
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
    await sleep(FINGER_MS)
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await sleep(AFTER_TAP_MS)
  }
  return { page, tap }
}

/** One visit of a page that was not seen before: milliseconds of each of its taps. */
async function tapsOn(page: Page): Promise<readonly number[]> {
  const taps = await page.evaluate<Record<number, number>>(() => Reflect.get(window, 'taps'))
  await page.context().close()
  const told = Object.values(taps)
  if (told.length === 0) throw new Error('The browser told of no tap')
  return [...told, ...Array.from({ length: Math.max(0, TAPS - told.length) }, () => SHORTEST_MS)]
}

type Visit = (browser: Browser, url: string) => Promise<readonly number[]>

/** The slowest tap is a visit's first, of which there is one a visit: hence several visits, and the median of their slowest. */
async function tapFigures(visit: Visit, browser: Browser, url: string): Promise<BrowserFigures['addToCart']> {
  const visits: (readonly number[])[] = []
  for (let count = 0; count < VISITS; count += 1) visits.push(await visit(browser, url))
  const times = visits.flat()
  return { taps: times.length, p50: median(times), worst: median(visits.map((taps) => Math.max(...taps))) }
}

const Cart = z.array(z.object({ quantity: z.int() }))

/** From taps on Add to the paint after each. */
const addToCart: Visit = async (browser, url) => {
  const { page, tap } = await slowMenu(browser, url, 'button[aria-label^="Add "][aria-label$=" to cart"]')
  for (let count = 0; count < TAPS; count += 1) await tap(count)
  const cart = Cart.parse(JSON.parse(await page.evaluate(() => localStorage.getItem('hibachi-cart') ?? '[]')))
  const added = cart.reduce((sum, { quantity }) => sum + quantity, 0)
  if (added !== TAPS) throw new Error(`${TAPS} taps added ${added}`)
  return tapsOn(page)
}

/** From taps on a dish to the paint of its sheet; each is closed without a tap. */
const openSheet: Visit = async (browser, url) => {
  const { page, tap } = await slowMenu(browser, url, 'article a[aria-haspopup="dialog"]')
  for (let count = 0; count < TAPS; count += 1) {
    await tap(count)
    if (!(await page.evaluate(() => document.querySelector('[role="dialog"]')))) throw new Error('No sheet opened')
    await page.keyboard.press('Escape')
    await sleep(AFTER_TAP_MS)
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
  await page.waitForTimeout(SETTLE_MS)
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
      addToCart: await tapFigures(addToCart, browser, url),
      openSheet: await tapFigures(openSheet, browser, url),
      board: await fullBoard(browser, url),
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}
