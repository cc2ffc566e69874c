import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { discountCodeRoutes } from '#shared/payments/contract'
import { expectAccessible } from './support/accessibility'
import { mockRoute } from './support/mock-api'
import { expect, fillCart, submitCheckout, test } from './support/fixtures'

type Someone = Parameters<typeof fillCart>[1]

/** Gives feedback and returns the 10% code, which any guest can use. */
async function bonusCode(someone: Someone): Promise<string> {
  const given = { orderId: 'TEST-ORDER', rating: 5, trigger: 'checkin' }
  return (await someone.post<{ bonusCode: string }>('/api/feedback', given)).body.bonusCode
}

const orderSummary = (page: Page) => page.getByRole('region', { name: 'Order Summary' })

test.describe('a discount code at the checkout', () => {
  test('can be typed and removed, and is used by the order', async ({ page, someone, expectedErrors }) => {
    expectedErrors.push(/api\/codes.*409|4(?:04|09).*api\/codes/)
    const code = await bonusCode(someone)
    await fillCart(page, someone, [{ name: 'California Roll', quantity: 2 }])
    await page.goto('/checkout')
    const typed = page.getByRole('textbox', { name: 'Promo code' })
    await typed.fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Promo Code Applied!')).toBeVisible()
    for (const amount of ['$12.50', '-$1.25', '$0.79', '$12.04']) await expect(orderSummary(page)).toContainText(amount)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Remove code/ }).click()
    await expect(orderSummary(page)).toContainText('$13.38')
    await typed.fill(code)
    await typed.press('Enter')
    await expect(orderSummary(page)).toContainText('$12.04')
    await submitCheckout(page)
    await expect(orderSummary(page)).toContainText('$12.04')

    await fillCart(page, someone, [{ name: 'California Roll' }])
    await page.goto('/checkout')
    await expect(orderSummary(page)).toContainText('$6.69')
    await typed.fill(code)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Invalid Promo Code')).toBeVisible()
    await expect(orderSummary(page)).toContainText('$6.69')
    await typed.fill('whatever')
    await typed.press('Enter')
    await expect(page.getByText('The promo code you entered is not valid.')).toBeVisible()
  })

  test('issued in this browser is offered until it is used', async ({ page, someone }) => {
    await fillCart(page, someone, [{ name: 'California Roll', quantity: 2 }])
    const given = { orderId: 'TEST-ORDER', rating: 5, trigger: 'checkin' }
    const { bonusCode } = await (await page.request.post('/api/feedback', { data: given })).json()
    await page.goto('/checkout')
    const own = page.getByRole('group', { name: 'Your codes' })
    await own.getByRole('button', { name: 'Use 10% off' }).click()
    await expect(orderSummary(page)).toContainText(`${bonusCode}: 10% off this order`)
    await expect(own).toHaveCount(0)
    await expectAccessible(page)
    await submitCheckout(page)
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await page.goto('/checkout')
    await expect(page.getByRole('textbox', { name: 'Promo code' })).toBeVisible()
    await expect(own).toHaveCount(0)
  })

  test.describe('in another time zone', () => {
    test.use({ timezoneId: 'Asia/Tokyo' })

    test('shows its last day in the restaurant’s time zone', async ({ page, someone }) => {
      // In Florida, it is still the evening before.
      const expiresAt = '2036-12-02T03:30:00.000Z'
      const worth = { title: 'Free Drink', discountPercent: null, discountAmount: '3.50', remaining: '3.50' }
      const issuedAt = '2026-09-02T16:00:00.000Z'
      await mockRoute(page, discountCodeRoutes.listCodes, [
        { code: '7Q2K-9XCV-1MNB', state: 'unused', ...worth, issuedAt, expiresAt },
      ])
      await fillCart(page, someone, [{ name: 'California Roll' }])
      await page.goto('/checkout')
      await expect(page.getByRole('group', { name: 'Your codes' })).toContainText('until Dec 1, 2036')
    })
  })

  test('stored after feedback is applied automatically', async ({ page, someone }) => {
    const code = await bonusCode(someone)
    await fillCart(page, someone, [{ name: 'California Roll', quantity: 2 }])
    await page.evaluate((stored) => localStorage.setItem('hibachi-discount-code', stored), code)
    await page.goto('/checkout')
    await expect(orderSummary(page)).toContainText(`${code}: 10% off this order`)
    await expect(orderSummary(page)).toContainText('$12.04')
  })

  test('used by someone else is removed, and the guest confirms the higher total', async ({
    page,
    someone,
    expectedErrors,
  }) => {
    expectedErrors.push(/409/)
    const code = await bonusCode(someone)
    await fillCart(page, someone, [{ name: 'California Roll', quantity: 2 }])
    await page.evaluate((stored) => localStorage.setItem('hibachi-discount-code', stored), code)
    await page.goto('/checkout')
    await expect(orderSummary(page)).toContainText('$12.04')
    await someone.order({ code: { discountCode: code, discount: { percent: 10 } } })
    await page.getByRole('button', { name: /Place Test Order/ }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing has been ordered yet.' })).toBeVisible()
    await expect(orderSummary(page)).toContainText('$13.38')
    await page.getByRole('button', { name: 'Review changes' }).click()
    await submitCheckout(page)
  })
})

test.describe('an order for later', () => {
  test('is sent with a time within opening hours', async ({ page, someone }) => {
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await page.goto('/menu?type=event')
    await expect(page.getByRole('button', { name: /Schedule Event/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('Choose your preferred time')).toBeVisible()
    await page.goto('/checkout')
    await expect(page.getByRole('radio', { name: 'Event' })).toBeChecked()
    const section = page.getByRole('region', { name: 'Event Date and Time' })
    await section.getByLabel('Date').selectOption({ index: 3 })
    await section.getByLabel('Time').selectOption('6:00 PM')
    await expectAccessible(page)
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/orders/test')),
      submitCheckout(page),
    ])
    const { scheduledFor }: { scheduledFor: string } = sent.postDataJSON()
    const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeStyle: 'short' })
    expect(clock.format(new Date(scheduledFor))).toBe('6:00 PM')
  })

  test('is optional for pickup and for delivery', async ({ page, someone }) => {
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await page.goto('/checkout')
    const section = page.getByRole('region', { name: 'Pickup Time' })
    await expect(section.getByLabel('Date')).toHaveValue('')
    await section.getByLabel('Date').selectOption({ index: 1 })
    await expect(section.getByLabel('Time')).toBeVisible()
    await page.getByRole('radio', { name: 'Delivery' }).check()
    await page.getByRole('region', { name: 'Delivery Time' }).getByLabel('Date').selectOption('')
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/orders/test')),
      submitCheckout(page),
    ])
    expect(sent.postDataJSON()).not.toHaveProperty('scheduledFor')
  })
})

test.describe('a guest', () => {
  test(
    'is offered an account after ordering, which then includes the order',
    { tag: '@main' },
    async ({ page, someone }) => {
      await fillCart(page, someone, [{ name: 'California Roll' }])
      await page.goto('/checkout')
      const orderId = await submitCheckout(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Create Account or Sign In' }).click()
      await page.getByLabel('Email').fill(`dana.${randomUUID()}@example.com`)
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/orders/${orderId}/tracking$`))
      await expect(page.getByText('Order Added to Your Account')).toBeVisible()
      await page.goto('/')
      const recent = page.getByRole('region', { name: 'Recent Orders' })
      await expect(recent.locator(`a[href*="${orderId}"]`).first()).toBeVisible()
    },
  )

  test('can decline, and other visitors of the order see no offer', async ({ page, someone }) => {
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await page.goto('/checkout')
    await submitCheckout(page)
    await page.getByRole('button', { name: 'No, thanks' }).click()
    await expect(page.getByText('Keep this order in an account?')).toHaveCount(0)
    const { body: other } = await someone.order()
    await page.goto(`/orders/${other.id}/tracking`)
    await expect(page.getByText('Order Confirmed')).toBeVisible()
    await expect(page.getByText('Keep this order in an account?')).toHaveCount(0)
  })
})
