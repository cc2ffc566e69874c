import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { inventoryRoutes } from '#shared/inventory/contract'
import { movementRoutes } from '#shared/inventory/movement-contract'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { createTestMovement, createTestStock } from '../testing/stock-fixtures'
import { MovementsPanel } from './movements-panel'

const { listMovements } = movementRoutes
const { listStock } = inventoryRoutes
const queries: string[] = []
/** Whether the first page by an item has none of it, as for one that rarely moves. */
let isRare = false
const waste = createTestMovement({ id: 'w', entryId: 'w', movementType: 'waste', reason: 'waste', by: 'Aiko' })
setupMockServer(
  sessionHandler,
  mockRoute(listStock, () => mockResponse(listStock, [createTestStock()])),
  mockRoute(listMovements, ({ url }) => {
    const query = new URL(url).searchParams
    queries.push(String(query))
    const page =
      query.get('after') === null
        ? isRare && query.get('itemId')
          ? []
          : [waste]
        : [createTestMovement({ id: 'e', entryId: 'e', by: 'Ben' })]
    const response = mockResponse(listMovements, page)
    if (query.get('after') === null) response.headers.set('link', `<${url}&after=w>; rel="next"`)
    return response
  }),
)

it('shows the newest, and reads back those of a day, a kind and an item page by page', async () => {
  await renderPage('/inventory', <MovementsPanel />)
  expect((await screen.findAllByText('Aiko')).length).toBeGreaterThan(0)
  expect(screen.queryByText('Show earlier movements')).toBeNull()
  await userEvent.type(screen.getByLabelText('Day'), '2026-03-01')
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'waste')
  await userEvent.selectOptions(await screen.findByLabelText('Item'), '1')
  await waitFor(() => expect(queries.at(-1)).toBe('limit=20&day=2026-03-01&kind=waste&itemId=1'))
  await userEvent.click(await screen.findByText('Show earlier movements'))
  expect(await screen.findAllByText('Ben')).toBeTruthy()
  expect(queries.at(-1)).toContain('after=w')
})

it('does not say that an item never moved while earlier movements are unread', async () => {
  isRare = true
  await renderPage('/inventory', <MovementsPanel />)
  await screen.findByRole('option', { name: 'Shrimp' })
  await userEvent.selectOptions(await screen.findByLabelText('Item'), '1')
  expect(await screen.findByText('None among the latest movements. Earlier ones may match.')).toBeTruthy()
  await userEvent.click(screen.getByText('Show earlier movements'))
  expect(await screen.findAllByText('Ben')).toBeTruthy()
  isRare = false
})
