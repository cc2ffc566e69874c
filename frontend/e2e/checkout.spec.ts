import type { Page } from '@playwright/test'
import { menuRoutes } from '#shared/menu/contract'
import { orderRoutes } from '#shared/orders/contract'
import { abortRoute, modifyResponse } from './support/mock-api'
import { expect, fillCart, getTicketNumber, readCart, submitCheckout, test, ticketByNumber } from './support/fixtures'

test.describe('the checkout', () => {
  test('calculates a delivery and sends the input, but no card data', { tag: '@main' }, async ({ page, someone }) => {
    await fillCart(page, someone, [{ name: 'California Roll', quantity: 2 }])
    await page.goto('/checkout')
    await page.getByRole('radio', { name: 'Delivery' }).check()
    await page.getByLabel('First Name').fill('Ana')
    await page.getByLabel('Street Address').fill('1 Main St')
    await page.getByLabel('City').fill('Hudson')
    await page.getByLabel('ZIP Code').fill('34667')
    await page.getByLabel('Card Number').fill('4242 4242 4242 4242')
    await page.getByLabel('CVV').fill('987')
    const summary = page.getByRole('region', { name: 'Order Summary' })
    for (const amount of ['$12.50', '$0.88', '$2.99', '$16.37']) await expect(summary).toContainText(amount)

    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/orders/test')),
      submitCheckout(page),
    ])
    expect(sent.postDataJSON()).toMatchObject({
      locationId: 4,
      orderType: 'delivery',
      customerInfo: { name: 'Ana', address: { street: '1 Main St', city: 'Hudson', state: 'FL', zipCode: '34667' } },
      subtotal: '12.50',
      tax: '0.88',
      total: '16.37',
      items: [{ quantity: 2, unitPrice: '6.25', totalPrice: '12.50', customizations: null }],
    })
    expect(sent.postData()).not.toMatch(/4242|987/)
    expect(sent.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
    await expect(page.getByText('Delivered')).toBeVisible()
  })

  test('keeps the delivery that the guest chose on the landing page', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Order delivery' }).click()
    await expect(page.getByRole('button', { name: /^Delivery/ })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Add Edamame to cart' }).click()
    await page.getByRole('button', { name: /^View cart/ }).click()
    await page.getByRole('link', { name: 'Continue to Checkout' }).click()
    await expect(page.getByRole('radio', { name: /Delivery/ })).toBeChecked()
  })

  test('a double click places one order', { tag: '@phone' }, async ({ page, someone }) => {
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await page.goto('/checkout')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/orders/test')) sent.push(request.url())
    })
    await page.getByRole('button', { name: /Place Test Order/ }).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await page.waitForURL(/\/tracking$/)
    expect(sent).toHaveLength(1)
  })

  test(
    'asks for confirmation after a price change and orders at the new price',
    { tag: '@phone' },
    async ({ page, someone, expectedErrors }) => {
      expectedErrors.push(/409/)
      await fillCart(page, someone, [{ name: 'California Roll', price: 0.01 }])
      // The page sees the old prices, as in its cart, until it has sent the order.
      let hasOrdered = false
      page.on('request', (request) => (hasOrdered ||= request.url().endsWith('/api/orders/test')))
      await modifyResponse(page, menuRoutes.listMenuItems, (dishes) =>
        dishes.map((dish) => (dish.name === 'California Roll' && !hasOrdered ? { ...dish, price: '0.01' } : dish)),
      )
      await page.goto('/checkout')
      await page.getByRole('button', { name: /Place Test Order · \$0.01/ }).click()
      const notice = page.getByRole('alert').filter({ hasText: 'Prices have changed' })
      await expect(notice).toContainText('California Roll: now $6.25 (was $0.01)')
      await expect(notice).toContainText('$6.69')
      await expect.poll(() => readCart(page)).toMatchObject([{ price: 6.25 }])
      await page.getByRole('button', { name: 'Review changes' }).click()
      await submitCheckout(page)
      await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('$6.69')
    },
  )

  test(
    'offers to remove a dish that is no longer available',
    { tag: '@phone' },
    async ({ page, someone, expectedErrors }) => {
      expectedErrors.push(/409/)
      await fillCart(page, someone, [{ name: 'California Roll' }])
      await page.evaluate(() => {
        const cart = JSON.parse(localStorage.getItem('hibachi-cart') ?? '[]')
        const gone = { id: '999999', name: 'Yesterday’s Roll', price: 5, quantity: 1, imageUrl: null }
        localStorage.setItem('hibachi-cart', JSON.stringify([...cart, gone]))
      })
      await page.goto('/checkout')
      await page.getByRole('button', { name: 'Review changes' }).click()
      await expect(page.getByText('Sold out just now:')).toBeVisible()
      await page.getByRole('button', { name: 'Remove from my order' }).click()
      await expect(page.getByText('Yesterday’s Roll')).toHaveCount(0)
      await submitCheckout(page)
    },
  )

  test(
    'explains promo codes and leaves the total unchanged',
    { tag: '@phone' },
    async ({ page, someone, expectedErrors }) => {
      // An unknown code, which could be a coupon.
      expectedErrors.push(/404.*api\/codes/)
      await fillCart(page, someone, [{ name: 'California Roll' }])
      await page.goto('/checkout')
      const code = page.getByRole('textbox', { name: 'Promo code' })
      await code.fill('FIRST10')
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByText('Promo Code Applied!')).toBeVisible()
      await expect(page.getByText('10% discount has been applied to your order.')).toBeVisible()
      await code.fill('nonsense')
      await code.press('Enter')
      await expect(page.getByText('Invalid Promo Code')).toBeVisible()
      await expect(page.getByRole('button', { name: /Place Test Order · \$6.69/ })).toBeVisible()
    },
  )

  test(
    'retains the order for a retry if the server cannot be reached',
    { tag: '@phone' },
    async ({ page, someone, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED|Failed to load/)
      await fillCart(page, someone, [{ name: 'California Roll' }])
      await page.goto('/checkout')
      await abortRoute(page, orderRoutes.placeOrder)
      await page.getByRole('button', { name: /Place Test Order/ }).click()
      await expect(page.getByText('Order Failed')).toBeVisible()
      await expect(page.getByText('There was an error placing your test order. Please try again.')).toBeVisible()
      await page.unrouteAll()
      await submitCheckout(page)
    },
  )
})

test(
  'a guest orders and sees every step of the kitchen without reloading',
  { tag: '@main' },
  async ({ page, kitchen, someone }) => {
    await page.goto('/menu')
    await page.getByRole('button', { name: 'Add California Roll to cart' }).first().click()
    await page.getByRole('button', { name: 'Add Hibachi Chicken to cart' }).first().click()
    await page.goto('/checkout')

    await page.getByLabel('First Name').fill('Ana')
    await page.getByLabel('Last Name').fill('Reyes')
    await page.getByLabel('Phone').fill('(727) 555-0133')
    await page.getByLabel('Special Instructions').fill('Extra ginger, please')
    await page.getByRole('button', { name: 'Add a note for Hibachi Chicken' }).click()
    await page.getByLabel('Note for Hibachi Chicken').fill('No onions')
    const orderId = await submitCheckout(page)
    await expect(page.getByText('Order Placed Successfully!')).toBeVisible()
    const number = await getTicketNumber(someone, orderId)

    await page.evaluate(() => Object.assign(window, { neverReloaded: true }))
    await expect(page.getByRole('heading', { name: 'We have your order' })).toBeVisible()
    await expect(page.getByText('Ana Reyes')).toBeVisible()

    const ticket = ticketByNumber(kitchen, number)
    await expect(ticket).toContainText('Ana R.')
    // This board is open to anyone, so it shows no text that the guest typed.
    await expect(ticket).not.toContainText('No onions')
    await expect(ticket).not.toContainText('Extra ginger, please')
    await expect(kitchen.getByText('555-0133')).toHaveCount(0)

    const steps = [
      { button: 'Confirm', headline: 'The kitchen accepted your order', step: 'Order Confirmed' },
      { button: 'Start Prep', headline: 'Your order is being prepared', step: 'Preparing' },
      { button: 'Start Cooking', headline: 'Your order is now cooking', step: 'Preparing' },
      { button: 'Start Plating', headline: 'Your order is being plated', step: 'Preparing' },
      { button: 'Mark Ready', headline: 'Your order is ready for pickup!', step: 'Ready' },
      { button: 'Complete', headline: 'Your order has been completed', step: 'Picked Up' },
    ]
    for (const { button, headline, step } of steps) {
      await ticket.getByRole('button', { name: button }).click()
      await expect(page.getByRole('heading', { name: headline })).toBeVisible()
      await expect(page.getByRole('list', { name: 'Order progress' }).locator('[aria-current=step]')).toContainText(
        step,
      )
    }
    await expect(ticket).toHaveCount(0)
    expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true)
  },
)

test('the cart survives a reload and is empty after the order', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/menu')
  await page.getByRole('button', { name: 'Add California Roll to cart' }).first().click()
  await page.goto('/checkout')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('California Roll')
  await submitCheckout(page)
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('link', { name: 'Browse Menu' }).click()
  await expect(page).toHaveURL(/\/menu$/)
})

test.describe('the checkout on a phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  /** The share of the screen that stays covered while the guest scrolls. */
  const getCoveredShare = (page: Page) =>
    page.evaluate(() => {
      scrollTo(0, 600)
      const bars = [...document.querySelectorAll('#root > header, .voice-dock, #menu-tools')]
      const covered = bars.map((bar) => {
        const { top, bottom } = bar.getBoundingClientRect()
        return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
      })
      return covered.reduce((sum, height) => sum + height, 0) / innerHeight
    })

  test('has the total and the order button in the bar, and the first field on the first screen', async ({
    page,
    someone,
  }) => {
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await page.goto('/checkout')
    const button = page.getByRole('button', { name: /^Place Test Order · \$6.69$/ })
    await expect(button).toBeInViewport({ ratio: 1 })
    const dock = await page.locator('.voice-dock').boundingBox()
    const bar = await button.boundingBox()
    expect(bar?.y).toBeGreaterThan(dock?.y ?? Infinity)
    const field = await page.getByLabel('First Name').boundingBox()
    expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThan(dock?.y ?? 0)
    expect(await getCoveredShare(page)).toBeLessThan(0.2)
    // The button neither covers Hiro nor is covered by it.
    const hiro = await page.getByRole('button', { name: /Hiro/ }).boundingBox()
    expect((bar?.x ?? 0) + (bar?.width ?? Infinity)).toBeLessThan(hiro?.x ?? 0)
    expect(hiro?.width).toBeGreaterThanOrEqual(44)
    await submitCheckout(page)
  })

  test('has no category chips on pages without a choice of dishes', async ({ page, expectedErrors }) => {
    // There is no such order.
    expectedErrors.push(/404/)
    const chips = page.getByRole('navigation', { name: 'Menu categories' })
    for (const path of ['/checkout', '/login', '/orders/XXXXXXXXXXXX/tracking', '/find-order']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(chips, path).toBeHidden()
    }
    await page.goto('/about')
    await expect(chips).toBeVisible()
  })
})
