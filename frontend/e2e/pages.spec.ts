import { dailySpecialRoutes, type DailySpecial } from '#shared/specials/contract'
import { getLocation, locations } from '../../shared/locations/index'
import { expectAccessible, expectNoLayoutShift } from './support/accessibility'
import { modifyResponse } from './support/mock-api'
import { expect, test } from './support/fixtures'

const [here] = locations

for (const path of [
  '/about',
  '/reviews',
  '/contact',
  '/tour',
  '/attendance',
  '/onboarding',
  '/feedback-test',
  '/accessibility',
  '/allergens',
  '/privacy',
  '/nowhere',
]) {
  test(`${path} is accessible and fits a phone`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: 'Menu categories' })).toBeVisible()
    await expectAccessible(page)
    await expectNoLayoutShift(page)
  })
}

test(
  'the contact page shows the location of its URL, ignoring spaces in the name',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hibachi Ember New Port Richey')
    for (const { name, address, phone, domain } of locations) {
      const card = page.getByRole('region', { name, exact: true })
      await expect(card).toContainText(address.street)
      await expect(card.getByRole('link', { name: phone })).toBeVisible()
      await expect(card.getByRole('link', { name: domain })).toBeVisible()
      await expect(card).toContainText('10:30 AM-9:30 PM')
    }
    await page.goto('/contact?location=HighlandCity')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hibachi Ember Highland City')
    await expect(page.getByRole('link', { name: 'Order online' })).toHaveAttribute('href', '/menu')
  },
)

test('the reviews page has six reviews and links to the menu', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/reviews')
  await expect(page.getByText('4.9/5 based on 200+ reviews')).toBeVisible()
  await expect(page.getByRole('figure')).toHaveCount(6)
  await page.getByRole('link', { name: 'Taste for yourself' }).click()
  await expect(page).toHaveURL(/\/menu$/)
})

test('the tour asks guests to log in and shows the restaurant', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/tour')
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  await expect(page.getByText('Please log in to start your Hibachi Mastery tour!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome to ${here.fullName}`)
  for (const name of ['Hibachi grill', 'Sushi bar', 'Family friendly']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await page.getByRole('region', { name: 'Training tour' }).getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('employees are redirected to their timesheet after three seconds', { tag: '@phone' }, async ({ page }) => {
  await page.route(`${here.links.timesheet}**`, (route) => route.fulfill({ body: 'timesheet' }))
  await page.clock.install()
  await page.goto('/employees')
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText('3')
  await expect(page.getByText('reachable only by its direct URL')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', here.links.timesheet)
  await page.clock.runFor(3_100)
  await page.waitForURL(here.links.timesheet)
})

test.describe('at 400 % zoom', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 320, height: 200 } })

  for (const path of ['/', '/menu', '/about', '/checkout', '/login']) {
    test(`${path} fits, and no bar covers it`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: /Hiro/ })).toBeAttached()
      await page.evaluate(() => window.scrollTo(0, 600))
      const stuck = await page.evaluate(() =>
        [...document.querySelectorAll('header, #menu-tools, .voice-dock, [data-foot-bar]')]
          .filter((bar) => /fixed|sticky/.test(getComputedStyle(bar).position))
          .map(({ className }) => className),
      )
      expect(stuck).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  }
})

const week = [0, 1, 2, 3, 4, 5, 6]

/** Makes all specials valid at any time, so that the page shows as many as possible. */
const atAnyTime = (specials: readonly DailySpecial[]): DailySpecial[] =>
  specials.flatMap((special) =>
    week.map((dayOfWeek) => ({ ...special, id: `${special.id}-${dayOfWeek}`, dayOfWeek, mealtime: null })),
  )

test.describe('at twice the font size', { tag: '@phone' }, () => {
  for (const path of ['/', '/about', '/onboarding', '/feedback-test']) {
    test(`${path} fits a phone`, async ({ page }) => {
      await modifyResponse(page, dailySpecialRoutes.listDailySpecials, atAnyTime)
      await page.goto(path)
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.waitForLoadState('networkidle')
      const width = page.viewportSize()?.width ?? 0
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
})

test('an unknown URL shows a message', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/nowhere/at/all')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  for (const [host, location] of [
    ['localhost', here],
    ['henok.localhost', getLocation('HENOK')],
  ] as const) {
    test(`${location.name} can be read and contains data for search engines`, async ({ page, baseURL }) => {
      const port = new URL(baseURL ?? '').port
      await page.goto(`http://${host}:${port}/`)
      await expect(page).toHaveTitle(`${location.fullName} | Hibachi, sushi and teriyaki to order`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(location.fullName)
      await expect(page.getByRole('main').getByText(location.address.street)).toBeVisible()
      await page.getByRole('link', { name: 'See the menu' }).click()
      await expect(page.getByRole('heading', { name: 'California Roll' })).toBeVisible()
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://${location.domain}/menu`)
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
      expect(data['@graph'].map((thing: { '@type': string }) => thing['@type'])).toEqual(['Restaurant', 'Menu'])
      const width = page.viewportSize()?.width ?? 0
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
})

test('the security policy allows the data for search engines', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => console.error('refused', event.blockedURI))
  })
  await page.goto('/menu')
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
  await expect(page.locator('#boot, .plain'), 'the application has taken the place of the static words').toHaveCount(0)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
})

test('the site can be installed', { tag: '@phone' }, async ({ page, request }) => {
  await page.goto('/')
  const manifest = await (await request.get('/site.webmanifest')).json()
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest')
})

for (const path of ['/', '/menu']) {
  test(`${path} is hydrated instead of rendered again`, async ({ page }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/assets/index-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const heading = await page.locator('#content h1').elementHandle()
    await expect(page.locator('[data-picture]')).toHaveCount(1)
    letGo()
    await expect(page.locator('[data-picture]')).toHaveCount(0)
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
    // Dialogs close with an animation: without its CSS rule they would never unmount.
    const known = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .map(({ cssText }) => cssText)
        .join('\n'),
    )
    expect(known).toContain('@keyframes fade-out')
  })
}

test('the menu page preloads its dishes and chunks, each once', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/menu')
  await expect(page.getByRole('heading', { name: 'Edamame' }).first()).toBeVisible()
  const requests = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      path: new URL(entry.name).pathname,
      by: entry instanceof PerformanceResourceTiming ? entry.initiatorType : '',
      at: entry.startTime,
    })),
  )
  const preloads = requests.filter(({ path, by }) => by === 'link' && path.startsWith('/api/'))
  expect(preloads.map(({ path }) => path).sort()).toEqual(['/api/menu-categories', '/api/menu-items/HENPR'])
  const categories = requests.filter(({ path }) => path === '/api/menu-categories')
  expect(categories, 'the application uses the preloaded response').toHaveLength(1)
  const { parts = '' } = await page
    .locator('#root')
    .evaluate((root) => ({ ...(root instanceof HTMLElement && root.dataset) }))
  for (const part of parts.split(' ')) {
    expect(
      requests.filter(({ path }) => path === part),
      part,
    ).toHaveLength(1)
  }
  const [painted = Infinity] = await page.evaluate(() =>
    performance.getEntriesByType('paint').map(({ startTime }) => startTime),
  )
  expect(Math.min(...preloads.map(({ at }) => at)), 'preloads must not delay the first paint').toBeGreaterThanOrEqual(
    painted,
  )
})

test("text and headings have the site's own typefaces", { tag: '@phone' }, async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'font' && hosts.add(new URL(request.url()).host))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
  await expect.poll(loaded).toEqual(expect.arrayContaining(['Figtree Variable', 'Fraunces Variable']))
  expect([...hosts]).toEqual([new URL(page.url()).host])
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree Variable')
})
