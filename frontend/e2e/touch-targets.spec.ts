import type { Page } from '@playwright/test'
import { expect, fillCart, openMenu, submitCheckout, test, showSpecials } from './support/fixtures'

/** The minimum size of a touch target. */
const MIN_TARGET_PX = 44

/** Links within text, and the phone number above the header, which the footer contains as well. */
const EXCEPTIONS = 'p a, :has(> [data-now]) + a, .sr-only'

/** Lists the controls whose touch target, measured from the center, is too small. */
const listSmallTargets = (page: Page, within = 'body') =>
  page.evaluate(
    ({ finger, exceptions, within: part }) => {
      const pressed = 'a[href], button, input:not([type=hidden]), select, textarea, summary, label:has(input)'
      const found: string[] = []
      for (const one of document.querySelectorAll<HTMLElement>(`${part} :is(${pressed})`)) {
        if (one.matches(exceptions) || one.closest('[inert]') || !one.checkVisibility({ visibilityProperty: true }))
          continue
        if (one.matches('label input')) continue
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, top, width, height } = one.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const isHit = (right: number, down: number) => {
          const hit = document.elementFromPoint(x + right, y + down)
          return hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one) === true)
        }
        // Ignores controls outside the page or covered by others.
        if (!isHit(0, 0)) continue
        const reach = (right: number, down: number) => {
          let far = 0
          while (far < finger && isHit(right * (far + 1), down * (far + 1))) far += 1
          return far
        }
        const [wide, tall] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1]
        const name = one.ariaLabel ?? one.textContent.trim()
        if (Math.min(wide, tall) < finger) found.push(`${name}: ${wide} x ${tall}`)
      }
      return found
    },
    { finger: MIN_TARGET_PX, exceptions: EXCEPTIONS, within },
  )

test.use({ viewport: { width: 390, height: 844 } })

test(
  'all controls that guests use on a phone are large enough for a finger',
  { tag: '@phone' },
  async ({ page, someone }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
    expect(await listSmallTargets(page), 'first page').toEqual([])
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await openMenu(page)
    await showSpecials(page)
    await expect(page.getByRole('button', { name: 'Play specials' })).toBeVisible()
    expect(await listSmallTargets(page), 'menu').toEqual([])
    await page.goto('/checkout')
    await expect(page.getByRole('button', { name: 'Add a note for California Roll' })).toBeVisible()
    expect(await listSmallTargets(page), 'checkout').toEqual([])
    await submitCheckout(page)
    await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeVisible()
    const close = page.getByRole('button', { name: 'Close message' })
    await expect(close).toBeVisible()
    expect(await listSmallTargets(page, '[data-scope=toast]'), 'message').toEqual([])
    // It covers the header's buttons.
    await close.click()
    await expect(close).toHaveCount(0)
    expect(await listSmallTargets(page), 'tracking').toEqual([])
  },
)
