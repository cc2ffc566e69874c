import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { findChromium } from '../../../local/setup.mjs'
import type { InteractionFigures } from '../measurements'
import { median } from '../measure'
import { startProductProcess } from '../product-process'

/** Each round is a first visit, so that chunks load and components mount as they do for a guest. */
const ROUNDS = 8
const OPEN_TICKETS = 30
const SLOWDOWN = 4
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const
const TABLET = { ...PHONE, viewport: { width: 1280, height: 800 } } as const
/** Event timing reports nothing shorter. */
const SHORTEST_MS = 16

declare global {
  interface Window {
    /** From the input to the next paint of each event since the last interaction, in ms. */
    interactionTimes: number[]
  }
}

/** Collects the events of the page, as the metric Interaction to Next Paint does. */
function collectInteractions(shortest: number): void {
  window.interactionTimes = []
  // TypeScript's library doesn't know the threshold.
  const options = { type: 'event', durationThreshold: shortest }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId) window.interactionTimes.push(entry.duration)
  }).observe(options)
}

/** Resolves when the browser has nothing left to do, and has reported the events before. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      ),
  )

type Step = {
  readonly name: string
  readonly target: (page: Page) => Locator
  /** The key to press; otherwise the target is tapped. */
  readonly key?: string
}
type Times = Map<string, number[]>

async function measureStep(page: Page, { name, target, key }: Step, times: Times): Promise<void> {
  const element = target(page)
  // A guest sees what they tap: scrolling there is not part of the interaction.
  await element.scrollIntoViewIfNeeded()
  if (key !== undefined) await element.focus()
  await settle(page)
  await page.evaluate(() => void (window.interactionTimes = []))
  await (key === undefined ? element.tap() : element.press(key))
  await settle(page)
  const taken = await page.evaluate(() => window.interactionTimes)
  times.set(name, [...(times.get(name) ?? []), Math.max(SHORTEST_MS, ...taken)])
}

const dish = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).first()
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search the menu' })

/** What a guest does on the menu, on a phone. */
const menuSteps: readonly Step[] = [
  { name: 'add a dish', target: (page) => dish(page, 'Edamame').getByRole('button', { name: /^Add / }) },
  { name: 'press a category', target: (page) => page.locator('.chips .chip').nth(4) },
  { name: 'type the first letter of a search', target: searchBox, key: 'c' },
  { name: 'type the second letter', target: searchBox, key: 'h' },
  { name: 'open the filters', target: (page) => page.getByRole('button', { name: /^Dietary filters/ }) },
  { name: 'choose a filter', target: (page) => page.getByRole('checkbox', { name: 'No Soy' }) },
  { name: 'close the filters', target: (page) => page.getByRole('button', { name: /^Show \d+ dishes$/ }) },
  { name: 'open the cart', target: (page) => page.getByRole('button', { name: /^View cart/ }) },
]

/** What a guest does with a dish that has options. */
const sheetSteps: readonly Step[] = [
  {
    name: 'open a dish',
    target: (page) => dish(page, 'Hibachi Chicken').getByRole('link', { name: 'Hibachi Chicken', exact: true }),
  },
  { name: 'choose an option', target: (page) => page.getByRole('dialog').getByRole('radio').nth(1) },
]

const boardSteps: readonly Step[] = [
  { name: 'bump a ticket on the board', target: (page) => page.locator('.bump').first() },
]

type Visit = {
  readonly path: string
  readonly device: typeof PHONE | typeof TABLET
  /** What shows that the page is ready. */
  readonly ready: (page: Page) => Promise<void>
  readonly steps: readonly Step[]
}

const menuIsReady = (page: Page) => dish(page, 'Edamame').getByRole('button', { name: /^Add / }).waitFor()

const visits: readonly Visit[] = [
  { path: '/menu', device: PHONE, ready: menuIsReady, steps: menuSteps },
  { path: '/menu', device: PHONE, ready: menuIsReady, steps: sheetSteps },
  {
    path: '/kitchen',
    device: TABLET,
    ready: (page) => page.locator('.bump').first().waitFor(),
    steps: boardSteps,
  },
]

async function visit(browser: Browser, url: string, { path, device, ready, steps }: Visit, times: Times) {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  await page.addInitScript(collectInteractions, SHORTEST_MS)
  await page.goto(url + path, { waitUntil: 'networkidle' })
  await ready(page)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  for (const step of steps) await measureStep(page, step, times)
  await context.close()
}

/** Returns the value that 95% of the values don't exceed. */
function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
}

/**
 * Measures the time from a tap or key to the next paint in Chromium with a slowed processor, on
 * the pages of the built site.
 */
export async function measureInteractions(): Promise<InteractionFigures[]> {
  const product = await startProductProcess()
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
  try {
    const url = product.url.replace('127.0.0.1', 'localhost')
    const guest = createTestClient(product.url)
    for (let order = 0; order < OPEN_TICKETS; order += 1) await guest.order()
    const times: Times = new Map()
    for (let round = 0; round < ROUNDS; round += 1) for (const each of visits) await visit(browser, url, each, times)
    return [...times].map(([interaction, taken]) => ({
      interaction,
      medianMs: median(taken),
      slowMs: percentile95(taken),
      rounds: taken.length,
    }))
  } finally {
    await browser.close()
    await product.stop()
  }
}
