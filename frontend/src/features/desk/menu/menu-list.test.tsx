import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { inventoryRoutes } from '#shared/inventory/contract'
import { menuEditingRoutes, type EditableDish } from '#shared/menu/editing-contract'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { sessionHandler, renderPage } from '#testing/render-page'
import { DeskPage } from '../desk-page'
import { createTestDeskDish } from '../testing/desk-dish'

const categories = [{ id: 24, name: 'Rolls', description: '', displayOrder: 1 }]
const roll = (id: number, name: string, more: Partial<EditableDish> = {}) =>
  createTestDeskDish({ id, code: `R${id}`, name, categoryId: 24, displayOrder: id, ...more })

const item = (id: number, name: string, recipe?: readonly number[]) => ({
  ...{ id, currentStock: '1.00', minimumStock: '0.00', parStock: null, isCounted: true, planned: [], updatedAt: '' },
  item: {
    ...({ id, name, category: 'sauces', unit: 'lbs', costPerUnit: '1.00', kitchenName: null, version: 1 } as const),
    ...(recipe && { batch: { quantity: '4.00', recipe: recipe.map((itemId) => ({ itemId, quantity: '1.00' })) } }),
  },
})

const state: { dishes: EditableDish[] } = { dishes: [] }

setupMockServer(
  sessionHandler,
  mockRoute(inventoryRoutes.listStock, () =>
    mockResponse(inventoryRoutes.listStock, [item(9, 'Mayonnaise'), item(5, 'Spicy Mayonnaise', [9]), item(4, 'Rice')]),
  ),
  mockRoute(menuEditingRoutes.getEditableMenu, () =>
    mockResponse(menuEditingRoutes.getEditableMenu, { categories, version: 1, dishes: state.dishes }),
  ),
  mockRoute(menuEditingRoutes.updateDish, async (request) => {
    const { version, ...changes } = menuEditingRoutes.updateDish.body.parse(await request.json())
    const dish = state.dishes.find(({ id }) => request.url.endsWith(`/${id}`)) ?? roll(0, 'None')
    expect(version).toBe(dish.version)
    const changed = { ...dish, displayOrder: changes.displayOrder ?? dish.displayOrder, version: dish.version + 1 }
    state.dishes = state.dishes.map((each) => (each.id === dish.id ? changed : each))
    return mockResponse(menuEditingRoutes.updateDish, changed)
  }),
)

const dishNames = () =>
  screen.getAllByRole('listitem').flatMap((row) => /(?:Spider|Avocado) Roll/.exec(row.textContent ?? '') ?? [])

it('reorders the menu by keyboard, announces it and saves at once; archived dishes are separate', async () => {
  state.dishes = [roll(1, 'Avocado Roll'), roll(2, 'Spider Roll'), roll(3, 'Old Roll', { isArchived: true })]
  await renderPage('/desk/menu', <DeskPage />)
  await screen.findByRole('link', { name: 'Spider Roll' })
  await userEvent.click(screen.getByRole('button', { name: 'Arrange' }))
  screen.getByRole('button', { name: 'Move Spider Roll up' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Spider Roll is number 1 of 2')).toBeTruthy()
  await waitFor(() => expect(state.dishes.map(({ displayOrder }) => displayOrder)).toEqual([2, 1, 3]))
  await waitFor(() => expect(dishNames()).toEqual(['Spider Roll', 'Avocado Roll']))
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await userEvent.click(screen.getByText('Archived 1'))
  expect(await screen.findByRole('link', { name: 'Old Roll' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Spider Roll' })).toBeNull()
})

it('lists the dishes that use an ingredient, or what is made of it, until all are wanted', async () => {
  const line = (itemId: number) => [{ itemId, quantity: '0.50' }]
  state.dishes = [
    roll(1, 'Avocado Roll', { recipe: line(5) }),
    roll(2, 'Spider Roll', { recipe: line(9) }),
    roll(3, 'Plain Roll', { recipe: line(4) }),
  ]
  await renderPage('/desk/menu?ingredients=9', <DeskPage />)
  expect(await screen.findByText(/Dishes with Mayonnaise/)).toBeTruthy()
  expect(dishNames()).toEqual(['Avocado Roll', 'Spider Roll'])
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await screen.findByRole('link', { name: 'Plain Roll' })).toBeTruthy()
})

it('reorders the menu by dragging a dish by its handle', async () => {
  state.dishes = [roll(1, 'Avocado Roll'), roll(2, 'Spider Roll')]
  await renderPage('/desk/menu', <DeskPage />)
  await screen.findByRole('link', { name: 'Spider Roll' })
  await userEvent.click(screen.getByRole('button', { name: 'Arrange' }))
  const rows = () => screen.getAllByRole('listitem').filter((row) => /Roll/.test(row.textContent ?? ''))
  // jsdom has no layout; give each row a height of 40 pixels.
  const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(
      0,
      Math.max(
        0,
        rows().findIndex((row) => row === this),
      ) * 40,
      300,
      40,
    )
  })
  const handle = [...(rows()[0]?.querySelectorAll('span[aria-hidden=true]') ?? [])].at(-1)
  if (!handle) throw new Error('No handle')
  handle.setPointerCapture = () => undefined
  // jsdom has no pointer events; a mouse event has the same coordinates.
  for (const [type, clientY] of [
    ['pointerdown', 120],
    ['pointermove', 175],
    ['pointerup', 175],
  ] as const)
    fireEvent(handle, new MouseEvent(type, { bubbles: true, button: 0, clientY }))
  rect.mockRestore()
  expect(await screen.findByText('Avocado Roll is number 2 of 2')).toBeTruthy()
  await waitFor(() => expect(state.dishes.map(({ displayOrder }) => displayOrder)).toEqual([2, 1]))
})
