import type { Browser } from 'playwright'
import { median } from '#infra/proof/bench/measure'
import { figuresOf, hang } from './screens'
import { devices } from './picture'

const THROTTLING = 4
const MOVES = 8
/** Until a page has loaded what it loads when idle. */
const SETTLE_MS = 3_000

export type Painted = {
  readonly board: string
  readonly tickets: number
  /** Milliseconds from the tap until the frame with what it did was painted: by the clock, and what the page's thread worked. */
  readonly wallMs: number
  readonly workMs: number
  readonly worstWorkMs: number
}

/** Taps on a ticket's button in the page, and waits for the frame that shows what it did. */
const tapAndPaint = (): Promise<number | null> => {
  const bump = [...document.querySelectorAll<HTMLElement>('[data-stage=waiting] .bump')].at(0)
  const ticket = bump?.closest<HTMLElement>('[data-ticket]')
  if (!bump || !ticket) return Promise.resolve(null)
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const observer = new MutationObserver(() => {
      if (ticket.dataset['stage'] === 'waiting') return
      observer.disconnect()
      // A task after the frame begins only when it has been painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)))
    })
    observer.observe(ticket, { attributes: true })
    bump.click()
  })
}

/** How soon a slow device paints a move that is made at it. */
export async function paintsOf(browser: Browser, url: string, tickets: number): Promise<Painted[]> {
  const measured: Painted[] = []
  for (const device of devices.filter(({ name }) => name === 'simple board' || name === 'all of the kitchen')) {
    const { context, page, client } = await hang(browser, url, device)
    await page
      .locator('.bump')
      .nth(tickets - 1)
      .waitFor({ state: 'attached', timeout: 60_000 })
    await page.waitForTimeout(SETTLE_MS)
    await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
    const [walls, works]: [number[], number[]] = [[], []]
    for (let move = 0; move < MOVES; move += 1) {
      const before = await figuresOf(client)
      const wall = await page.evaluate(tapAndPaint)
      const after = await figuresOf(client)
      if (wall !== null) {
        walls.push(wall)
        works.push(1000 * (after('TaskDuration') - before('TaskDuration')))
      }
      await page.waitForTimeout(1_000)
    }
    measured.push({
      board: device.name,
      tickets,
      wallMs: median(walls),
      workMs: median(works),
      worstWorkMs: Math.max(...works),
    })
    await context.close()
  }
  return measured
}
