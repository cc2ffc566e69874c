import { menuRoutes, type MenuItem } from '#shared/menu/contract'
import { dailySpecialRoutes, type DailySpecial } from '#shared/specials/contract'
import type { Page } from '@playwright/test'
import { interceptRoute, mockProblem, mockRoute } from './support/mock-api'
import { expect, fillCart, openMenu, readCart, showSpecials, test, type TestClient } from './support/fixtures'
import type { EditableDish } from '#shared/menu/editing-contract'

test.describe('navigating the menu', () => {
  test('a chosen category starts at its first dish, also after scrolling', { tag: '@phone' }, async ({ page }) => {
    await openMenu(page)
    await page.getByRole('article', { name: 'Green Tea' }).scrollIntoViewIfNeeded()
    await page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'Hibachi', exact: true }).click()
    await expect(page).toHaveURL(/\/menu#category-21$/)
    await expect(page.getByRole('heading', { name: 'Hibachi', exact: true })).toBeInViewport({ ratio: 1 })
  })

  test('a category chosen on another page starts at the top of the menu', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/contact')
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, 500))
      expect(await page.evaluate(() => window.scrollY)).toBe(500)
    }).toPass()
    const strip = page.getByRole('navigation', { name: 'Menu categories' })
    await strip.getByRole('link', { name: 'Popular' }).evaluate((link) => link instanceof HTMLElement && link.click())
    await expect(page).toHaveURL(/\/menu#popular$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('opening the cart retains the category and the search', { tag: '@phone' }, async ({ page, someone }) => {
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await page.goto('/menu?search=hibachi#category-21')
    const chosen = page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'Hibachi', exact: true })
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await expect(page).toHaveURL(/\/menu\?search=hibachi#cart$/)
    await page.getByRole('button', { name: 'Close cart' }).click()
    await expect(page).toHaveURL(/\/menu\?search=hibachi#category-21$/)
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('searchbox', { name: 'Search the menu' })).toHaveValue('hibachi')
  })

  test('a cart opened by its URL can be closed', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/menu#cart')
    const cart = page.getByRole('dialog', { name: 'Your order' })
    await page.getByRole('button', { name: 'Close cart' }).click()
    await expect(cart).toHaveCount(0)
    await expect(page).toHaveURL(/\/menu$/)
    await page.getByRole('link', { name: /^Cart, / }).click()
    await expect(cart).toBeVisible()
    await page.goBack()
    await expect(cart).toHaveCount(0)
    await expect(page).toHaveURL(/\/menu$/)
  })
})

test('a special that sells out is no longer offered', { tag: '@desktop' }, async ({ page, someone }) => {
  await someone.signIn('owner@example.com', 'admin')
  await openMenu(page)
  await showSpecials(page)
  const offer = page.getByRole('region', { name: "Today's specials" }).getByRole('button', { name: /^Add / })
  const name = (await offer.innerText()).replace('Add ', '')
  const { id } = await someone.dish(name)
  const set = (isAvailable: boolean) =>
    someone.put(`/api/menu/availability/${id}/HENPR`, { isAvailable, reason: 'Test' })
  try {
    await set(false)
    await expect(page.getByRole('button', { name: `Add ${name}`, exact: true })).toHaveCount(0)
  } finally {
    await set(true)
  }
})

/** Makes a dish the location's special on every weekday. */
async function makeSpecial(page: Page, menuItem: MenuItem, someone: TestClient): Promise<void> {
  const { body: specials } = await someone.get<DailySpecial[]>('/api/daily-specials/HENPR')
  const everyDay = specials.slice(0, 1).flatMap((special) =>
    Array.from({ length: 7 }, (_, dayOfWeek) => ({
      ...special,
      id: `${dayOfWeek}`,
      dayOfWeek,
      menuItem,
      maxDailyOrders: null,
    })),
  )
  await mockRoute(page, dailySpecialRoutes.listDailySpecials, everyDay)
}

test(
  'a special shows its allergens and is not offered to guests who avoid them',
  { tag: '@phone' },
  async ({ page, someone }) => {
    await makeSpecial(page, await someone.dish('Hibachi Shrimp'), someone)
    await openMenu(page)
    await showSpecials(page)
    const card = page.getByRole('region', { name: "Today's specials" })
    await expect(card).toContainText(/Contains .*shellfish/)
    await page.getByRole('button', { name: /^Dietary filters/ }).click()
    await page.getByRole('checkbox', { name: 'No Shellfish' }).check()
    await page.getByRole('button', { name: /^Show \d+ dishes$/ }).click()
    await expect(page.getByRole('button', { name: 'Add Hibachi Shrimp', exact: true })).toHaveCount(0)
  },
)

test(
  'a special that suits a diet with an option names the option and is added with it',
  { tag: '@phone' },
  async ({ page, someone }) => {
    await makeSpecial(page, await someone.dish('Philadelphia Roll'), someone)
    await openMenu(page)
    await showSpecials(page)
    await page.getByRole('button', { name: /^Dietary filters/ }).click()
    await page.getByRole('checkbox', { name: 'No Dairy' }).check()
    await page.getByRole('button', { name: /^Show \d+ dishes$/ }).click()
    const card = page.getByRole('region', { name: "Today's specials" })
    await expect(card).toContainText('without dairy if you leave out the cream cheese')
    await card.getByRole('button', { name: 'Add Philadelphia Roll' }).click()
    await expect.poll(() => readCart(page)).toMatchObject([{ name: 'Philadelphia Roll, no cream cheese' }])
  },
)

test.describe('a menu that cannot be loaded', () => {
  test('stays visible if refreshing it fails', { tag: '@phone' }, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 500/)
    let readings = 0
    await mockProblem(page, menuRoutes.listMenuItems, { code: 'internal-error' })
    await interceptRoute(page, menuRoutes.listMenuItems, (call) =>
      (readings += 1) === 1 ? call.continue() : call.fallback(),
    )
    await openMenu(page)
    await expect.poll(() => readings, 'it is read again once it is listened to').toBeGreaterThan(1)
    await expect(page.getByRole('article', { name: 'California Roll' })).toHaveCount(1)
    await expect(page.getByText('The menu did not load')).toHaveCount(0)
  })

  test('shows an error with a retry', { tag: '@desktop' }, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 500/)
    await mockProblem(page, menuRoutes.listMenuItems, { code: 'internal-error' })
    await page.goto('/about')
    await page.getByRole('button', { name: 'Full Menu' }).click()
    const dialog = page.getByRole('dialog', { name: 'Full Menu' })
    await expect(dialog.getByRole('alert')).toContainText('The menu did not load')
    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Try Again' }).click()
    await expect(dialog.getByRole('article')).toHaveCount(4)
  })
})

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).first()

test(
  'a dish that the owner removes disappears from open menus and from the page without scripts',
  { tag: '@phone' },
  async ({ page, someone, browser, baseURL }) => {
    await someone.signIn('olive.owner@example.com', 'admin')
    const dishes = '/api/desk/menu/HENPR/dishes'
    const code = `Q${Date.now() % 10_000}`
    const name = `Passing Bowl ${code}`
    const { body: dish } = await someone.post<EditableDish>(dishes, { code, name, price: '12.50', categoryId: 21 })
    const readers = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false })
    const reader = await readers.newPage()
    const read = async () => {
      await reader.goto('/menu')
      return reader.getByRole('heading', { name, exact: false }).count()
    }

    await page.goto(`/menu?search=${code}`)
    await expect(card(page, name)).toBeVisible()
    await expect.poll(read).toBe(1)

    await someone.delete(`${dishes}/${dish.id}?version=${dish.version}`)
    await expect(card(page, name)).toHaveCount(0)
    await expect.poll(read).toBe(0)

    const { body: back } = await someone.post<EditableDish>(`${dishes}/${dish.id}/restore`, {
      version: dish.version + 1,
    })
    await expect(card(page, name)).toBeVisible()
    await expect.poll(read).toBe(1)
    // Restored, so that it doesn't affect tests that count dishes.
    await someone.delete(`${dishes}/${dish.id}?version=${back.version}`)
    await expect(card(page, name)).toHaveCount(0)
    await readers.close()
  },
)
