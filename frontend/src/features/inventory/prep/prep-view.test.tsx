import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { movementRoutes } from '#shared/inventory/movement-contract'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { createTestStock } from '../testing/stock-fixtures'
import { PrepView } from './prep-view'

const { makeBatch, undoBatch } = movementRoutes
const sent: unknown[] = []
const batch = { id: 'b-1', itemId: 2, quantity: '2.00', cost: '6.00', isUndone: false, movements: [] }
setupMockServer(
  sessionHandler,
  mockRoute(makeBatch, async (request) => {
    sent.push(await request.json())
    return mockResponse(makeBatch, batch)
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
