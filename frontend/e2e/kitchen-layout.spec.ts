import type { Page } from '@playwright/test'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { listPackingItems } from '#shared/kitchen/packing'
import { buildTicket } from '#testing/fixtures'
import { mockRoute } from './support/mock-api'
import { expect, test } from './support/fixtures'
import { buildRush } from './support/rush'

/** The screens of kitchen tablets. */
const screens = [
  [1280, 800],
  [1024, 768],
  [820, 1180],
] as const

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** Returns the texts inside `selector` of which a part is cut off. */
const listClipped = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((parts) => {
    const isClipped = (part: Element) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      const text = range.getBoundingClientRect()
      const clipping = [...document.querySelectorAll('*')].filter(
        (around) => around.contains(part) && getComputedStyle(around).overflowX !== 'visible',
      )
      return clipping.some((around) => {
        const box = around.getBoundingClientRect()
        return text.left < box.left - 1 || text.right > box.right + 1 || text.bottom > box.bottom + 1
      })
    }
    const texts = [...document.querySelectorAll(parts)].filter(({ textContent }) => textContent !== '')
    return texts.filter(isClipped).map(({ textContent }) => textContent)
  }, selector)

for (const [width, height] of screens) {
  test(`the head of a late ticket shows the whole name and type at ${width} @desktop`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const late = {
      createdAt: minutesFromNow(-95),
      firstPromisedAt: minutesFromNow(-70),
      promisedAt: minutesFromNow(-50),
    }
    const names = [
      'Alexandra Featherstone-Haugh',
      'Wolfeschlegelsteinhausenbergerdorff',
      'Jo',
      'Maria Fernanda Gutierrez',
    ]
    await mockRoute(
      page,
      kitchenRoutes.listTickets,
      names.map((name, index) =>
        buildTicket({
          ...late,
          id: `LATE${index}`,
          ticketNumber: 121 + index,
          orderType: index === 3 ? 'delivery' : 'pickup',
          customerInfo: { name },
        }),
      ),
    )
    await page.goto('/kitchen?display=1')
    const heads = page.locator('.slip header')
    await expect(heads).toHaveCount(4)
    await expect(heads.first()).toContainText('LATE · moved +20')
    expect(await listClipped(page, '.slip header :is(.top, .under) > *:not(.sr-only)')).toEqual([])
  })
}

test('the status bar is one row at 1280 also while orders and delivery are paused @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const until = minutesFromNow(40)
  await mockRoute(page, intakeRoutes.getIntake, {
    state: 'paused',
    until,
    reason: null,
    extraMinutes: 0,
    delivery: 'paused',
    deliveryUntil: minutesFromNow(60),
    quotes: null,
  })
  await mockRoute(page, kitchenRoutes.listTickets, buildRush())
  await page.goto('/kitchen?display=1')
  await expect(page.getByRole('button', { name: /^Paused until .* · delivery until/ })).toBeVisible()
  const { height } = await page.locator('.state').evaluate((bar) => bar.getBoundingClientRect())
  expect(height).toBeLessThan(60)
})

for (const [width, height, columns] of [
  [1280, 800, 4],
  [1024, 768, 3],
] as const) {
  test(`a panel leaves ${columns} columns of tickets at ${width} @desktop`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await mockRoute(page, kitchenRoutes.listTickets, buildRush())
    await page.goto('/kitchen?display=1')
    await page.getByRole('button', { name: 'Tools' }).click()
    await page.getByRole('button', { name: /^All day/ }).click()
    const panel = page.getByRole('complementary', { name: 'All day' })
    await expect(panel).toBeVisible()
    const lefts = page
      .locator('[data-place][data-off=false]')
      .evaluateAll((places) => new Set(places.map((place) => place.getBoundingClientRect().left)).size)
    expect(await lefts).toBe(columns)
  })
}

for (const width of [1280, 390]) {
  test(`a card of the counter has room for every name and button at ${width} @desktop`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const names = ['Alexandra Montgomery-Featherstonehaugh', 'Wolfeschlegelsteinhausenbergerdorff', 'Jo']
    await mockRoute(
      page,
      kitchenRoutes.listTickets,
      buildRush()
        .slice(0, names.length)
        .map((ticket, index) => ({
          ...ticket,
          status: 'ready',
          kitchenStatus: 'ready',
          orderType: 'delivery',
          customerInfo: { name: names[index] ?? '' },
          packing: [...listPackingItems(ticket, [])],
        })),
    )
    await page.goto('/kitchen/counter')
    await expect(page.locator('.counter-card')).toHaveCount(names.length)
    expect(await listClipped(page, '.counter-card :is(h2, .kind, button)')).toEqual([])
  })
}

test('the details of a ticket leave a phone number one row on a phone, in Spanish too @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.addInitScript(() => localStorage.setItem('hibachi-kitchen-language', 'es'))
  const customerInfo = { name: 'Jo', phone: '(727) 555-0199' }
  await mockRoute(page, kitchenRoutes.listTickets, [buildTicket({ customerInfo, createdAt: minutesFromNow(-5) })])
  await page.goto('/kitchen')
  await page.getByRole('button', { name: /^Detalles/ }).click()
  const phone = page.getByRole('dialog').getByRole('link', { name: customerInfo.phone })
  await expect(phone).toBeVisible()
  expect(await phone.evaluate((link) => link.getBoundingClientRect().height)).toBeLessThan(40)
  expect(await listClipped(page, 'dialog .phone')).toEqual([])
})
