import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { loyaltyRoutes } from '#shared/loyalty/contract'
import { expectAccessible } from './support/accessibility'
import { abortRoute } from './support/mock-api'
import { expect, fillCart, submitCheckout, test } from './support/fixtures'

type Someone = Parameters<typeof fillCart>[1]

const newEmail = () => `dana.${randomUUID().replace(/[^a-f]/g, '')}x@example.com`

async function signIn(page: Page, email = newEmail()) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back, Dana!' })).toBeVisible()
  return email
}

/** Earns points with a completed order. */
async function earn(page: Page, someone: Someone, lines = [{ name: 'California Roll', quantity: 20 }]) {
  await fillCart(page, someone, lines)
  await page.goto('/checkout')
  const orderId = await submitCheckout(page)
  await someone.move(orderId, 'completed')
  return orderId
}

test.describe('rewards', () => {
  test('redirect guests to sign in, and back', async ({ page }) => {
    await page.goto('/loyalty')
    await expect(page).toHaveURL(/\/login\?returnTo=%2Floyalty$/)
    await page.getByRole('button', { name: 'Customer' }).click()
    await expect(page).toHaveURL(/\/loyalty$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible()
  })

  test('show an empty history to a new customer', async ({ page }) => {
    await signIn(page)
    await page.goto('/loyalty')
    const card = page.getByRole('region', { name: 'Tier progress' })
    await expect(card).toContainText('Bronze')
    await expect(card).toContainText('$250.00 to Silver')
    await expect(page.getByText('Insufficient Points').first()).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Points History' }).click()
    await expect(page.getByText('No transaction history')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Order something' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Refer Friends' })).toBeFocused()
    await expect(page.getByLabel('Your referral link')).toHaveValue(/^http:\/\/localhost:\d+\/\?ref=[0-9A-Z]{12}$/)
    await expectAccessible(page)
  })

  test(
    'are earned with an order, redeemed once, and used for the next order',
    { tag: '@main' },
    async ({ page, someone, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/)
      await signIn(page)
      await earn(page, someone)
      await page.goto('/loyalty')
      const card = page.getByRole('region', { name: 'Tier progress' })
      await expect(async () => {
        await page.reload()
        await expect(card).toContainText('125', { timeout: 1_000 })
      }).toPass()
      await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')

      await page.getByRole('button', { name: 'Redeem $3 Off' }).click()
      const dialog = page.getByRole('dialog', { name: 'Confirm Redemption' })
      await expect(dialog).toContainText('25 points will be left')
      await expectAccessible(page)
      await abortRoute(page, loyaltyRoutes.redeemReward, { times: 1 })
      await dialog.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByText('Redemption Failed')).toBeVisible()
      await expect(page.getByText('Failed to redeem reward.')).toBeVisible()
      const [sent] = await Promise.all([
        page.waitForRequest('**/api/loyalty/redeem'),
        dialog.getByRole('button', { name: 'Confirm' }).click(),
      ])
      expect(sent.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
      await expect(page.getByText('Reward Redeemed!')).toBeVisible()
      await expect(page.getByText('Your reward has been redeemed successfully.')).toBeVisible()
      await expect(card).toContainText('25')
      const code = await page.getByRole('textbox', { name: 'Code for $3 Off' }).inputValue()
      await page.getByRole('tab', { name: 'Points History' }).click()
      await expect(page.getByText('-100 pts')).toBeVisible()
      await expect(page.getByText('+125 pts')).toBeVisible()

      await page.getByRole('tab', { name: 'Available Rewards' }).click()
      await page.getByRole('button', { name: 'Use at Checkout' }).click()
      await expect(page).toHaveURL(/\/menu$/)
      await fillCart(page, someone, [{ name: 'California Roll', quantity: 2 }])
      await page.goto('/checkout')
      const summary = page.getByRole('region', { name: 'Order Summary' })
      for (const amount of ['$12.50', '-$3.00', '$0.67', '$10.17']) await expect(summary).toContainText(amount)
      await expect(summary).toContainText(`${code}: $3.00 off this order`)
      await expectAccessible(page)
      await submitCheckout(page)
      await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('$10.17')
      await page.goto('/loyalty')
      await expect(card).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText('Used')
    },
  )

  test('award points for a friend who used the referral link and ordered', async ({
    page,
    someone,
    browser,
    baseURL,
  }) => {
    await signIn(page)
    await page.goto('/loyalty')
    await page.getByRole('tab', { name: 'Refer Friends' }).click()
    const link = await page.getByLabel('Your referral link').inputValue()

    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const friend = await context.newPage()
    await friend.goto(link)
    await expect(friend.getByRole('heading', { level: 1 })).toBeVisible()
    await signIn(friend)
    await earn(friend, someone, [{ name: 'California Roll', quantity: 2 }])
    await context.close()

    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('region', { name: 'Tier progress' })).toContainText('500', { timeout: 1_000 })
    }).toPass()
  })
})

test.describe("the account's menu", () => {
  test('requests the points only when it opens', async ({ page }) => {
    const email = await signIn(page)
    const requests: string[] = []
    await page.goto('/about')
    page.on('request', (request) => {
      if (request.url().endsWith('/api/loyalty/account')) requests.push(request.url())
    })
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
    expect(requests).toEqual([])
    await page.getByRole('button', { name: 'Account', exact: true }).click()
    const menu = page.getByRole('menu')
    await expect(menu).toContainText(email)
    await expect(menu).toContainText('Bronze')
    await expect(menu).toContainText('Lifetime earned')
    await expect(menu.getByText('Staff')).toHaveCount(0)
    expect(requests).toHaveLength(1)
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download Menu Export' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.csv$/)
    await page.getByRole('button', { name: 'Account', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('links staff to their pages', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Admin User' }).click()
    await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible()
    for (const [label, path] of [
      ['Kitchen', '/kitchen'],
      ['Kitchen Dashboard', '/kitchen-dashboard'],
      ['Inventory', '/inventory'],
    ] as const) {
      await page.getByRole('button', { name: 'Account', exact: true }).click()
      await page.getByRole('menuitem', { name: label, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    }
  })
})
