import { expect, fillCart, submitCheckout, test } from './support/fixtures'

test(
  'two phones order together by a link, and the ticket says whose is whose',
  { tag: '@phone' },
  async ({ page, browser, baseURL, someone }) => {
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await page.goto('/group/new')
    await page.getByLabel('Your name').fill('Anna')
    await page.getByRole('button', { name: 'Start a group order' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your group order' })).toBeVisible()

    const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: page.viewportSize() })
    const friend = await context.newPage()
    await friend.goto(page.url())
    await friend.getByLabel('Your name').fill('Ben')
    await friend.getByRole('button', { name: 'Join Anna’s order' }).click()
    await friend.getByRole('link', { name: 'Add dishes' }).click()
    await friend
      .getByRole('button', { name: /^Add Edamame/ })
      .first()
      .click()
    await friend.getByRole('region', { name: 'Group order' }).getByRole('button', { name: 'Done' }).click()
    await expect(friend.getByRole('region', { name: 'What Ben wants' })).toContainText('1× Edamame')

    await expect(page.getByRole('region', { name: 'What Ben wants' })).toContainText('1× Edamame')
    await page.getByRole('button', { name: 'Close and Check Out' }).click()
    await page.getByLabel('First Name').fill('Anna')
    const id = await submitCheckout(page)
    await friend.waitForURL(`**/orders/${id}/tracking`)
    await context.close()
    type Ticket = { id: string; orderItems: { menuItem: { name: string }; for?: string }[] }
    const { body: tickets } = await someone.get<Ticket[]>('/api/kitchen/orders/HENPR')
    const lines = tickets.find((ticket) => ticket.id === id)?.orderItems.map((line) => [line.menuItem.name, line.for])
    expect(lines).toEqual([
      ['California Roll', 'Anna'],
      ['Edamame', 'Ben'],
    ])
  },
)
