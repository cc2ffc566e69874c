import type { Page } from '@playwright/test'
import { expect, fillCart, test } from './support/fixtures'

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
]
/** Those that came later, at the narrowest and the widest. */
const furtherPaths = ['/privacy', '/group/new', '/group/NONE', '/nowhere']
const ownersPaths = ['/', '/loyalty', '/inventory']
const staffPaths = ['/kitchen', '/kitchen-dashboard', '/attendance', '/employees', '/onboarding', '/feedback-test']

/**
 * What the assistant's button lies on: whatever is to be pressed, filled in or paid and is seen in
 * part, but for what has gone beneath a bar that hides it as it hides all of the page there.
 */
const covered = (page: Page) =>
  page.evaluate(() => {
    const own = document.querySelector('.voice')?.getBoundingClientRect()
    if (!own) return ['there is no button']
    const bar = document.querySelector('.voice-dock')
    const edge = bar && getComputedStyle(bar).left === '0px' ? bar.getBoundingClientRect().top : innerHeight
    // What has been scrolled out of a row is not there to be covered.
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

/** Each page says by its one title, and the window's, where one is. */
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

for (const width of [360, 390, 768, 1440]) {
  test(
    `the assistant's button lies on nothing, ${width} wide`,
    { tag: '@desktop' },
    async ({ page, someone, expectedErrors }) => {
      test.slow()
      expectedErrors.push(/404/)
      await page.setViewportSize({ width, height: width < 700 ? 780 : 900 })
      await fillCart(page, someone, [{ name: 'California Roll' }, { name: 'Green Tea' }])
      for (const path of [...paths, ...staffPaths]) await walk(page, path)
      if (width !== 360 && width !== 1440) return
      for (const path of furtherPaths) await walk(page, path)
      await page.goto('/login?returnTo=/desk')
      await page.getByRole('button', { name: 'Admin User' }).click()
      await expect(page).toHaveURL(/\/desk$/)
      await expectNamed(page, '/desk')
      await expect(page.locator('.voice'), 'the desk has no assistant').toBeHidden()
      for (const path of ownersPaths) await walk(page, path)
    },
  )
}

test('what has the focus is not beneath the bar at the foot', { tag: '@phone' }, async ({ page }) => {
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
