import { expect, submitCheckout, test, getTicketNumber, ticketByNumber } from './support/fixtures'

test('a guest orders, the kitchen cooks, and the guest sees every step without reloading', async ({
  page,
  kitchen,
  someone,
}) => {
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
  await expect(ticket).toContainText('No onions')
  await expect(ticket).toContainText('Extra ginger, please')
  await expect(ticket).toContainText('Ana R.')
  await expect(kitchen.getByText('555-0133')).toHaveCount(0)

  const steps = [
    { button: 'Confirm', headline: 'The kitchen has your order', step: 'Order Confirmed' },
    { button: 'Start Prep', headline: 'Your order is being prepared', step: 'Preparing' },
    { button: 'Start Cooking', headline: 'Your order is now cooking', step: 'Preparing' },
    { button: 'Start Plating', headline: 'Your order is being plated', step: 'Preparing' },
    { button: 'Mark Ready', headline: 'Your order is ready for pickup!', step: 'Ready' },
    { button: 'Complete', headline: 'Your order has been completed', step: 'Picked Up' },
  ]
  for (const { button, headline, step } of steps) {
    await ticket.getByRole('button', { name: button }).click()
    await expect(page.getByRole('heading', { name: headline })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Order progress' }).locator('[aria-current=step]')).toContainText(step)
  }
  await expect(ticket).toHaveCount(0)
  expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true)
})

test('the cart outlives a reload and is empty after the order', { tag: '@phone' }, async ({ page }) => {
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
