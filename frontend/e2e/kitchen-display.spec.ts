import type { Page } from '@playwright/test'
import { kitchenRoutes } from '#shared/contract/kitchen'
import { buildTicket } from '../src/testing/a-ticket'
import { expectAccessible } from './support/accessible'
import { mockRoute } from './support/answers'
import { expect, test, ticketByNumber } from './support/fixtures'

const MINUTE_MS = 60_000

type Line = ReturnType<typeof buildTicket>['orderItems'][number]

function lines(order: number, note?: string): Line[] {
  const roll = buildTicket({}).orderItems.map((line) => ({
    ...line,
    id: `RUSH${order}-1`,
    customizations: note === undefined ? null : { notes: note, options: [] },
  }))
  const steak = roll.map((line) => ({
    ...line,
    id: `RUSH${order}-2`,
    station: 'hibachi' as const,
    customizations: null,
    menuItem: { name: 'Hibachi Steak', description: '', code: 'H4' },
  }))
  return [...roll, ...steak]
}

/** Forty orders of two dishes, the third of them of a guest with an allergy. */
const rush = Array.from({ length: 40 }, (_, index) =>
  buildTicket({
    id: `RUSH${index}`,
    ticketNumber: index + 1,
    status: 'cooking',
    kitchenStatus: 'cooking',
    createdAt: new Date(Date.now() - (40 - index) * MINUTE_MS).toISOString(),
    orderItems: lines(index, index === 2 ? "can't have sesame" : undefined),
  }),
)

/** How many tickets are in sight as a whole. */
const inSight = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('article')].filter((ticket) => {
        const { left, right, top, bottom } = ticket.getBoundingClientRect()
        const isOnScreen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        return isOnScreen && ticket.checkVisibility({ visibilityProperty: true })
      }).length,
  )

const isScrolling = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollHeight > innerHeight)

test('forty tickets fill a display page by page, without scrolling', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await mockRoute(page, kitchenRoutes.orders, rush)
  await page.goto('/kitchen')
  await page.getByRole('button', { name: 'Display' }).click()
  await expect(ticketByNumber(page, 1)).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Ask Hiro/ })).toHaveCount(0)
  await expect(page.getByText("ALLERGY: can't have sesame")).toBeVisible()
  const first = await inSight(page)
  expect(first).toBeGreaterThanOrEqual(8)
  expect(await isScrolling(page)).toBe(false)
  await expectAccessible(page)

  await page.getByRole('button', { name: `Next page, ${40 - first} more` }).click()
  await expect(ticketByNumber(page, 1)).toBeHidden()
  await expect(ticketByNumber(page, first + 1)).toBeVisible()

  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.keyboard.press('PageUp')
  await expect(ticketByNumber(page, first + 1)).toBeVisible()
  expect(await inSight(page)).toBeGreaterThan(first)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Tools' })).toBeVisible()
  await page.getByRole('button', { name: 'Tools' }).click()
  await page.getByRole('button', { name: 'Leave the display' }).click()
  await expect(page.getByRole('banner').first()).toBeVisible()
})

test(
  "a station's screen clears, a second tap does nothing, and one tap recalls",
  { tag: '@desktop' },
  async ({ page, kitchen, someone }) => {
    const [roll, tea] = [await someone.dish('California Roll'), await someone.dish('Green Tea')]
    const both = [roll, tea].map((dish) => ({ dish, quantity: 1 }))
    const { body: order } = await someone.order({ lines: both })
    const { body: next } = await someone.order({ lines: both })
    await page.goto('/kitchen?display=1&station=sushi')
    const [mine, after] = [ticketByNumber(page, order.ticketNumber), ticketByNumber(page, next.ticketNumber)]
    await expect(page.locator(`[data-ticket="${order.id}"]`)).toBeAttached()
    await page.keyboard.type(String(order.ticketNumber))
    await expect(mine).toBeVisible()
    await expect(mine).not.toContainText('Green Tea')
    await mine.getByRole('button', { name: 'Sushi made' }).dblclick()
    await expect(mine).toHaveCount(0)
    await expect(after.getByRole('button', { name: /California Roll/ })).toHaveAttribute('aria-pressed', 'false')
    const elsewhere = ticketByNumber(kitchen, order.ticketNumber)
    await expect(elsewhere.getByRole('button', { name: /California Roll/ })).toHaveAttribute('aria-pressed', 'true')

    await page.getByLabel('Screen for').selectOption('Expeditor')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Recall ${order.ticketNumber}` }).click()
    await expect(elsewhere.getByRole('button', { name: /California Roll/ })).toHaveAttribute('aria-pressed', 'false')
    await expect(mine.getByRole('list', { name: 'Stations' })).toContainText('1 Sushi to make')
  },
)
