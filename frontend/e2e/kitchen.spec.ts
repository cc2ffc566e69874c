import { expect, test, ticketOn } from './support/fixtures'

test.describe('the open board', () => {
  test('shows a new order in under a second, without a reload', async ({ kitchen, someone }) => {
    await someone.order()
    const { body: order } = await someone.order()
    const placed = Date.now()
    await expect(ticketOn(kitchen, order.ticketNumber)).toBeVisible({ timeout: 1_000 })
    expect(Date.now() - placed).toBeLessThan(1_000)
  })

  test('cancels a ticket after asking', async ({ kitchen, someone }) => {
    const { body: order } = await someone.order()
    const ticket = ticketOn(kitchen, order.ticketNumber)
    await ticket.getByRole('button', { name: `More for ticket ${order.ticketNumber}` }).click()
    await kitchen.getByRole('menuitem', { name: 'Cancel order' }).click()
    await kitchen.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(ticket).toHaveCount(0)
    expect((await someone.get<{ status: string }>(`/api/orders/${order.id}`)).body.status).toBe('cancelled')
  })

  test('puts a ticket back when the server refuses', async ({ page, someone, expectedErrors }) => {
    expectedErrors.push(/503|Failed to update order status/)
    const { body: order } = await someone.order()
    await page.goto('/kitchen')
    await page.route('**/status', (route) => route.fulfill({ status: 503, body: '' }))
    const ticket = ticketOn(page, order.ticketNumber)
    await ticket.getByRole('button', { name: 'Confirm' }).click()
    await expect(ticket.getByText('Failed to update order status')).toBeVisible()
    await expect(ticket.getByRole('button', { name: 'Confirm' })).toBeVisible()
  })
})
