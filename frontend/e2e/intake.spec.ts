import { expectAccessible } from './support/accessible'
import { expect, fillCart, test } from './support/fixtures'

test('a cook pauses the intake from the board: a guest is told at once, orders for later, and all is as before with one tap', async ({
  page,
  someone,
  browser,
  baseURL,
  expectedErrors,
}) => {
  const atWork = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 1280, height: 800 } })
  const board = await atWork.newPage()
  await someone.signIn('chef@example.com', 'admin')
  try {
    await board.goto('/login?returnTo=/kitchen%3Fdisplay%3D1')
    await board.getByRole('button', { name: 'Admin User' }).click()
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await page.goto('/checkout')
    await expect(page.getByRole('button', { name: /Place Test Order/ })).toBeVisible()

    await board.getByRole('button', { name: 'Tools' }).click()
    await board.getByRole('button', { name: 'Intake' }).click()
    const intake = board.getByRole('region', { name: 'Intake' })
    await intake.getByRole('button', { name: 'Pause 15 min' }).click()
    await expect(intake.getByRole('status')).toContainText(/^Paused until \d/)
    await expectAccessible(board)
    await expect(page.getByText(/paused/i).first()).toBeVisible()
    await expect(page.getByRole('banner').getByText(/^Paused until \d/)).toBeVisible()
    expectedErrors.push(/409/)
    expect((await someone.order()).status).toBe(409)

    await intake.getByRole('button', { name: 'Open again' }).click()
    await expect(intake.getByRole('status')).toContainText('Taking orders')
    await expect(page.getByText(/paused/i)).toHaveCount(0)
  } finally {
    await someone.put('/api/kitchen/intake/HENPR', { state: 'open' })
    await atWork.close()
  }
})
