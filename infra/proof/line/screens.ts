import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import type { Device, Picture } from './picture'

export type Screen = {
  readonly device: Device
  readonly context: BrowserContext
  readonly page: Page
  readonly client: CDPSession
}

/** What a screen holds on to after its rubbish was collected. */
export type Held = { readonly heapMb: number; readonly nodes: number; readonly listeners: number }

/** Hangs up a device: a browser of its own, so that it has its own network and keeps its own acts. */
export async function hang(browser: Browser, url: string, device: Device): Promise<Screen> {
  const context = await browser.newContext({ viewport: device.window, serviceWorkers: 'block' })
  // What compiles this file names functions by a helper that pages don't have.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url + device.path)
  await page.locator('[data-live], article, h1').first().waitFor({ state: 'attached', timeout: 60_000 })
  return { device, context, page, client }
}

/** What stands on a screen, pages that are turned away too; a ticket that has left and only keeps its place does not. */
export async function pictureOn({ page }: Screen): Promise<Picture> {
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('article[data-ticket]')]
      .filter((ticket) => ticket.closest('[data-left=true]') === null)
      .map((ticket) => {
        const lines = [...ticket.querySelectorAll('.line')].map((line) => {
          const code = line.querySelector('.code')?.textContent ?? ''
          return line.getAttribute('aria-pressed') === 'true' ? `(${code})` : code
        })
        return { id: ticket.dataset['ticket'] ?? '', said: `${ticket.dataset['stage']} ${lines.join(' ')}` }
      }),
  )
  return new Map(seen.map(({ id, said }) => [id, said]))
}

export async function figuresOf(client: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
}

export async function heldBy({ client }: Screen): Promise<Held> {
  // Twice: what the first finds may have held on to more.
  for (let time = 0; time < 2; time += 1) await client.send('HeapProfiler.collectGarbage')
  const figure = await figuresOf(client)
  return { heapMb: figure('JSHeapUsedSize') / 1e6, nodes: figure('Nodes'), listeners: figure('JSEventListeners') }
}

/** Bumps what is first in sight at a screen, and gives which ticket that was; nothing where there is none. */
export const bumpFirst = ({ page }: Screen): Promise<string | null> =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll<HTMLElement>('[data-place]:not([data-left=true])')]
    for (const place of places) {
      const bump = place.querySelector<HTMLElement>('.bump')
      if (!bump) continue
      bump.click()
      return place.dataset['place'] ?? null
    }
    return null
  })
