import type { Page } from '@playwright/test'
import { expectAccessible, expectNoLayoutShift } from './support/accessibility'
import { expect, fillCart, openLiveMenu, openMenu, readCart, test } from './support/fixtures'

test.describe('the cart', () => {
  const openCart = async (page: Page) => {
    const bar = page.getByRole('button', { name: /^View cart/ })
    if (await bar.isVisible()) await bar.click()
  }

  test(
    'reports changed prices and missing dishes without removing any line',
    { tag: ['@main', '@phone'] },
    async ({ page, someone }) => {
      // Axe checks all dishes, which takes time.
      test.slow()
      await fillCart(page, someone, [{ name: 'California Roll', quantity: 2, price: 5 }, { name: 'Hibachi Chicken' }])
      await page.evaluate(() => {
        const cart: unknown = JSON.parse(localStorage.getItem('hibachi-cart') ?? '[]')
        const ghost = { id: '999999', name: 'Ghost Roll', price: 9, quantity: 1, imageUrl: null }
        localStorage.setItem('hibachi-cart', JSON.stringify(Array.isArray(cart) ? [...cart, ghost] : []))
      })
      await page.goto('/menu')
      await expect(page.getByRole('article', { name: 'Edamame', exact: true })).toBeVisible()
      await expectNoLayoutShift(page)
      await openCart(page)
      const notice = page.getByRole('status', { name: 'Changes to your cart' })
      await expect(notice).toContainText('California Roll is now $6.25 (it was $5.00).')
      await expect(notice).toContainText('Ghost Roll cannot be ordered right now.')
      await page.goto('/checkout')
      await expect(notice).toContainText('Ghost Roll cannot be ordered right now.')
      await expectNoLayoutShift(page)
      expect(await readCart(page)).toHaveLength(3)
      await openMenu(page)
      await openCart(page)
      await expect(notice, 'visible until it is dismissed').toContainText(
        'California Roll is now $6.25 (it was $5.00).',
      )
      await expectAccessible(page)
      await notice.getByRole('button', { name: 'Remove it' }).click()
      await notice.getByRole('button', { name: 'OK' }).click()
      await expect(notice).toBeEmpty()
      expect(await readCart(page)).toMatchObject([{ name: 'California Roll', price: 6.25, quantity: 2 }, {}])
    },
  )

  test('shows at once that a dish sold out', { tag: '@phone' }, async ({ page, someone }) => {
    const { id } = await someone.dish('Ramune')
    await someone.signIn('owner@example.com', 'admin')
    const set = (isAvailable: boolean) =>
      someone.put(`/api/menu/availability/${id}/HENPR`, { isAvailable, reason: 'Test' })
    await fillCart(page, someone, [{ name: 'Ramune' }])
    await openLiveMenu(page)
    const soldOut = page.getByText('Sold out today. Please remove it before you go on.').filter({ visible: true })
    try {
      await set(false)
      await openCart(page)
      await expect(soldOut).toBeVisible()
    } finally {
      await set(true)
    }
    await expect(soldOut).toHaveCount(0)
  })

  test('reports what another tab changed', { tag: '@phone' }, async ({ page, context, someone }) => {
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await page.goto('/menu')
    const other = await context.newPage()
    await other.goto('/menu')
    await other.getByRole('button', { name: 'Add Hibachi Chicken to cart' }).first().click()
    await openCart(page)
    await expect(page.getByRole('status', { name: 'Changes to your cart' })).toContainText(
      'Added in another tab: Hibachi Chicken.',
    )
  })
})

test('the cart moves along to another location, with a notice', { tag: '@phone' }, async ({ page, someone }) => {
  await fillCart(page, someone, [{ name: 'California Roll', quantity: 2 }])
  await page.goto('/contact')
  await page
    .getByRole('region', { name: 'Nokomis', exact: true })
    .getByRole('link', { name: /nokomis/ })
    .click()
  await page.waitForURL(/henok\.localhost/)
  await expect.poll(() => readCart(page)).toMatchObject([{ name: 'California Roll', quantity: 2 }])
  await page.goto(new URL('/checkout', page.url()).href)
  await expect(page.getByRole('status', { name: 'Changes to your cart' })).toContainText(
    'It comes from New Port Richey',
  )
})
