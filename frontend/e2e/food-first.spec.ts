import type { Page } from '@playwright/test'
import { authRoutes } from '#shared/contract/auth'
import { interceptRoute } from './support/answers'
import { waitForRender, expect, openMenu, test } from './support/fixtures'

const strip = (page: Page) => page.locator('.category-strip .chips')

test('the menu begins with dishes on its first screen, whatever the screen', async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 390, height: 844 })
  await openMenu(page)
  const first = await page.getByRole('article').first().boundingBox()
  expect(first?.y ?? Infinity).toBeLessThan(isMobile ? 640 : 560)
  await expect(page.getByText(/All Items$/)).toHaveCount(1)
})

test('search, filters and categories stay in sight, and the strip follows what is looked at', async ({ page }) => {
  await openMenu(page)
  await page.getByRole('heading', { name: 'Bento Boxes', exact: true }).evaluate((title) => title.scrollIntoView())
  const bento = strip(page).getByRole('button', { name: 'Bento Boxes' })
  await expect(bento).toHaveAttribute('aria-current', 'location')
  await expect(bento).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('searchbox', { name: 'Search the menu' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /^Dietary filters/ })).toBeInViewport({ ratio: 1 })
})

test('a category that was chosen elsewhere is in sight, with its dishes', async ({ page }) => {
  await page.goto('/about')
  await page
    .getByRole('navigation', { name: 'Menu categories' })
    .getByRole('link', { name: 'Drinks' })
    .evaluate((link) => link instanceof HTMLElement && link.click())
  await expect(page.getByRole('heading', { name: 'Drinks', exact: true })).toBeInViewport({ ratio: 1 })
  await expect(strip(page).getByRole('button', { name: 'Drinks' })).toBeInViewport({ ratio: 1 })
})

test(
  'the landing page is at most ten screens of a phone, and its rows lead on',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Order now' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: 'See the menu' }).click()
    const row = page.getByRole('region', { name: 'Drinks', exact: true })
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 500 })
      await expect(row).toHaveCount(1, { timeout: 500 })
    }).toPass()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8_440)
    await row.getByRole('link', { name: /^All / }).click()
    await expect(page).toHaveURL(/\/menu#category-\d+$/)
  },
)

test('a search understands what is meant', { tag: '@phone' }, async ({ page }) => {
  await openMenu(page)
  const search = page.getByRole('searchbox', { name: 'Search the menu' })
  for (const [text, name] of [
    ['chicken hibachi', 'Hibachi Chicken'],
    ['coke', 'Diet Cola'],
    ['califronia rols', 'California Roll'],
  ] as const) {
    await search.fill(text)
    await expect(page.getByRole('article', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('article', { name: 'Green Tea', exact: true })).toHaveCount(0)
  }
})

test('what an address names is where one lands, and the window says where one is', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  for (const place of ['contact', 'reviews']) {
    await page.goto(`/#${place}`)
    const named = page.locator(`#${place}`)
    await expect(named.locator(':scope *').first()).toBeVisible()
    await expect(named).toBeInViewport()
    await page.goto('/about')
  }
  const title = (text: string) => expect(page).toHaveTitle(new RegExp(`^${text} \\| Hibachi Ember`))
  await page.evaluate(() => history.pushState(null, '', '/checkout'))
  await title('Checkout')
  await page.goto('/orders/NONE/tracking')
  await title('Order Not Found')
})

test(
  'who is signed in sees that the page is on its way while it is asked who that is',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Customer' }).click()
    await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible()
    let letGo = () => {}
    let asked = 0
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await interceptRoute(page, authRoutes.user, async (call) => {
      asked += 1
      await held
      await call.continue()
    })
    for (const path of ['/menu', '/checkout', '/', '/about', '/loyalty']) {
      const before = asked
      await page.goto(path)
      await expect(page.getByRole('status', { name: 'Loading' }).filter({ visible: true }), path).toHaveCount(1)
      // The page is at work by then, and has drawn what it knows.
      await expect.poll(() => asked).toBeGreaterThan(before)
      await waitForRender(page)
      await expect(page.getByRole('status', { name: 'Loading' }).filter({ visible: true }), path).toHaveCount(1)
    }
    letGo()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/#reviews')
    await expect(page, 'their home has no reviews, but there is a page of them').toHaveURL(/\/reviews$/)
  },
)
