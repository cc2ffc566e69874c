import type { Page } from '@playwright/test'
import { expect, fillCart, openMenu, submitCheckout, test } from './support/fixtures'

// What phones and their browsers do to a page (docs/field-reports.md#browser-app).

const addRoll = (page: Page) => page.getByRole('button', { name: 'Add California Roll to cart' }).first().click()

/** Goes to the checkout without loading a page, which would lose a cart that can't be stored. */
async function followToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^View cart/ }).click()
  await page
    .getByRole('link', { name: /Checkout/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /Place Test Order/ })).toBeVisible()
}

const storages: readonly (readonly [string, () => void])[] = [
  [
    'is blocked',
    () => {
      const denied = {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      }
      Object.defineProperty(window, 'localStorage', denied)
      Object.defineProperty(window, 'sessionStorage', denied)
    },
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
  ],
]

for (const [what, damage] of storages)
  test(`a guest whose storage ${what} places an order`, { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(damage)
    await openMenu(page)
    await addRoll(page)
    await followToCheckout(page)
    await expect(page.getByRole('button', { name: 'Place Test Order · $6.69' })).toBeVisible()
    await submitCheckout(page)
    await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('$6.69')
  })

/** Replaces each text by elements of its own, also those that come later, as translators do. */
function translate(): void {
  const convert = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea')) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const convertAll = (root: Node) => {
    if (root instanceof Text) return convert(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.forEach(convert)
  }
  addEventListener('load', () => {
    convertAll(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(convertAll)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

test(
  'a guest whose browser translates the page sees each new total, and orders',
  { tag: '@phone' },
  async ({ page, expectedErrors }) => {
    // The texts of the prerendered page are no longer those that React expects. It renders anew.
    expectedErrors.push(/React error #418/)
    await page.addInitScript(translate)
    await openMenu(page)
    await addRoll(page)
    await expect(page.getByRole('button', { name: /^View cart/ })).toContainText('6.25')
    await addRoll(page)
    await expect(page.getByRole('button', { name: /^View cart/ })).toContainText('12.50')
    await followToCheckout(page)
    await expect(page.getByRole('button', { name: /Place Test Order · \$13\.38/ })).toBeVisible()
    await submitCheckout(page)
    await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('$13.38')
  },
)

/** Returns the fields whose letters are so small that a phone zooms in when they get the focus. */
const listZoomedFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
      .filter(
        (field) =>
          field.checkVisibility() && !['checkbox', 'radio', 'file', 'range'].includes(field.getAttribute('type') ?? ''),
      )
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.getAttribute('aria-label') ?? field.getAttribute('name') ?? field.outerHTML.slice(0, 80)),
  )

test('no field makes a phone zoom in', { tag: '@phone' }, async ({ page, someone }) => {
  test.slow()
  await fillCart(page, someone, [{ name: 'California Roll' }])
  for (const path of ['/menu', '/checkout', '/find-order', '/login', '/gift-cards', '/kitchen/find-order']) {
    await page.goto(path)
    await expect(page.locator('input, textarea').filter({ visible: true }).first(), path).toBeVisible()
    expect(await listZoomedFields(page), path).toEqual([])
  }
})

test.describe('where the keyboard makes the page lower', () => {
  test.use({ viewport: { width: 375, height: 400 } })

  test('the bar at the foot covers no field that has the focus', { tag: '@phone' }, async ({ page, someone }) => {
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await page.goto('/checkout')
    await expect(page.getByRole('button', { name: /Place Test Order/ })).toBeVisible()
    const covered: string[] = []
    const fields = page.locator('main :is(input, textarea):not([type=radio], [type=checkbox])')
    for (const field of await fields.all()) {
      if (!(await field.isVisible())) continue
      // As a guest who goes on with the keyboard's arrow.
      const name = await field.evaluate((element: HTMLElement) => {
        element.focus()
        const { left, top, width, height } = element.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit === element || element.contains(hit)
          ? ''
          : (element.getAttribute('name') ?? element.outerHTML.slice(0, 80))
      })
      if (name !== '') covered.push(name)
    }
    expect(covered).toEqual([])
  })
})

test.describe('on a phone with the service worker of an earlier build', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the newer worker shows its own pages', { tag: '@phone' }, async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch|ERR_FAILED/)
    await page.goto('/about')
    await page.evaluate(async () => {
      const old =
        '<!doctype html><title>Old</title><h1>An earlier build</h1><script type="module" src="/assets/gone.js"></script>'
      const store = await caches.open(`workbox-precache-v2-${location.origin}/`)
      const page = () => new Response(old, { headers: { 'content-type': 'text/html' } })
      await store.put('/index.html?__WB_REVISION__=earlier', page())
      await (await caches.open(`workbox-precache-v1-${location.origin}/`)).put('/index.html', page())
    })
    await openMenu(page)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'California Roll' }).first()).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'California Roll' }).first()).toBeVisible()
    await expect(page.getByText('An earlier build')).toHaveCount(0)
    const old = await page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('precache-v1')))
    expect(old).toEqual([])
  })
})
