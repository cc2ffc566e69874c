import { expectAccessible } from './support/accessibility'
import { expect, fillCart, openMenu, test } from './support/fixtures'

test.describe('On a device without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a notice shows that the connection is lost, until it is back', async ({ page, context, expectedErrors }) => {
    // Requests that fail while offline, except for the notice's chunk.
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|WebSocket|(Footer|SchemeSwitch) could not be loaded/)
    await openMenu(page)
    // The page loads the notice in advance, after the menu.
    await page.waitForLoadState('networkidle')
    const notice = page.getByRole('status', { name: 'Connection' })
    await expect(notice).toHaveCount(0)
    await context.setOffline(true)
    await expect(notice).toContainText('You are offline. This menu is from')
    await expect(notice).toContainText('Ordering needs a connection.')
    await context.setOffline(false)
    await expect(notice).toBeHidden()
  })
})

test.describe('On a device with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the menu is available offline, shows its age, and accepts no orders', async ({
    page,
    context,
    someone,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch/)
    // The picture of a dish that was never visible.
    expectedErrors.push(/ERR_FAILED \(.*\.avif/)
    expectedErrors.push(/ERR_FAILED \(.*(reviews-page|daily-specials|recommendation-history|api\/locations)/)
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await page.goto('/menu')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    // From now on, the service worker handles requests.
    await page.reload()
    await expect(page.getByRole('heading', { name: 'California Roll' }).first()).toBeVisible()

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'California Roll' }).first()).toBeVisible()
    const notice = page.getByRole('status', { name: 'Connection' })
    await expect(notice).toContainText('You are offline. This menu is from')
    await expectAccessible(page)

    await page.goto('/checkout')
    await page.getByRole('button', { name: /Place Test Order/ }).click()
    await expect(page.getByText('You are offline, so this order was not sent.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('hibachi-cart'))).toContain('California Roll')

    // A page that was never visited isn't cached: it shows an error and a way back.
    await page.goto('/reviews')
    await expect(page.getByRole('alert')).toContainText('This could not be loaded. It may need a connection.')
    await expect(page.getByRole('navigation', { name: 'Menu categories' })).toBeVisible()
    await page.goto('/menu')
    await expect(page.getByRole('heading', { name: 'California Roll' }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No specials here right now' })).toHaveCount(0)
    await page.goto('/checkout')

    await context.setOffline(false)
    await expect(notice).toBeHidden()
    await page.getByRole('button', { name: /Place Test Order/ }).click()
    await page.waitForURL(/\/orders\/[^/]+\/tracking$/)
  })
})
