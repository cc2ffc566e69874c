import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { InventoryItem } from '#shared/inventory/contract'
import { movementRoutes } from '#shared/inventory/movement-contract'
import { expectAccessible } from './support/accessibility'
import { abortRoute, interceptRoute } from './support/mock-api'
import { expect, test } from './support/fixtures'

type Someone = Parameters<Parameters<typeof test>[2]>[0]['someone']

async function signIn(page: Page, role: 'Admin User' | 'Customer') {
  await page.goto('/login?returnTo=/inventory')
  await page.getByRole('button', { name: role }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
}

const newName = (what: string) => `${what} ${randomUUID().slice(0, 6)}`

type Opening = { readonly quantity?: string; readonly minimumStock?: string; readonly expirationDate?: string }

/** Creates an item with stock, as another user. */
async function stocked(someone: Someone, what: string, { quantity = '20', minimumStock = '5', ...more }: Opening = {}) {
  await someone.signIn('buyer@example.com', 'admin')
  const item = { name: newName(what), category: 'supplies', unit: 'bags', costPerUnit: '2.00', minimumStock }
  const { body } = await someone.post<InventoryItem>('/api/inventory/items', item)
  const movement = { locationId: 4, itemId: body.id, movementType: 'in', reason: 'purchase', quantity, ...more }
  await someone.post('/api/inventory/movements', movement)
  return body
}

const stockRow = (page: Page, name: string) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name }).filter({ visible: true })

const search = (page: Page, name: string) => page.getByRole('searchbox', { name: 'Search the stock' }).fill(name)

const chooseView = (page: Page, view: string) => page.getByRole('radiogroup', { name: 'View' }).getByText(view).click()

test.describe('the inventory', () => {
  test('is restricted to signed-in users, and only admins can change it', async ({ page }) => {
    await page.goto('/inventory')
    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute('href', /^\/api\/login/)
    await signIn(page, 'Customer')
    await expect(page.getByText('Only admins can change it')).toBeVisible()
    await expect(page.getByText('Hibachi Ember New Port Richey').first()).toBeVisible()
    for (const label of ['Total Inventory Value', 'Items in Stock', 'Low Stock Alerts', 'Expiring Soon'])
      await expect(page.getByRole('group', { name: 'Summary' }).getByText(label)).toBeVisible()
    await expect(page.getByRole('button', { name: /Record|Add Item|^Count$/ })).toHaveCount(0)
    await page.getByRole('tab', { name: 'Menu Availability' }).click()
    await expect(page.getByText('Available', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('switch')).toHaveCount(0)
    await expectAccessible(page)
  })

  test(
    'records a new item and its movements, rejects invalid ones, and undoes',
    { tag: '@desktop' },
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/)
      const name = newName('Chopsticks')
      await signIn(page, 'Admin User')
      await page.getByRole('button', { name: 'Add Item' }).click()
      const adding = page.getByRole('dialog', { name: 'Add Item' })
      await adding.getByRole('button', { name: 'Add Item' }).click()
      await expect(adding.getByText('Name is required')).toBeVisible()
      await expect(adding.getByText('Cost per unit is required')).toBeVisible()
      await expectAccessible(page)
      await adding.getByLabel(/^Name/).fill(name)
      await adding.getByLabel(/^Cost per unit/).fill('4.50')
      await adding.getByRole('button', { name: 'Add Item' }).click()
      await expect(page.getByText('Inventory item created successfully')).toBeVisible()

      await search(page, name)
      await page.getByRole('button', { name: `Record movement of ${name}` }).click()
      const recording = page.getByRole('dialog', { name: 'Record Movement' })
      await expect(recording.getByLabel(/^Reason/)).toHaveValue('purchase')
      await recording.getByRole('button', { name: 'Record Movement' }).click()
      await expect(recording.getByText('Quantity is required')).toBeVisible()
      await recording.getByLabel(/^Movement type/).selectOption('out')
      await recording.getByLabel(/^Quantity/).fill('1')
      await expect(recording.getByText(`There are only 0.00 lbs of ${name} in stock.`)).toBeVisible()
      await recording.getByLabel(/^Movement type/).selectOption('in')
      await recording.getByLabel(/^Quantity/).fill('12.5')
      await abortRoute(page, movementRoutes.recordMovement, { times: 1 })
      await recording.getByRole('button', { name: 'Record Movement' }).click()
      await expect(page.getByText('Error recording movement')).toBeVisible()
      await recording.getByRole('button', { name: 'Record Movement' }).click()
      await expect(page.getByText('Stock movement recorded successfully')).toBeVisible()
      await expect(stockRow(page, name)).toContainText('12.50')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(stockRow(page, name)).toContainText('Out of Stock')
    },
  )

  test(
    'is counted despite a reload and a lost connection',
    { tag: '@phone' },
    async ({ page, someone, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/)
      const [one, other] = [await stocked(someone, 'Napkins'), await stocked(someone, 'Straws')]
      await signIn(page, 'Admin User')
      await chooseView(page, 'Count')
      await page.getByLabel(one.name).fill('18')
      await page.getByLabel(other.name).fill('20')
      await page.reload()
      await chooseView(page, 'Count')
      await expect(page.getByLabel(one.name)).toHaveValue('18')
      await page.getByLabel(other.name).fill('23')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Review differences' }).click()
      await expect(stockRow(page, one.name)).toContainText('2 bags missing')

      const keys: (string | undefined)[] = []
      await interceptRoute(page, movementRoutes.recordMovement, async (call) => {
        const { itemId }: { itemId: number } = call.request().postDataJSON()
        if (itemId === other.id) keys.push(call.request().headers()['idempotency-key'])
        // The first response is lost after the server has recorded the movement.
        if (itemId === other.id && keys.length === 1) await call.fetch().then(() => call.abort())
        else await call.continue()
      })
      await page.getByRole('button', { name: 'Record 2 differences' }).click()
      await expect(stockRow(page, other.name)).toContainText('Not recorded')
      await expect(stockRow(page, one.name)).toContainText('Recorded')
      await page.getByRole('button', { name: 'Record 1 difference' }).click()
      await expect(page.getByText('Stock movement recorded successfully')).toBeVisible()
      expect(new Set(keys).size).toBe(1)
      await chooseView(page, 'Stock list')
      await search(page, other.name)
      await expect(stockRow(page, other.name)).toContainText('23.00')
    },
  )

  test('shows low stock and expired lots until they are handled', { tag: '@desktop' }, async ({ page, someone }) => {
    const low = await stocked(someone, 'Gloves', { quantity: '4' })
    const old = await stocked(someone, 'Cream', { quantity: '7', expirationDate: '2026-01-02' })
    await signIn(page, 'Admin User')
    await page.getByRole('tab', { name: 'Alerts' }).click()
    await page.getByRole('button', { name: `Acknowledge ${low.name}` }).click()
    await expect(page.getByText('Alert acknowledged')).toBeVisible()
    await expect(page.getByText(low.name)).toHaveCount(0)
    await page.getByRole('tab', { name: 'Analytics' }).click()
    await expect(page.getByRole('region', { name: 'Low Stock' })).toContainText(low.name)
    const expiring = page.getByRole('region', { name: 'Expiring Soon' })
    await expect(expiring.getByRole('listitem').filter({ hasText: old.name })).toContainText('Expired')
    await expiring.getByRole('button', { name: `Record waste of 7 bags of ${old.name}` }).click()
    const throwing = page.getByRole('dialog', { name: 'Record Movement' })
    await expect(throwing.getByLabel(/^Quantity/)).toHaveValue('7.00')
    await throwing.getByRole('button', { name: 'Record Movement' }).click()
    await expect(expiring.getByText(old.name)).toHaveCount(0)
    await page.getByRole('region', { name: 'Inventory value' }).getByText('Show the figures').click()
    await expect(page.getByRole('table', { name: 'Inventory value' })).toContainText('so far')
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Movements' }).click()
    await expect(stockRow(page, old.name).first()).toContainText('Waste: expired')
    await page.getByRole('tab', { name: 'Current Stock' }).click()
    await chooseView(page, 'Order list')
    await expect(page.getByLabel(`Order of ${low.name} in bags`)).toHaveValue('6')
  })

  test(
    'can be sorted, follows orders, and makes dishes unavailable',
    { tag: '@desktop' },
    async ({ page, someone, isMobile }) => {
      await signIn(page, 'Admin User')
      await search(page, 'Nori')
      const before = await stockRow(page, 'Nori').textContent()
      await someone.order()
      await expect(stockRow(page, 'Nori')).not.toHaveText(before ?? '')
      await search(page, '')
      if (isMobile) await page.getByLabel('Sort by').selectOption('Value, most first')
      else {
        await page.getByRole('button', { name: 'Value' }).press('Enter')
        await expect(page.getByRole('columnheader', { name: 'Value' })).toHaveAttribute('aria-sort', 'ascending')
      }
      await page.getByRole('tab', { name: 'Menu Availability' }).click()
      await page.getByRole('searchbox', { name: 'Find a dish, ingredient or option' }).fill('Edamame')
      const dish = page.getByRole('switch', { name: 'Edamame available', exact: true })
      const [sent] = await Promise.all([page.waitForRequest('**/api/menu/availability/**'), dish.click()])
      expect(sent.postDataJSON()).toEqual({ isAvailable: false, reason: 'Out of stock' })
      await expect(page.getByText('Menu availability updated')).toBeVisible()
      await expect(dish).toHaveAttribute('aria-checked', 'false')
      await dish.click()
      await expect(dish).toHaveAttribute('aria-checked', 'true')
    },
  )
})
