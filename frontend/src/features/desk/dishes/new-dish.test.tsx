import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { inventoryRoutes, type InventoryItem } from '#shared/inventory/contract'
import { movementRoutes } from '#shared/inventory/movement-contract'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { DeskPage } from '../desk-page'
import { createTestDeskDish } from '../testing/desk-dish'
import { noDayparts } from '../testing/no-dayparts'

const chicken: InventoryItem = {
  ...{ id: 1, name: 'Chicken', category: 'proteins', unit: 'lbs', costPerUnit: '3.25', version: 1 },
}
const nine = { currentStock: '9.00', minimumStock: '1.00', parStock: null, isCounted: true, planned: [], updatedAt: '' }
let items: InventoryItem[]
/** What is in stock of a new ingredient. */
let left = '0.00'

setupMockServer(
  noDayparts,
  sessionHandler,
  mockRoute(menuEditingRoutes.getEditableMenu, () =>
    mockResponse(menuEditingRoutes.getEditableMenu, {
      categories: [
        { id: 21, name: 'Hibachi', description: '', displayOrder: 1 },
        { id: 23, name: 'Rolls', description: '', displayOrder: 2 },
      ],
      version: 1,
      dishes: [
        createTestDeskDish({ id: 1, code: 'R1', name: 'Roll', categoryId: 23, station: 'sushi' }),
        createTestDeskDish({ id: 2, code: 'R2', name: 'Fried Roll', categoryId: 23, station: 'fry' }),
        createTestDeskDish({ id: 3, code: 'R3', name: 'Raw Roll', categoryId: 23, station: 'sushi' }),
      ],
    }),
  ),
  mockRoute(inventoryRoutes.listStock, () =>
    mockResponse(
      inventoryRoutes.listStock,
      items.map((item) => ({ ...nine, id: item.id, item, ...(item.id === 900 && { currentStock: left }) })),
    ),
  ),
  mockRoute(inventoryRoutes.createItem, async (request) => {
    const { name } = inventoryRoutes.createItem.body.parse(await request.json())
    const item = { ...chicken, id: 900, name }
    items.push(item)
    left = '0.00'
    return mockResponse(inventoryRoutes.createItem, item)
  }),
  mockRoute(movementRoutes.recordMovement, async (request) => {
    const { itemId, quantity, movementType, reason } = movementRoutes.recordMovement.body.parse(await request.json())
    expect([itemId, movementType, reason]).toEqual([900, 'adjustment', 'count_adjustment'])
    left = `${quantity}.00`
    return problemResponse()
  }),
)

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

beforeEach(async () => {
  items = [chicken]
  sessionStorage.clear()
  await renderPage('/desk/menu/_new', <DeskPage />)
  await screen.findByRole('heading', { level: 1, name: 'New dish' })
})

it('a new ingredient comes into the recipe, and what was typed of the dish stays', async () => {
  await userEvent.type(field('Name'), 'Saffron Rice')
  await userEvent.type(field('Price'), '9')
  await userEvent.click(screen.getByRole('button', { name: 'New ingredient…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Saffron')
  await userEvent.type(dialog.getByLabelText(/^Cost per unit/), '4.50')
  await userEvent.click(dialog.getByRole('button', { name: 'Add Item' }))
  expect(await screen.findByLabelText('Quantity of Saffron')).toBeTruthy()
  expect([field('Name').value, field('Price').value]).toEqual(['Saffron Rice', '9'])
  // The dish itself was not sent with it.
  expect(screen.queryByText('Code is required')).toBeNull()
})

it('says before saving that a new ingredient takes the dish off the menu, unless it was counted', async () => {
  const addIngredient = async (counted: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'New ingredient…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Name/), 'White Miso')
    await userEvent.type(dialog.getByLabelText(/^Cost per unit/), '4')
    if (counted) await userEvent.type(dialog.getByLabelText(/^In stock now/), counted)
    await userEvent.click(dialog.getByRole('button', { name: 'Add Item' }))
    await userEvent.type(await screen.findByLabelText('Quantity of White Miso'), '0.05')
  }
  await addIngredient('')
  expect(await screen.findByText(/the dish is off the menu at .+ \(White Miso: 0 lbs\)/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove White Miso' }))
  expect(screen.queryByText(/is off the menu at/)).toBeNull()
  items = [chicken]
  await addIngredient('12')
  await waitFor(() => expect(left).toBe('12.00'))
  await waitFor(() => expect(screen.queryByText(/is off the menu at/)).toBeNull())
})

it('a new dish has the station of most dishes of its category, until one is chosen', async () => {
  expect(field('Station').value).toBe('hibachi')
  await userEvent.selectOptions(field('Category'), 'Rolls')
  expect(field('Station').value).toBe('sushi')
  await userEvent.selectOptions(field('Station'), 'fry')
  await userEvent.selectOptions(field('Category'), 'Hibachi')
  expect(field('Station').value).toBe('fry')
})
