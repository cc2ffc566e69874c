import { expect, signInAndSubscribe, test } from './support/fixtures'

test.describe('the development login', () => {
  for (const role of ['Admin User', 'Customer'] as const) {
    test(`signs in as ${role}`, async ({ page }) => {
      await page.goto('/login')
      await page.getByRole('button', { name: role }).click()
      await expect(page.getByText('Logged in successfully!')).toBeVisible()
      await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
    })
  }

  test('wants an e-mail address, and takes any', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill('   ')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByText('Please enter an email address')).toBeVisible()
    await page.getByLabel('Email').fill('maria.santos@example.com')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back, Maria!' })).toBeVisible()
  })

  test('has its like at the end of the landing page', async ({ page, someone }) => {
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
    // A busy kitchen may have moved its promise by then: that is told, too.
    await expect(page.getByRole('button', { name: /^Notifications, [1-9]\d* unread$/ })).toBeVisible()
  })

  test('leads from home to the menu by searching', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Customer' }).click()
    await page.getByLabel('Search the menu').fill('dra')
    await expect(page).toHaveURL(/\/menu\?search=dra$/)
    await expect(page.getByRole('searchbox', { name: 'Search the menu' })).toBeFocused()
    await page.keyboard.type('gon')
    await expect(page).toHaveURL(/\/menu\?search=dragon$/)
  })
})
