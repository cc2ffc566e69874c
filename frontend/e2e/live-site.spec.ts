import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { calculateTotp, getTotpStep } from '#infra/local/emulated/user-pool/totp'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { expectAccessible } from './support/accessibility'
import { expect, fillCart, test } from './support/fixtures'
import { liveSite } from './support/servers'

test.use({
  baseURL: liveSite.url,
  // Expired sessions, boards without permission, and a wrong password.
  expectedErrors: async ({}, give) => give([/status of 40[013]/]),
})

const password = 'a dozen rolls and tea'

/** Signs in as staff with a code that was not used yet. */
async function signInAsStaff(page: Page, email: string) {
  await signIn(page, email, staffAccounts.password)
  const totp = openTestUserPool(liveSite.dataDir).find(email)?.totp
  const step = Math.max(getTotpStep(new Date()), (totp?.lastStep ?? 0) + 1)
  await page.getByLabel('Code').fill(calculateTotp(totp?.secret ?? '', step))
  await page.getByRole('button', { name: 'Confirm' }).click()
}

async function signIn(page: Page, email: string, secret: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test.describe('a live site', () => {
  test('shows no sample reviews or figures and no test banner', async ({ page }) => {
    await page.goto('/reviews')
    await expect(page.getByText('Read what guests say about us on these sites.')).toBeVisible()
    await expect(page.getByRole('figure')).toHaveCount(0)
    await expect(page.getByText('4.9/5')).toHaveCount(0)
    for (const path of ['/attendance', '/feedback-test']) {
      await page.goto(path)
      await expect(page.getByText('This page is only on a test site.')).toBeVisible()
    }
    await page.goto('/#reviews')
    await expect(page.locator('#reviews').getByRole('heading', { name: 'Reviews' })).toBeVisible()
    await expect(page.getByText('4.9/5')).toHaveCount(0)
  })

  test('shows what is wrong with a field above the bar of the order button', async ({ page, someone }) => {
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await page.goto('/checkout')
    const phone = page.getByLabel('Phone')
    const error = page.getByText(/it needs ten digits/)
    await page.getByLabel('First Name').fill('Ana')
    // The site may be closed now.
    await page.getByLabel('Date', { exact: true }).selectOption({ index: 1 })
    await page.getByLabel('Time', { exact: true }).selectOption({ index: 1 })
    // How far the field ends above the bar when the guest orders.
    for (const gap of [-20, 4, 24]) {
      await phone.fill('(727) 555-0133')
      await phone.blur()
      await expect(error).toHaveCount(0)
      await phone.fill('7275')
      const bar = (await page.locator('.voice-dock').boundingBox())?.y ?? 0
      await phone.evaluate((field, end) => scrollBy(0, field.getBoundingClientRect().bottom - end), bar - gap)
      await page.getByRole('button', { name: /^Place Order/ }).click()
      await expect(phone).toBeFocused()
      await expect(error).toBeInViewport({ ratio: 1 })
      const end = await error.evaluate((text) => text.getBoundingClientRect().bottom)
      expect(end, `from ${gap} px above the bar`).toBeLessThanOrEqual(bar)
    }
  })

  test('signs a user up who confirms the address, and continues to the page', { tag: '@main' }, async ({ page }) => {
    const email = `dana.${randomUUID()}@example.com`
    await page.goto('/api/login?returnTo=/loyalty')
    await page.getByRole('tab', { name: 'Create Account' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm Password').fill(password)
    await expectAccessible(page)
    for (const part of [page.locator('body'), page.getByLabel('Email')]) {
      await expect(part, "the page keeps the site's letters").toHaveCSS('font-family', /system-ui, -apple-system/)
    }
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByLabel('Confirmation Code')).toBeVisible()
    await page.getByLabel('Confirmation Code').fill(openTestUserPool(liveSite.dataDir).codeFor(email))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Bronze member')).toBeVisible()
    await expect(page).toHaveURL(/\/loyalty$/)
  })

  test('renews the session as long as the pool does, and signs out', async ({ page, context }) => {
    await page.goto('/login')
    await signIn(page, 'admin@hibachiember.example', 'not the word of the house')
    await expect(page.getByText('The email address or the password is wrong.')).toBeVisible()
    await signInAsStaff(page, 'admin@hibachiember.example')
    await expect(page).toHaveURL(/\/desk$/)
    await page.goto('/')
    const greeting = page.getByRole('heading', { name: 'Welcome back, Admin!' })
    await expect(greeting).toBeVisible()
    const stored = await page.evaluate(() => [Object.keys(localStorage), document.cookie].join())
    expect(stored, 'no token of the pool outlives the tab').not.toMatch(/Cognito|idToken|refreshToken/i)

    // The session has expired, but the user is still signed in at the pool, which renews it.
    await context.clearCookies({ name: 'session' })
    await page.reload()
    await expect(greeting).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).toContain('session')

    await page.getByRole('button', { name: 'Account', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['visitor'])
  })

  test('shows the kitchen board to kitchen staff', async ({ page }) => {
    await page.goto('/kitchen')
    await expect(page.getByText('This board is for staff')).toBeVisible()
    await expect(page.getByText('Live', { exact: true })).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await signInAsStaff(page, 'kitchen@hibachiember.example')
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/kitchen$/)
  })

  test('mentions no tests and asks for the guest’s contact data', async ({ page, someone }) => {
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await page.goto('/checkout')
    // The location may be closed now.
    const section = page.getByRole('region', { name: 'Pickup Time' })
    await section.getByLabel('Date', { exact: true }).selectOption({ index: 1 })
    await section.getByLabel('Time', { exact: true }).selectOption({ index: 1 })
    await page.getByRole('button', { name: /^Place Order/ }).click()
    await expect(page.getByText('Please tell us your name').first()).toBeVisible()
    await expect(page.getByText('There was an error placing your order. Please try again.')).toHaveCount(0)
    await expect(page.getByText(/test (site|order)/i)).toHaveCount(0)
  })
})
