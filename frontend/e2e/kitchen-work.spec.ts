import type { Page } from '@playwright/test'
import { scaleLimit } from '#infra/testkit/machine-speed'
import { expectAccessible } from './support/accessibility'
import { confirmAllOrders, expect, test, ticketByNumber, openBoardTools } from './support/fixtures'

type Sight = { readonly selector: string; readonly text?: string }

/**
 * Returns when a page shows something, by the browser's clock, because polling from outside is too
 * slow. Observes the document: the browser paints background pages only once a second.
 */
const whenSeen = (page: Page, sight: Sight): Promise<number> =>
  page.evaluate(
    ({ selector, text = '' }) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const isThere = [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(text))
          if (!isThere) return
          observer.disconnect()
          resolve(Date.now())
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
        look()
      }),
    sight,
  )

const lostConnection = /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to update order status|409/

test(
  'two boards and three guests see every change in under a second',
  { tag: '@desktop' },
  async ({ page, kitchen, someone, context }) => {
    const { body: order } = await someone.order()
    await page.goto('/kitchen-dashboard')
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    const guests = await Promise.all([1, 2, 3].map(() => context.newPage()))
    for (const guest of guests) {
      await guest.goto(`/orders/${order.id}/tracking`)
      await expect(guest.getByRole('heading', { name: 'We have your order' })).toBeVisible()
    }
    const moves = [
      { status: 'confirmed', stage: 'confirmed', headline: 'The kitchen accepted your order' },
      { status: 'preparing', stage: 'prep', headline: 'Your order is being prepared' },
      { status: 'cooking', stage: 'cooking', headline: 'Your order is now cooking' },
      { status: 'plating', stage: 'plating', headline: 'Your order is being plated' },
      { status: 'ready', stage: 'ready', headline: 'Your order is ready for pickup!' },
    ]
    const waits: number[] = []
    for (const { status, stage, headline } of moves) {
      const seen = Promise.all([
        ...[page, kitchen].map((board) =>
          whenSeen(board, { selector: `[data-ticket="${order.id}"][data-stage=${stage}]` }),
        ),
        ...guests.map((guest) => whenSeen(guest, { selector: 'h1, h2', text: headline })),
      ])
      const sent = Date.now()
      await someone.move(order.id, status)
      waits.push(Math.max(...(await seen)) - sent)
    }
    const [, , median = Infinity] = waits.sort((a, b) => a - b)
    expect(median, `milliseconds until the last of five pages: ${waits.join(', ')}`).toBeLessThan(scaleLimit(1_000))
  },
)

test(
  'a board that goes offline keeps working and neither loses nor repeats a change',
  { tag: '@desktop' },
  async ({ page, kitchen, someone, context, expectedErrors }) => {
    // The footer loads when the browser is idle, which may be after the connection is lost.
    expectedErrors.push(lostConnection, /StaffFooter could not be loaded/)
    const [mine, shared] = [(await someone.order()).body, (await someone.order()).body]
    await page.goto('/kitchen')
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    // The board loads its rarely needed parts after the tickets.
    await page.waitForLoadState('networkidle')
    let inVain = 0
    page.on('requestfailed', (request) => (inVain += Number(request.url().endsWith(`${mine.id}/status`))))
    await context.setOffline(true)
    await expect(page.getByText(/No connection since .+: new orders do not come in/)).toBeVisible({
      timeout: scaleLimit(1_000),
    })
    await expect(page.getByText('Ordering needs a connection.')).toHaveCount(0)

    const paper = ticketByNumber(page, mine.ticketNumber)
    await paper.getByRole('button', { name: 'Confirm' }).click()
    await paper.getByRole('button', { name: 'Start Prep' }).click()
    await paper.getByRole('button', { name: /California Roll/ }).click()
    await ticketByNumber(page, shared.ticketNumber).getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText(/4 waiting/)).toBeVisible()
    await someone.move(shared.id, 'plating')
    await expect(ticketByNumber(kitchen, shared.ticketNumber).getByRole('button', { name: 'Mark Ready' })).toBeVisible()
    await expect.poll(() => inVain, 'it repeats the change once, then waits for the connection').toBe(2)

    await context.setOffline(false)
    await page.reload()
    await expect(page.getByText(`Not updated: ticket ${shared.ticketNumber} to Confirmed.`)).toBeVisible()
    await expect(ticketByNumber(kitchen, mine.ticketNumber).getByText('All lines made')).toBeVisible()
    const stepsOf = async (id: string) =>
      (await someone.get<{ history: { kitchenStatus: string }[] }>(`/api/orders/${id}`)).body.history.map(
        ({ kitchenStatus }) => kitchenStatus,
      )
    expect(await stepsOf(mine.id)).toEqual(['waiting', 'confirmed', 'prep'])
    expect(await stepsOf(shared.id)).toEqual(['waiting', 'plating'])
    await page.getByRole('button', { name: 'Keep as is' }).click()
    await expect(ticketByNumber(page, shared.ticketNumber).getByRole('button', { name: 'Mark Ready' })).toBeVisible()
  },
)

test(
  "a station's board strikes its lines on every board and shows later orders",
  { tag: '@main' },
  async ({ page, kitchen, someone }) => {
    const [roll, tea] = [await someone.dish('California Roll'), await someone.dish('Green Tea')]
    const { body: order } = await someone.order({
      lines: [
        { dish: roll, quantity: 3 },
        { dish: tea, quantity: 1 },
      ],
    })
    const scheduledFor = new Date(Date.now() + 3 * 3_600_000).toISOString()
    const { body: held } = await someone.order({ more: { scheduledFor } })
    await page.goto('/kitchen?station=sushi')
    const mine = ticketByNumber(page, order.ticketNumber)
    await expect(mine).not.toContainText('Green Tea')
    await mine.getByRole('button', { name: 'Sushi made' }).click()
    await expect(mine.getByText('All made at Sushi')).toBeVisible()
    const theirs = ticketByNumber(kitchen, order.ticketNumber)
    await expect(theirs.getByRole('button', { name: /California Roll/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(theirs.getByRole('button', { name: /Green Tea/ })).toHaveAttribute('aria-pressed', 'false')

    await openBoardTools(kitchen)
    await kitchen.getByRole('button', { name: /All day/ }).click()
    await expect(kitchen.getByRole('complementary', { name: 'All day' })).toContainText(/\d+×\s*Green Tea/)
    await kitchen.getByRole('button', { name: /Later today \d/ }).click()
    await expect(ticketByNumber(kitchen, held.ticketNumber)).toHaveCount(0)
    await expectAccessible(kitchen)
    await kitchen.getByRole('button', { name: `Fire now ticket ${held.ticketNumber}` }).click()
    await expect(ticketByNumber(kitchen, held.ticketNumber)).toBeVisible()
  },
)

test(
  'a bump bar bumps, undoes and recalls; a new order rings until the board is touched',
  { tag: '@desktop' },
  async ({ page, someone }) => {
    await page.addInitScript(() => {
      const start = OscillatorNode.prototype.start
      Object.assign(window, { tones: 0 })
      OscillatorNode.prototype.start = function (...when) {
        Object.assign(window, { tones: Reflect.get(window, 'tones') + 1 })
        start.apply(this, when)
      }
    })
    const tones = () => page.evaluate(() => Number(Reflect.get(window, 'tones')))
    await confirmAllOrders(someone)
    const { body: order } = await someone.order()
    await page.goto('/kitchen')
    const paper = ticketByNumber(page, order.ticketNumber)
    await page.getByRole('button', { name: 'Turn sound on' }).click()
    await expect(page.getByRole('button', { name: 'Sound is on' })).toBeVisible()
    await page.keyboard.type(String(order.ticketNumber))
    await page.keyboard.press('Enter')
    await expect(paper.getByRole('button', { name: 'Start Prep' })).toBeVisible()
    await page.keyboard.press('z')
    await expect(paper.getByRole('button', { name: 'Confirm' })).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await tones()).toBe(0)

    await someone.move(order.id, 'completed')
    await openBoardTools(page)
    await page.getByRole('button', { name: /Recall \d/ }).click()
    await page.getByRole('button', { name: `Recall ticket ${order.ticketNumber}` }).click()
    await expect(paper).toBeVisible()

    const before = await tones()
    await someone.order()
    await expect.poll(tones).toBeGreaterThan(before + 2)
    const rung = await tones()
    await expect.poll(tones).toBeGreaterThan(rung)
  },
)
