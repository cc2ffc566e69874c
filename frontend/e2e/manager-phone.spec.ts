import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { HoursWithStatus } from '#shared/hours/contract'
import { henpr } from '#shared/locations/henpr'
import { formatShortDate } from '#shared/hours/hours'
import { addDays, toWallClock } from '#shared/platform/time'
import { expectAccessible } from './support/accessibility'
import { createPhoto, dishCard, expect, openManagerPage, test } from './support/fixtures'

const TUESDAY = 2

/** Returns the next Tuesday at the restaurant, which may be today. */
function tuesdayToCome(): string {
  const { date, weekday } = toWallClock(henpr, new Date())
  return addDays(date, (TUESDAY - weekday + 7) % 7)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Opens a section with the bar at the bottom. */
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name }).click()

async function furtherSection(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function undo(page: Page, title: RegExp): Promise<void> {
  await page.getByRole('button', { name: title }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
}

test(
  'an owner manages the restaurant from a phone, and a guest sees every change without a reload',
  { tag: '@phone' },
  async ({ page, someone, browser, baseURL }) => {
    test.slow()
    await someone.signIn('olive.owner@example.com', 'admin')
    const code = `Z${randomInt(1000, 9999)}`
    const name = `Grilled Eel ${code}`
    const tuesday = tuesdayToCome()
    const guests = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' })
    const guest = await guests.newPage()
    let loads = 0
    guest.on('load', () => (loads += 1))
    // The guest's clock is set to Tuesday, so that the special is today's on any day. Without the
    // answers' times the page doesn't correct it.
    await guests.route('**/api/**', async (route) => {
      const response = await route.fetch()
      const { date: _date, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await guest.clock.setFixedTime(new Date(`${tuesday}T17:00:00Z`))
    await guest.goto('/menu')
    await expect(dishCard(guest, 'Edamame')).toContainText('$')

    await test.step('raises a price', async () => {
      const price = `6.${randomInt(10, 99)}`
      await openManagerPage(page, '/desk', 'Today')
      await section(page, 'Menu')
      await page.getByRole('searchbox', { name: 'Search the dishes' }).fill('A1')
      await page.getByRole('link', { name: 'Edamame', exact: true }).click()
      await page.getByLabel('Price', { exact: true }).first().fill(price)
      await save(page)
      await expect(dishCard(guest, 'Edamame')).toContainText(`$${price}`)
    })

    await test.step('adds a dish with an option and a photo', async () => {
      await page.goto('/desk/menu/_new?category=24')
      await page.getByLabel('Name', { exact: true }).fill(name)
      await page.getByLabel('Price', { exact: true }).first().fill('12.5')
      await page.getByLabel('Code').fill(code)
      await page.getByRole('radio', { name: 'Not declared' }).check()
      await page.getByRole('button', { name: 'Option group' }).click()
      await page.getByLabel('Group name').fill('Sauce')
      await page.getByRole('textbox', { name: 'Option', exact: true }).fill('Eel sauce')
      await page.locator('input[type=file][capture]').setInputFiles(await createPhoto(page))
      const crop = page.getByRole('dialog', { name: 'Rotate and crop' })
      await crop.getByRole('button', { name: 'Rotate' }).click()
      await expectAccessible(page)
      await crop.getByRole('button', { name: 'Use this picture' }).click()
      await expect(crop).toBeHidden()
      await page.getByRole('button', { name: 'Add to the menu' }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      const picture = dishCard(guest, name).locator('img')
      await expect(picture).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{16}\.[0-9a-f]{6}\.480\.webp$/)
      // Content above it grows while it comes into view, so scrolling once is not enough.
      const widthInSight = (image: HTMLImageElement) => {
        image.scrollIntoView({ block: 'center' })
        return image.naturalWidth
      }
      await expect.poll(() => picture.evaluate(widthInSight)).toBeGreaterThan(0)
    })

    await test.step('takes it off and brings it back', async () => {
      await page.getByRole('button', { name: 'Archive', exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
      await expect(dishCard(guest, name)).toHaveCount(0)
      await page.getByRole('button', { name: 'Restore' }).click()
      await expect(dishCard(guest, name)).toContainText('$12.50')
    })

    await test.step('changes prices by a table, compared first', async () => {
      await page.goto('/desk/menu/_import')
      const table = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(`code,price\n${code},13.75\n`) }
      await page.locator('input[type=file]').setInputFiles(table)
      await expect(page.getByText('would change 1 cell of 1 dish')).toBeVisible()
      await expect(dishCard(guest, name)).toContainText('$12.50')
      await page.getByRole('button', { name: 'Apply all' }).click()
      await expect(dishCard(guest, name)).toContainText('$13.75')
      const order = await someone.order({ lines: [{ dish: await someone.dish(name), quantity: 1 }] })
      expect([order.status, order.body.subtotal]).toEqual([201, '13.75'])
      // Removed, so that it doesn't affect the tests of the boards.
      expect((await someone.move(order.body.id, 'cancelled')).status).toBe(200)
    })

    const closed = guest.getByRole('contentinfo').getByText('Closed (Thanksgiving)')
    await test.step('closes for Thanksgiving', async () => {
      // The footer is loaded once it is near.
      await guest.locator('#contact').scrollIntoViewIfNeeded()
      const { body: hours } = await someone.get<HoursWithStatus>('/api/hours/HENPR')
      // The latest first, because other tests have orders for the next days.
      const dates = [6, 5, 4, 3, 2, 1].map((days) => addDays(tuesday, days))
      const date = dates.find((each) => !hours.exceptions.some((known) => known.date === each)) ?? ''
      await furtherSection(page, 'Hours')
      await page.getByLabel('Holiday or special date').fill(date)
      await page.getByRole('button', { name: 'Add date' }).click()
      await page.getByLabel(`Why, on ${formatShortDate(date)}`).fill('Thanksgiving')
      await save(page)
      await expect(closed).toBeVisible()
    })

    const ofTuesday = guest.getByRole('button', { name: `Show Rolls ${code}` })
    await test.step('makes a special for Tuesday', async () => {
      await section(page, 'Specials')
      await page.getByRole('button', { name: 'Add a special on Tuesday' }).click()
      await page.getByRole('listitem', { name: 'New special' }).getByLabel('Title').fill(`Rolls ${code}`)
      const special = page.getByRole('listitem', { name: `Rolls ${code}` })
      await special.getByLabel('Dish').selectOption({ label: `${name} (${code})` })
      await special.getByLabel('Discount').fill('20')
      // The page shows the three best ones.
      await special.getByLabel('Priority').fill('99')
      await expectAccessible(page)
      await save(page)
      await guest.getByRole('button', { name: "Show today's specials" }).click()
      await expect(ofTuesday).toBeVisible()
    })

    await test.step('undoes both', async () => {
      await furtherSection(page, 'Changes')
      await undo(page, new RegExp(`^Undo: Specials: Rolls ${code}`))
      await expect(ofTuesday).toHaveCount(0)
      await undo(page, /^Undo: .*Thanksgiving/)
      await expect(closed).toHaveCount(0)
    })

    expect(loads).toBe(1)
    await guests.close()
    // Removed, so that it doesn't affect tests that count dishes.
    const { body } = await someone.get<{ dishes: EditableDish[] }>('/api/desk/menu/HENPR')
    const dish = body.dishes.find((each) => each.code === code)
    await someone.delete(`/api/desk/menu/HENPR/dishes/${dish?.id}?version=${dish?.version}`)
  },
)

test('every place of the desk is in sight on a small phone', { tag: '@phone' }, async ({ page, someone }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await someone.signIn('olive.owner@example.com', 'admin')
  await openManagerPage(page, '/desk', 'Today')
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('button', { name: 'More' }).click()
  const links = page.getByRole('dialog', { name: 'More' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
  await links.filter({ hasText: 'Inventory' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Inventory/ })).toBeVisible()
})
