import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuRoutes } from '#shared/menu/contract'
import { orderHistoryRoutes, type OrderSummary } from '#shared/orders/history-contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { renderPage, sessionHandler } from '#testing/render-page'
import { HomePage } from './home-page'
import { LastOrder } from './last-order'

const address = '/assets/su1.1f2e3d4c.8a6b3c.480.webp'
const neverOrdered = buildMenuItem({ id: 7, name: 'California Roll', imageUrl: address, isPopular: true })
const roll = { ...neverOrdered, orderedRank: 1 }

const server = setupMockServer(
  sessionHandler,
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [roll])),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
)

const lastOrder: OrderSummary = {
  id: 'K7M2Q9X4T1B3',
  createdAt: '2026-11-22T18:00:00.000Z',
  status: 'completed',
  total: '12.50',
  orderType: 'pickup',
  scheduledFor: null,
  ticketNumber: 3,
  dishes: [{ menuItemId: 7, name: 'California Roll', quantity: 2 }],
}

function renderLastOrder() {
  const { container } = render(
    <TestProviders client={createQueryClient()}>
      <LastOrder userId="u1" />
    </TestProviders>,
  )
  return { container, user: userEvent.setup() }
}

it('shows the dishes of the last order with pictures and orders them again', async () => {
  const reorderedIds: string[] = []
  server.use(
    mockRoute(orderHistoryRoutes.listOrders, () => mockResponse(orderHistoryRoutes.listOrders, [lastOrder])),
    mockRoute(orderHistoryRoutes.listReorderItems, ({ url }) => {
      reorderedIds.push(new URL(url).searchParams.get('orderId') ?? '')
      return mockResponse(orderHistoryRoutes.listReorderItems, [])
    }),
  )
  const { container, user } = renderLastOrder()
  expect(await screen.findByText('2 × California Roll')).toBeTruthy()
  await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe(address))
  await user.click(screen.getByRole('button', { name: 'Order Again' }))
  await waitFor(() => expect(reorderedIds).toEqual([lastOrder.id]))
})

it('does not call dishes popular before anything was ordered here', async () => {
  server.use(
    mockRoute(orderHistoryRoutes.listOrders, () => mockResponse(orderHistoryRoutes.listOrders, [])),
    mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [neverOrdered])),
  )
  const { container } = renderLastOrder()
  await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe(address))
  expect((await screen.findByRole('link', { name: 'See the menu' })).getAttribute('href')).toBe('/menu')
  expect(screen.queryByText(/popular/)).toBeNull()
})

it('shows popular dishes before the first order', async () => {
  server.use(mockRoute(orderHistoryRoutes.listOrders, () => mockResponse(orderHistoryRoutes.listOrders, [])))
  const { container } = renderLastOrder()
  expect(await screen.findByRole('link', { name: 'See popular dishes' })).toBeTruthy()
  await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe(address))
})

it('still offers popular dishes when the orders could not be loaded', async () => {
  server.use(mockRoute(orderHistoryRoutes.listOrders, () => problemResponse('internal-error')))
  renderLastOrder()
  expect(await screen.findByRole('link', { name: 'See popular dishes' })).toBeTruthy()
})

it('the last order comes first on the home page, then today’s special', async () => {
  server.use(mockRoute(orderHistoryRoutes.listOrders, () => mockResponse(orderHistoryRoutes.listOrders, [lastOrder])))
  await renderPage('/', <HomePage />)
  const order = await screen.findByRole('region', { name: 'Your Last Order' })
  const specials = screen.getByText('Today at the grill')
  expect(order.compareDocumentPosition(specials)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
