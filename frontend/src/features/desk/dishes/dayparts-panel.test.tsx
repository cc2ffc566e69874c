import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { daypartRoutes } from '#shared/dayparts/contract'
import { inventoryRoutes } from '#shared/inventory/contract'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { DeskPage } from '../desk-page'
import { createTestDeskDish } from '../testing/desk-dish'

const sent: unknown[] = []
const days: 'mon'[] = ['mon']
const lunch = { id: 'lunch', name: 'Lunch', days, from: '11:00', to: '15:00' }
const dinner = { ...lunch, id: 'dinner', name: 'Dinner', from: '17:00', to: '21:00' }
const categories = [{ id: 21, name: 'Hibachi', description: '', displayOrder: 1 }]

setupMockServer(
  sessionHandler,
  mockRoute(daypartRoutes.getDayparts, () =>
    mockResponse(daypartRoutes.getDayparts, { dayparts: [lunch, dinner], version: 2 }),
  ),
  mockRoute(menuEditingRoutes.getEditableMenu, () =>
    mockResponse(menuEditingRoutes.getEditableMenu, { categories, version: 1, dishes: [createTestDeskDish()] }),
  ),
  mockRoute(inventoryRoutes.listStock, () => mockResponse(inventoryRoutes.listStock, [])),
  mockRoute(menuEditingRoutes.updateDish, async (request) => {
    const body: object = JSON.parse(await request.text())
    sent.push(body)
    return mockResponse(menuEditingRoutes.updateDish, { ...createTestDeskDish(), ...body, version: 2 })
  }),
)

it('a dish is offered at lunch only, at the price of lunch', async () => {
  await renderPage('/desk/menu/H3', <DeskPage />)
  await userEvent.click(await screen.findByLabelText('Only Lunch, Mon, 11 AM to 3 PM'))
  await userEvent.type(screen.getByLabelText('Lunch price'), '12.5')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ dayparts: ['lunch'], daypartPrices: { lunch: '12.50' }, version: 1 }]))
})
