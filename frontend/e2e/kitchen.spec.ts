import type { Page } from '@playwright/test'
import { scaleLimit } from '#infra/testkit/machine-speed'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { mockProblem } from './support/mock-api'
import { expect, test, ticketByNumber, openBoardTools } from './support/fixtures'

/**
 * Returns when the board shows one more ticket, by the browser's clock, because polling from
 * outside is too slow.
 */
const nextTicketShown = (kitchen: Page): Promise<number> =>
  kitchen.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelectorAll('article').length
        const observer = new MutationObserver(() => {
          if (document.querySelectorAll('article').length <= before) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(Date.now()))
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )

test.describe('the open board', () => {
  test('shows a new order in under a second, without a reload', { tag: '@main' }, async ({ kitchen, someone }) => {
    const waits: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const shown = nextTicketShown(kitchen)
      const { body: order } = await someone.order()
      const accepted = Date.now()
      waits.push((await shown) - accepted)
      await expect(ticketByNumber(kitchen, order.ticketNumber)).toBeVisible()
    }
    const [, , median = Infinity] = waits.sort((a, b) => a - b)
    expect(median, `milliseconds from the answer to the board: ${waits.join(', ')}`).toBeLessThan(scaleLimit(1_000))
  })

  test('cancels a ticket after a confirmation', async ({ kitchen, someone }) => {
    const { body: order } = await someone.order()
    const ticket = ticketByNumber(kitchen, order.ticketNumber)
    await ticket.getByRole('button', { name: `More for ticket ${order.ticketNumber}` }).click()
    await kitchen.getByRole('menuitem', { name: 'Cancel order' }).click()
    await kitchen.getByLabel('Reason').selectOption('Customer request')
    await kitchen.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(ticket).toHaveCount(0)
    const { get } = someone
    const status = async () => (await get<{ status: string }>(`/api/orders/${order.id}`)).body.status
    await expect.poll(status, 'the board is ahead of the server').toBe('cancelled')
  })

  test('puts a ticket back if the server rejects the change', async ({ page, someone, expectedErrors }) => {
    expectedErrors.push(/503|Failed to update order status/)
    const { body: order } = await someone.order()
    await page.goto('/kitchen')
    await mockProblem(page, kitchenRoutes.updateTicketStatus)
    const ticket = ticketByNumber(page, order.ticketNumber)
    await ticket.getByRole('button', { name: 'Confirm' }).click()
    await expect(ticket.getByText('Failed to update order status')).toBeVisible()
    await expect(ticket.getByRole('button', { name: 'Confirm' })).toBeVisible()
  })
})

test(
  'the filter board sets any status and follows the simple board',
  { tag: '@main' },
  async ({ page, kitchen, someone }) => {
    const { body: order } = await someone.order()
    await page.goto('/kitchen-dashboard')
    const status = page.getByLabel(`Status of ticket ${order.ticketNumber}`)
    await status.selectOption('Plating')
    await expect(page.getByText('Order Updated')).toBeVisible()
    const ticket = ticketByNumber(kitchen, order.ticketNumber)
    await ticket.getByRole('button', { name: 'Mark Ready' }).click()
    await expect(status).toHaveValue('ready')
    await status.selectOption('Completed')
    await expect(status).toHaveCount(0)
    await expect(ticket).toHaveCount(0)
    await openBoardTools(page)
    await page.getByLabel('Filter orders').selectOption('Completed')
    await expect(status).toHaveValue('completed')
  },
)

test('staff pages have no footer of the storefront, and a test banner that stands still', async ({ page }) => {
  await page.goto('/login?returnTo=/kitchen')
  const signedIn = page.waitForResponse('**/api/auth/simple-login')
  await page.getByRole('button', { name: 'Admin User' }).click()
  await signedIn
  for (const [path, title] of [
    ['/kitchen', 'Kitchen'],
    ['/kitchen-dashboard', 'Kitchen Dashboard'],
    ['/inventory', 'Inventory'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(page.getByRole('radiogroup', { name: 'Appearance' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Quick Links' })).toHaveCount(0)
    const banner = page.getByRole('complementary', { name: 'Test site' })
    await expect(banner).toHaveText('Test site · not for live ordering.')
    expect((await banner.boundingBox())?.height).toBeLessThan(24)
  }
})
