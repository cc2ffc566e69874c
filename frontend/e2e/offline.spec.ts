import { expectAccessible } from './support/accessible'
import { expect, fillCart, test } from './support/fixtures'

test.use({ serviceWorkers: 'allow' })

test('Without a connection the menu is there, says how old it is, and takes no order', async ({
  page,
  context,
  someone,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch/)
  // The picture of a dish that was never looked at.
  expectedErrors.push(/ERR_FAILED \(.*\.avif/)
  await fillCart(page, someone, [{ name: 'California Roll' }])
  await page.goto('/menu')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // The worker is there for what is asked from now on.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'California Roll' }).first()).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'California Roll' }).first()).toBeVisible()
  const notice = page.getByRole('status', { name: 'Connection' })
  await expect(notice).toContainText('You are offline. The menu is as it was on')
  await expectAccessible(page)

  await page.goto('/checkout')
  await page.getByRole('button', { name: /Place Test Order/ }).click()
  await expect(page.getByText('You are offline, so this order was not sent.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('hibachi-cart'))).toContain('California Roll')

  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await page.getByRole('button', { name: /Place Test Order/ }).click()
  await page.waitForURL(/\/orders\/[^/]+\/tracking$/)
})
