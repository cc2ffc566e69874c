import { expectAccessible } from './support/accessibility'
import { expect, fillCart, test } from './support/fixtures'

test.beforeEach(async ({ page }, { project }) => {
  if (project.name === 'phone') await page.setViewportSize({ width: 360, height: 740 })
})

for (const path of [
  '/',
  '/menu',
  '/login',
  '/kitchen',
  '/kitchen/practice',
  '/kitchen-dashboard',
  '/checkout',
  '/about',
]) {
  test(`${path} is accessible`, async ({ page, someone }) => {
    await someone.order()
    await page.goto(path)
    if (/^\/kitchen(\/practice)?$/.test(path)) await expect(page.getByRole('article').first()).toBeVisible()
    await expectAccessible(page)
  })
}

test('the filled checkout is accessible', { tag: '@main' }, async ({ page, someone }) => {
  await fillCart(page, someone, [{ name: 'California Roll', notes: 'no wasabi' }, { name: 'Hibachi Chicken' }])
  await page.goto('/checkout')
  await page.getByRole('radio', { name: 'Delivery' }).check()
  await expectAccessible(page)
})

test('the tracking page is accessible at every stage', async ({ page, someone }) => {
  const { body: order } = await someone.order()
  await page.goto(`/orders/${order.id}/tracking`)
  await expect(page.getByText('Order Confirmed')).toBeVisible()
  await expectAccessible(page)
  await someone.move(order.id, 'cooking', 'cooking')
  await expect(page.getByRole('heading', { name: 'Your order is now cooking' })).toBeVisible()
  await expectAccessible(page)
  await someone.move(order.id, 'cancelled')
  await expect(page.getByRole('heading', { name: 'This order was canceled' })).toBeVisible()
  await expectAccessible(page)
})

test('the home page of signed-in users is accessible', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Customer' }).click()
  await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible()
  await expectAccessible(page)
})
