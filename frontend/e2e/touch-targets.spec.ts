import type { Page } from '@playwright/test'
import { expect, fillCart, openMenu, submitCheckout, test, showSpecials } from './support/fixtures'

/** Smaller than this a finger misses. */
const FINGER_PX = 44

/**
 * A link in a sentence is as tall as its line; so is the number above the page's head, which stands
 * in its foot, too.
 */
const LET_BE = 'p a, [data-now] + a, .sr-only'

/** What can be pressed and takes a finger too small a place, looked for from its middle. */
const tooSmall = (page: Page, within = 'body') =>
  page.evaluate(
    ({ finger, letBe, within: part }) => {
      const pressed = 'a[href], button, input:not([type=hidden]), select, textarea, summary, label:has(input)'
      const found: string[] = []
      for (const one of document.querySelectorAll<HTMLElement>(`${part} :is(${pressed})`)) {
        if (one.matches(letBe) || one.closest('[inert]') || !one.checkVisibility({ visibilityProperty: true })) continue
        if (one.matches('label input')) continue
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, top, width, height } = one.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const isHit = (right: number, down: number) => {
          const hit = document.elementFromPoint(x + right, y + down)
          return hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one) === true)
        }
        // Outside the page, or under what lies over it.
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
    { finger: FINGER_PX, letBe: LET_BE, within },
  )

test.use({ viewport: { width: 390, height: 844 } })

test(
  "all that a guest presses on a phone is as large as a finger's tip",
  { tag: '@phone' },
  async ({ page, someone }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
    expect(await tooSmall(page), 'first page').toEqual([])
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await openMenu(page)
    await showSpecials(page)
    await expect(page.getByRole('button', { name: 'Play specials' })).toBeVisible()
    expect(await tooSmall(page), 'menu').toEqual([])
    await page.goto('/checkout')
    await expect(page.getByRole('button', { name: 'Add a note for California Roll' })).toBeVisible()
    expect(await tooSmall(page), 'checkout').toEqual([])
    await submitCheckout(page)
    await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeVisible()
    const close = page.getByRole('button', { name: 'Close message' })
    await expect(close).toBeVisible()
    expect(await tooSmall(page, '[data-scope=toast]'), 'message').toEqual([])
    // It lies over the page.
    await close.click()
    await expect(close).toHaveCount(0)
    expect(await tooSmall(page), 'tracking').toEqual([])
  },
)
