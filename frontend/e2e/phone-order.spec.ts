import { expect, test } from './support/fixtures'

/** The widths of tablets and screens at which staff take orders. */
const widths = [
  [820, 1180],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const

for (const [width, height] of widths) {
  test(`an order by phone is entered by touch at ${width} pixels @desktop`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.request.post('/api/auth/simple-login', { data: { email: 'owner@example.com', role: 'admin' } })
    await page.goto('/kitchen/phone-order')
    const tiles = page.getByRole('region', { name: 'Dishes by category' })
    await tiles.getByRole('button', { name: 'Hibachi', exact: true }).click()
    await tiles.getByRole('button', { name: /^Hibachi Chicken\s*\$/ }).click()
    await page.getByRole('button', { name: 'Options of Hibachi Chicken', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Extra yum yum sauce')).toBeVisible()
    const { narrowest, hidden } = await dialog.evaluate((element) => ({
      narrowest: Math.min(...[...element.querySelectorAll('.what')].map((name) => name.getBoundingClientRect().width)),
      hidden: Math.max(...[...element.querySelectorAll('*')].map((part) => part.scrollHeight - part.clientHeight)),
    }))
    // Names have room for words, and a swipe shows all options.
    expect(narrowest).toBeGreaterThan(60)
    expect(hidden).toBeLessThan(height)
    await dialog.getByText('No onions').click()
    await dialog.getByRole('button', { name: 'One Ginger sauce more' }).click()
    await dialog.getByText('Steamed rice').click()
    await dialog.getByRole('button', { name: /^Update/ }).click()
    await expect(page.getByRole('list', { name: 'Lines' }).getByRole('listitem')).toHaveCount(1)
    await expect(tiles.getByText('1 in the order')).toBeVisible()
  })
}

for (const [width, height] of [...widths, [375, 812]] as const) {
  test(`total and button of an order by phone are in sight at ${width} pixels @desktop`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.request.post('/api/auth/simple-login', { data: { email: 'owner@example.com', role: 'admin' } })
    await page.goto('/kitchen/phone-order')
    const tiles = page.getByRole('region', { name: 'Dishes by category' })
    await tiles.getByRole('button', { name: 'Hibachi', exact: true }).click()
    await tiles.getByRole('button', { name: /^Hibachi Chicken\s*\$/ }).click()
    for (const end of ['End', 'Home']) {
      await page.keyboard.press(end)
      await expect(page.getByRole('button', { name: 'Place Order' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByText(/^Total \$\d/)).toBeInViewport({ ratio: 1 })
      await expect(page.getByText(/^Ready by /)).toBeInViewport({ ratio: 1 })
    }
  })
}
