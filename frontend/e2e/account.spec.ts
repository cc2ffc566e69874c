import { orderHistoryRoutes } from '#shared/orders/history-contract'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { orderRoutes } from '#shared/orders/contract'
import { loyaltyRoutes } from '#shared/loyalty/contract'
import { expectAccessible, expectNoLayoutShift } from './support/accessibility'
import { abortRoute, mockProblem, modifyResponse } from './support/mock-api'
import { expect, fillCart, readCart, signInAndSubscribe, submitCheckout, test } from './support/fixtures'

async function signIn(page: Page) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(`dana.${randomUUID().replace(/[^a-f]/g, '')}x@example.com`)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back, Dana!' })).toBeVisible()
}

test.describe('the home page of a customer', () => {
  test('has no orders at first and can create a demo order', async ({ page }) => {
    await signIn(page)
    await page.goto('/')
    await expect(page.getByText('No orders yet')).toBeVisible()
    await expectNoLayoutShift(page)
    await page.getByRole('button', { name: 'Reorder Last' }).click()
    await expect(page.getByText('No Previous Orders')).toBeVisible()
    await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible()

    const [sent] = await Promise.all([
      page.waitForRequest('**/api/test-orders'),
      page.getByRole('button', { name: 'Create Demo Order' }).click(),
    ])
    expect(sent.postDataJSON()).toMatchObject({
      locationId: 4,
      subtotal: '25.99',
      tax: '1.82',
      total: '27.81',
      items: [{ quantity: 1, unitPrice: '25.99', totalPrice: '25.99' }],
    })
    await expect(page.getByText('Demo Order Created')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Recent Orders' })).toContainText('$27.81')
    await expectAccessible(page)
  })

  test('shows the server’s error message or a default one, with a retry', async ({ page, expectedErrors }) => {
    expectedErrors.push(/503|ERR_FAILED/)
    const detail = 'The kitchen does not answer right now.'
    await mockProblem(page, orderRoutes.placeDemoOrder, { detail })
    await abortRoute(page, orderHistoryRoutes.listReorderItems)
    // Today's specials read the account, too, so the number of requests is open.
    await abortRoute(page, loyaltyRoutes.getAccount)
    await signIn(page)
    await page.getByRole('button', { name: 'Create Demo Order' }).click()
    await expect(page.getByText('Demo Failed')).toBeVisible()
    await expect(page.getByText(detail)).toBeVisible()
    await page.getByRole('button', { name: 'Reorder Last' }).click()
    await expect(page.getByText('Reorder Failed')).toBeVisible()
    await expect(page.getByText('Failed to reorder your last order. Please try again.')).toBeVisible()
    const rewards = page.getByRole('region', { name: 'Rewards Status' })
    await expect(rewards).toContainText('Your points could not be loaded right now.')
    await page.unrouteAll()
    await rewards.getByRole('button', { name: 'Try Again' }).click()
    await expect(rewards).toContainText('0 points')
  })

  test('reorders the last order without sold-out dishes', { tag: '@main' }, async ({ page, someone }) => {
    await signIn(page)
    await fillCart(page, someone, [{ name: 'California Roll', quantity: 2 }, { name: 'Green Tea' }])
    await page.goto('/checkout')
    const orderId = await submitCheckout(page)
    await page.goto('/')
    await modifyResponse(page, orderHistoryRoutes.listReorderItems, (items) =>
      items.map((item) => ({ ...item, isAvailable: item.name !== 'Green Tea' })),
    )
    await page.getByRole('button', { name: 'Reorder Last' }).click()
    await expect(page.getByText('Order Added to Cart')).toBeVisible()
    await expect(
      page.getByText('Added 2 items from your last order to your cart. Not available today: Green Tea.'),
    ).toBeVisible()
    expect(await readCart(page)).toMatchObject([{ name: 'California Roll', quantity: 2 }])
    await expect(page).toHaveURL(/\/menu#cart$/)

    await page.goto('/')
    await page.getByRole('region', { name: 'Recent Orders' }).getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/orders/${orderId}/tracking$`))
  })

  test('changes the name, shows favorites, and finds the restaurant of a zip code', async ({ page }) => {
    await signIn(page)
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByLabel('First Name').fill('Daniela')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back, Daniela!' })).toBeVisible()
    await page.getByRole('button', { name: 'Favorite Items' }).click()
    const favorites = page.getByRole('dialog', { name: 'Favorite Items' })
    await expect(favorites.getByRole('article')).toHaveCount(6)
    await page.getByRole('button', { name: 'Close favorite items' }).click()
    await page.getByLabel('Find by ZIP code').fill('34275')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page.getByText('Location Updated')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Nokomis, with your cart' })).toBeVisible()
  })

  test('links to the menu by category and to the profile', async ({ page }) => {
    await signIn(page)
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'Popular' }).click()
    await expect(page).toHaveURL(/\/menu#popular$/)
    await page.goto('/')
    await page.getByRole('link', { name: 'Order Delivery' }).click()
    await expect(page).toHaveURL(/\/menu\?type=delivery$/)
    const chosen = page.getByRole('group', { name: 'Order type' }).getByRole('button', { pressed: true })
    await expect(chosen).toContainText('Delivery')
    await page.getByRole('button', { name: /^Pick Up/ }).click()
    await page.reload()
    await expect(chosen).toContainText('Pick Up')
  })
})

test.describe('notifications', () => {
  test('announce each status of an order', async ({ page, someone }) => {
    await signIn(page)
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await page.goto('/checkout')
    const orderId = await submitCheckout(page)
    await page.getByRole('link', { name: 'Hibachi Ember' }).first().click()
    await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible()
    await someone.move(orderId, 'processing', 'cooking')
    await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
    await someone.move(orderId, 'ready')
    const bell = page.getByRole('button', { name: 'Notifications, 2 unread' })
    const [drawn, count] = await Promise.all(['svg', '.count-badge'].map((part) => bell.locator(part).boundingBox()))
    // The count must cover at most a corner of the bell.
    expect(count?.x).toBeGreaterThan((drawn?.x ?? 0) + 0.7 * (drawn?.width ?? 0))
    await bell.click()
    const list = page.getByRole('list', { name: 'Notifications' })
    await expect(list.getByRole('listitem').first()).toContainText('Your order is ready for pickup!')
    await expect(list.getByRole('listitem').last()).toContainText('Your order is now cooking')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close notifications' }).click()
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Recent Orders' })).toContainText('ready')
  })
})

test('a session survives the loss of its flag cookie', async ({ page }) => {
  await signIn(page)
  await page.context().clearCookies({ name: 'signed-in' })
  await page.goto('/loyalty')
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible()
  await page.context().clearCookies({ name: 'signed-in' })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome back, Dana!' })).toBeVisible()
})

test.describe('the development login', () => {
  for (const role of ['Admin User', 'Customer']) {
    test(`signs in as ${role}, at home`, async ({ page }) => {
      await page.goto('/login')
      await page.getByRole('button', { name: role }).click()
      await expect(page.getByText('Logged in successfully!')).toBeVisible()
      await expect(page.getByRole('heading', { name: /Welcome back/ }).first()).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/')
    })
  }

  test('requires an e-mail address and accepts any', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill('   ')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByText('Please enter an email address')).toBeVisible()
    await page.getByLabel('Email').fill('maria.santos@example.com')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back, Maria!' })).toBeVisible()
  })

  test('is also at the end of the landing page', async ({ page, someone }) => {
    await page.goto('/')
    const login = page.getByRole('region', { name: 'Come in' })
    await expect(async () => {
      await page.keyboard.press('End')
      await login.scrollIntoViewIfNeeded({ timeout: 500 })
    }).toPass()
    await login.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('Email Required')).toBeVisible()
    await expect(page.getByText('Please enter your email address')).toBeVisible()
    await login.getByLabel('Email').fill('maria.santos@example.com')
    await signInAndSubscribe(page, async () => {
      await login.getByRole('button', { name: 'Login' }).click()
      await expect(page.getByText('Login Successful')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Welcome back, Maria!' })).toBeVisible()
    })
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/test-orders'),
      page.getByRole('button', { name: 'Create Demo Order' }).click(),
    ])
    const order: { id: string } = await answer.json()
    await someone.move(order.id, 'cooking')
    // A busy kitchen may have postponed the order by then, which adds a notification.
    await expect(page.getByRole('button', { name: /^Notifications, [1-9]\d* unread$/ })).toBeVisible()
  })

  test('a search on the home page opens the menu', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Customer' }).click()
    await page.getByLabel('Search the menu').fill('dra')
    await expect(page).toHaveURL(/\/menu\?search=dra$/)
    await expect(page.getByRole('searchbox', { name: 'Search the menu' })).toBeFocused()
    await page.keyboard.type('gon')
    await expect(page).toHaveURL(/\/menu\?search=dragon$/)
  })
})
