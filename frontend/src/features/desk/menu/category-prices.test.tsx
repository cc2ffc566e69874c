import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { daypartRoutes } from '#shared/dayparts/contract'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { DeskPage } from '../desk-page'

const hibachi = { id: 1, name: 'Hibachi', description: '', displayOrder: 1 }
const sent: unknown[] = []
const lunch = { id: 'lunch', name: 'Lunch', days: [], from: '11:00', to: '15:00' }

setupMockServer(
  sessionHandler,
  mockRoute(daypartRoutes.getDayparts, () =>
    mockResponse(daypartRoutes.getDayparts, { dayparts: [lunch], version: 2 }),
  ),
  mockRoute(menuEditingRoutes.getEditableMenu, () =>
    mockResponse(menuEditingRoutes.getEditableMenu, { categories: [hibachi], dishes: [], version: 4 }),
  ),
  mockRoute(menuEditingRoutes.updateCategories, async (request) => {
    const { categories, version } = menuEditingRoutes.updateCategories.body.parse(await request.json())
    sent.push(categories[0]?.daypartPrices)
    return mockResponse(menuEditingRoutes.updateCategories, { categories: [hibachi], version: version + 1 })
  }),
)

it('the owner sets the lunch price of a category for all locations in its form', async () => {
  await renderPage('/desk/menu/_categories', <DeskPage />)
  const row = within(await screen.findByRole('listitem', { name: 'Hibachi' }))
  const price = await row.findByLabelText('Lunch price of each dish')
  await userEvent.type(price, '9.5')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ lunch: '9.50' }]))
})
