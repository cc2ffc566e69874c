import { orderHistoryRoutes } from '#shared/orders/history-contract'
import type { Page } from '@playwright/test'
import { loyaltyRoutes } from '#shared/loyalty/contract'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { inventoryRoutes } from '#shared/inventory/contract'
import { authRoutes } from '#shared/accounts/contract'
import { buildTicket } from '#testing/fixtures'
import { mockRoute, modifyResponse, abortRoute, mockProblem } from './support/mock-api'
import { expect, fillCart, openMenu, test, showSpecials } from './support/fixtures'

const detail = 'Closed for a moment.'

const expectTexts = async (page: Page, ...words: readonly string[]) => {
  for (const text of words) await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
}

const signIn = async (page: Page, who: 'Customer' | 'Admin User', returnTo: string) => {
  await page.goto(`/login?returnTo=${returnTo}`)
  await page.getByRole('button', { name: who }).click()
}

test.describe('error messages have the agreed wording', () => {
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/503|409|ERR_FAILED|Failed to update order status/))

  test('signing in', async ({ page }) => {
    await mockProblem(page, authRoutes.signInDevelopment, { detail, times: 1 })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Customer' }).click()
    await expectTexts(page, 'Login Failed', detail)
    await abortRoute(page, authRoutes.signInDevelopment)
    await page.getByRole('button', { name: 'Customer' }).click()
    await expectTexts(page, 'Failed to login')
  })

  test('a board without tickets, and a failed status change', async ({ page }) => {
    const createdAt = new Date().toISOString()
    let tickets = [buildTicket({ id: 'MOVED', createdAt })]
    await mockRoute(page, kitchenRoutes.listTickets, () => tickets)
    await mockRoute(
      page,
      kitchenRoutes.updateTicketStatus,
      buildTicket({ id: 'MOVED', createdAt, status: 'preparing' }),
    )
    await mockProblem(page, kitchenRoutes.updateTicketStatus, { code: 'order-final', detail, times: 1 })
    await page.goto('/kitchen-dashboard')
    await page.getByLabel('Status of ticket 7').selectOption('prep')
    await expectTexts(page, 'Update Failed', 'Failed to update order status. Please try again.')
    await page.getByLabel('Status of ticket 7').selectOption('prep')
    await expectTexts(page, 'Order Updated', 'Order status has been updated successfully.')
    tickets = []
    await page.reload()
    await expectTexts(page, 'No Orders Found')
    await page.goto('/kitchen')
    await expectTexts(page, 'No Active Orders')
  })

  test('a search without results, and clearing the cart', async ({ page, someone }) => {
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await openMenu(page)
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    await page.getByRole('button', { name: 'Clear cart' }).click()
    await expectTexts(page, 'Cart Cleared', 'All items have been removed from your cart.')
    await page.goto('/menu?search=nothingofthekind')
    await expectTexts(page, 'No menu items found matching your search.')
  })

  test('an unavailable geolocation', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'))
    await page.goto('/menu')
    await showSpecials(page)
    await page.getByRole('button', { name: 'Find my nearest restaurant' }).click()
    await expectTexts(page, 'Location Access', 'Geolocation is not supported by this browser')
  })

  test('a stock movement that is not recorded', async ({ page }) => {
    await mockProblem(page, inventoryRoutes.createItem, { detail })
    await signIn(page, 'Admin User', '/inventory')
    await page.getByRole('button', { name: 'Add Item' }).click()
    const adding = page.getByRole('dialog', { name: 'Add Item' })
    await adding.getByLabel(/^Name/).fill('Napkins')
    await adding.getByLabel(/^Cost per unit/).fill('2.00')
    await adding.getByRole('button', { name: 'Add Item' }).click()
    await expectTexts(page, 'Error creating item', detail)
  })

  test('an empty inventory and an empty list of rewards', async ({ page }) => {
    const { listAlerts: alerts, listLowStock: lowStock, listExpiringLots: expiring, listStock: stock } = inventoryRoutes
    for (const list of [alerts, lowStock, expiring, stock, loyaltyRoutes.listRewards]) await mockRoute(page, list, [])
    await signIn(page, 'Admin User', '/inventory')
    await page.getByRole('tab', { name: /^Alerts/ }).click()
    await expectTexts(page, 'No active alerts')
    await page.getByRole('tab', { name: 'Analytics' }).click()
    await expectTexts(page, 'No low stock items', 'No items expiring soon')
    await page.goto('/loyalty')
    await expectTexts(page, 'No rewards available')
  })

  test('an account without an e-mail address', async ({ page }) => {
    await modifyResponse(page, authRoutes.getUser, (user) => user && { ...user, email: '' })
    await signIn(page, 'Customer', '/about')
    await page.getByRole('button', { name: 'Account', exact: true }).click()
    await expectTexts(page, 'Valued Customer')
  })

  test('an order that cannot be repeated', async ({ page }) => {
    await signIn(page, 'Customer', '/')
    await mockProblem(page, orderHistoryRoutes.listReorderItems, { detail })
    await page.getByRole('button', { name: /Reorder/ }).click()
    await expectTexts(page, 'Reorder Failed', 'Failed to fetch last order items')
    await abortRoute(page, orderHistoryRoutes.listReorderItems)
    await page.getByRole('button', { name: /Reorder/ }).click()
    await expectTexts(page, 'Reorder Failed', 'Failed to reorder your last order. Please try again.')
  })
})
