import type { Page } from '@playwright/test'
import { authRoutes } from '#shared/accounts/contract'
import { interceptRoute } from './support/mock-api'
import { expect, fillCart, openMenu, test, waitForRender } from './support/fixtures'

const strip = (page: Page) => page.locator('.category-strip .chips')

test('the first screen of the menu shows dishes on every device', async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 390, height: 844 })
  await openMenu(page)
  const first = await page.getByRole('article').first().boundingBox()
  expect(first?.y ?? Infinity).toBeLessThan(isMobile ? 640 : 560)
  await expect(page.locator('.chip', { hasText: /All Items$/ }).filter({ hasNot: page.locator('select') })).toHaveCount(
    1,
  )
})

test('search, filters and categories stay visible, and the category bar follows scrolling', async ({ page }) => {
  await openMenu(page)
  await page.getByRole('heading', { name: 'Bento Boxes', exact: true }).evaluate((title) => title.scrollIntoView())
  const bento = strip(page).getByRole('button', { name: 'Bento Boxes' })
  await expect(bento).toHaveAttribute('aria-current', 'location')
  await expect(bento).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('searchbox', { name: 'Search the menu' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /^Dietary filters/ })).toBeInViewport({ ratio: 1 })
})

test('a category out of sight has the place of its dishes', async ({ page }) => {
  await openMenu(page)
  await expect(page.getByRole('heading', { name: 'Drinks', exact: true })).toBeAttached()
  const covered = await page.locator('.menu-section').evaluateAll((sections) =>
    sections.flatMap((section) => {
      const lastDish = [...section.querySelectorAll('article')].at(-1)
      const excess = (lastDish?.getBoundingClientRect().bottom ?? 0) - section.getBoundingClientRect().bottom
      return excess > 0 ? [`${section.querySelector('h2')?.textContent}: ${Math.round(excess)} px`] : []
    }),
  )
  expect(covered).toEqual([])
})

test('a category chosen on another page is visible with its dishes', async ({ page }) => {
  await page.goto('/about')
  await page
    .getByRole('navigation', { name: 'Menu categories' })
    .getByRole('link', { name: 'Drinks' })
    .evaluate((link) => link instanceof HTMLElement && link.click())
  await expect(page.getByRole('heading', { name: 'Drinks', exact: true })).toBeInViewport({ ratio: 1 })
  await expect(strip(page).getByRole('button', { name: 'Drinks' })).toBeInViewport({ ratio: 0.99 })
})

test(
  'the landing page has at most ten phone screens, and its rows link to the menu',
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

test('a search tolerates typos and synonyms', { tag: '@phone' }, async ({ page }) => {
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

test('a URL’s hash selects the position, and the title names the page', async ({ page, expectedErrors }) => {
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

test('a signed-in user sees a spinner while the session is loading', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Customer' }).click()
  await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible()
  let letGo = () => {}
  let requestCount = 0
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await interceptRoute(page, authRoutes.getUser, async (call) => {
    requestCount += 1
    await held
    await call.continue()
  })
  for (const path of ['/menu', '/checkout', '/', '/about', '/loyalty']) {
    const before = requestCount
    await page.goto(path)
    await expect(page.getByRole('status', { name: 'Loading' }).filter({ visible: true }), path).toHaveCount(1)
    // By then, the application has started and rendered what it knows.
    await expect.poll(() => requestCount).toBeGreaterThan(before)
    await waitForRender(page)
    await expect(page.getByRole('status', { name: 'Loading' }).filter({ visible: true }), path).toHaveCount(1)
  }
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/#reviews')
  await expect(page, 'their home has no reviews, but there is a page of them').toHaveURL(/\/reviews$/)
})

const paths = [
  '/',
  '/menu',
  '/checkout',
  '/about',
  '/reviews',
  '/contact',
  '/tour',
  '/login',
  '/find-order',
  '/orders/NONE/tracking',
  '/privacy',
  '/group/new',
  '/group/NONE',
  '/nowhere',
]
const ownersPaths = ['/', '/loyalty']
const staffPaths = ['/kitchen', '/kitchen-dashboard', '/attendance', '/employees', '/onboarding', '/feedback-test']

/**
 * Lists the visible controls and prices that the assistant's button covers, except those below a
 * bar that hides the whole page there.
 */
const covered = (page: Page) =>
  page.evaluate(() => {
    const own = document.querySelector('.voice')?.getBoundingClientRect()
    if (!own) return ['there is no button']
    const bar = document.querySelector('.voice-dock')
    const edge = bar && getComputedStyle(bar).left === '0px' ? bar.getBoundingClientRect().top : innerHeight
    // Ignores elements that are scrolled out of a row.
    const clipped = (element: Element) => {
      let { left, right } = element.getBoundingClientRect()
      for (let outer = element.parentElement; outer; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowX === 'visible') continue
        const bounds = outer.getBoundingClientRect()
        left = Math.max(left, bounds.left)
        right = Math.min(right, bounds.right)
      }
      return { left, right }
    }
    const isUnder = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const { left, right } = clipped(element)
      const isFixed = element.closest('[data-foot-bar]') !== null
      const seen = isFixed ? bottom : Math.min(bottom, edge)
      return left < right && left < own.right && right > own.left && top < own.bottom && seen > own.top
    }
    return [...document.querySelectorAll('a, button, input, select, textarea, summary, .price, .market, dd')]
      .filter((element) => !element.closest('.voice-dock') && element.checkVisibility() && isUnder(element))
      .map((element) => element.outerHTML.slice(0, 90))
  })

/** Expects one top heading, which is also part of the document's title. */
async function expectNamed(page: Page, path: string): Promise<void> {
  await expect(page.locator('h1'), path).toHaveCount(1)
  await expect(page, path).toHaveTitle(/ \| (Hibachi Ember|Hibachi, sushi)/)
}

async function walk(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('button', { name: /Your Order Assistant!/ })).toHaveCount(1)
  await expectNamed(page, path)
  for (const share of [0, 0.15, 0.4, 0.7, 1, 1]) {
    await page.evaluate((share) => scrollTo(0, share * (document.body.scrollHeight - innerHeight)), share)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await covered(page), `${path} at ${share} of its height`).toEqual([])
  }
}

for (const width of [360, 1440]) {
  test(
    `the assistant's button lies on nothing, ${width} wide`,
    { tag: '@desktop' },
    async ({ page, someone, expectedErrors }) => {
      test.slow()
      expectedErrors.push(/404/)
      await page.setViewportSize({ width, height: width < 700 ? 780 : 900 })
      await fillCart(page, someone, [{ name: 'California Roll' }, { name: 'Green Tea' }])
      for (const path of [...paths, ...staffPaths]) await walk(page, path)
      await page.goto('/login?returnTo=/desk')
      await page.getByRole('button', { name: 'Admin User' }).click()
      await expect(page).toHaveURL(/\/desk$/)
      await expectNamed(page, '/desk')
      await expect(page.locator('.voice'), 'the desk has no assistant').toBeHidden()
      await page.goto('/inventory')
      await expectNamed(page, '/inventory')
      await expect(page.locator('.voice'), 'the stock page has no assistant').toBeHidden()
      for (const path of ownersPaths) await walk(page, path)
    },
  )
}

test('the bottom bar does not cover the focused element', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about')
  await page.locator('footer a').first().waitFor({ state: 'attached' })
  const links = await page.locator('main a').all()
  for (const link of links) {
    await link.focus()
    const box = await link.boundingBox()
    const bar = await page.locator('.voice-dock').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})
