import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { inventoryRoutes } from '#shared/inventory/contract'
import { movementRoutes } from '#shared/inventory/movement-contract'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { createTestStock } from '../testing/stock-fixtures'
import { PrepView } from './prep-view'

const { makeBatch, undoBatch } = movementRoutes
const sent: unknown[] = []
let created = 0
const batch = { id: 'b-1', itemId: 2, quantity: '2.00', cost: '6.00', isUndone: false, movements: [] }
setupMockServer(
  sessionHandler,
  mockRoute(makeBatch, async (request) => {
    sent.push(await request.json())
    return mockResponse(makeBatch, batch)
  }),
  mockRoute(inventoryRoutes.createItem, async (request) => {
    const { name } = z.object({ name: z.string() }).parse(await request.json())
    created += 1
    return mockResponse(inventoryRoutes.createItem, createTestStock({ item: { id: 10 + created, name } }).item)
  }),
  mockRoute(inventoryRoutes.updateItem, async (request) => {
    sent.push(await request.json())
    return mockResponse(inventoryRoutes.updateItem, {
      ...createTestStock({ item: { id: 11 } }).item,
      ...{ minimumStock: '0.00', parStock: null, isCounted: true, levels: [] },
    })
  }),
  mockRoute(undoBatch, () => {
    sent.push('undo')
    return mockResponse(undoBatch, { ...batch, isUndone: true })
  }),
)

const facts = { status: 'In Stock', value: 0, dailyUse: 0, daysLeft: null, suggested: 0, toPar: 0 } as const
const rows = [
  createTestStock({ item: { id: 1, name: 'Soy Sauce', unit: 'gallons' } }),
  createTestStock({
    item: {
      ...{ id: 2, name: 'Yum Yum Sauce', unit: 'gallons', costPerUnit: '3.00' },
      batch: { quantity: '4.00', recipe: [{ itemId: 1, quantity: '3.00' }] },
    },
    currentStock: '1.00',
  }),
].map((stock) => ({ ...facts, stock }))

it('lists what is made, makes some of it, and takes it back', async () => {
  await renderPage('/inventory', <PrepView rows={rows} />)
  expect(screen.getByText('4 gallons of 3 gallons Soy Sauce')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Make Yum Yum Sauce' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Yum Yum Sauce' }))
  const made = dialog.getByLabelText(/^Made, gallons/)
  await userEvent.clear(made)
  await userEvent.type(made, '2')
  await userEvent.click(dialog.getByRole('button', { name: 'Make' }))
  await waitFor(() => expect(sent).toEqual([{ itemId: 2, quantity: '2', expirationDate: '' }]))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent).toHaveLength(2))
})

it('asks again before more than ten batches are made', async () => {
  sent.length = 0
  await renderPage('/inventory', <PrepView rows={rows} />)
  await userEvent.click(screen.getByRole('button', { name: 'Make Yum Yum Sauce' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Yum Yum Sauce' }))
  const made = dialog.getByLabelText(/^Made, gallons/)
  await userEvent.clear(made)
  await userEvent.type(made, '40')
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await userEvent.type(made, '0')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'This is 100 batches: make 400 gallons' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Make' }))
  await waitFor(() => expect(sent).toMatchObject([{ quantity: '400', acceptLarge: true }]))
})

it('adds an ingredient from a new recipe, and what was typed stays', async () => {
  sent.length = 0
  await renderPage('/inventory', <PrepView rows={rows} />)
  await userEvent.click(screen.getByRole('button', { name: 'New prep recipe' }))
  const recipe = within(await screen.findByRole('dialog', { name: 'A new prep recipe' }))
  await userEvent.type(recipe.getByLabelText(/^A batch gives/), '5')
  const addItem = async (button: string, name: string) => {
    await userEvent.click(recipe.getByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Item' }))
    await userEvent.type(dialog.getByLabelText(/^Name/), name)
    await userEvent.type(dialog.getByLabelText(/^Cost per unit/), '4')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Item' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Item' })).toBeNull())
  }
  const chosen = (label: RegExp) => recipe.getByLabelText<HTMLSelectElement>(label).selectedOptions.item(0)?.textContent
  await addItem('New item to make…', 'Ginger Sauce')
  expect(chosen(/^What is made/)).toBe('Ginger Sauce (lbs)')
  await addItem('New ingredient…', 'Ginger')
  expect(chosen(/^Part 1/)).toBe('Ginger (lbs)')
  await addItem('New ingredient…', 'Rice Vinegar')
  expect(chosen(/^Part 2/)).toBe('Rice Vinegar (lbs)')
  expect(recipe.getByLabelText<HTMLInputElement>(/^A batch gives/).value).toBe('5')
  for (const amount of recipe.getAllByLabelText(/^Amount/)) await userEvent.type(amount, '1')
  await userEvent.click(recipe.getByRole('button', { name: 'Save' }))
  const parts = [12, 13].map((itemId) => ({ itemId, quantity: '1' }))
  await waitFor(() => expect(sent).toMatchObject([{ batch: { quantity: '5', recipe: parts }, version: 1 }]))
})
