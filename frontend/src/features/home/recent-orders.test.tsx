import { orderHistoryRoutes, type OrderSummary } from '#shared/orders/history-contract'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { RecentOrders } from './recent-orders'

const server = setupMockServer()

const buildSummary = (ticketNumber: number): OrderSummary => ({
  id: `K7M2Q9X4T1B${ticketNumber}`,
  createdAt: '2026-11-22T18:00:00.000Z',
  status: 'completed',
  total: '12.50',
  orderType: 'pickup',
  scheduledFor: null,
  ticketNumber,
  dishes: [
    { menuItemId: 7, name: 'California Roll', quantity: 2 },
    { menuItemId: 8, name: 'Green Tea', quantity: 1 },
    { menuItemId: 9, name: 'Miso Soup', quantity: 1 },
    { menuItemId: 10, name: 'Edamame', quantity: 1 },
  ],
})

it('lets the customer order any recent order again', async () => {
  const reorderedIds: string[] = []
  server.use(
    mockRoute(orderHistoryRoutes.listOrders, () =>
      mockResponse(orderHistoryRoutes.listOrders, [buildSummary(2), buildSummary(1)]),
    ),
    mockRoute(orderHistoryRoutes.listReorderItems, ({ url }) => {
      reorderedIds.push(new URL(url).searchParams.get('orderId') ?? '')
      return mockResponse(orderHistoryRoutes.listReorderItems, [])
    }),
  )
  render(
    <TestProviders client={createQueryClient()}>
      <RecentOrders userId="u1" />
    </TestProviders>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Order one again' }))
  await user.click(await screen.findByRole('button', { name: 'Order Again: ticket 1' }))
  await waitFor(() => expect(reorderedIds).toEqual([buildSummary(1).id]))
})

it('names the dishes of an order, not its id', async () => {
  server.use(
    mockRoute(orderHistoryRoutes.listOrders, () => mockResponse(orderHistoryRoutes.listOrders, [buildSummary(2)])),
  )
  render(
    <TestProviders client={createQueryClient()}>
      <RecentOrders userId="u1" />
    </TestProviders>,
  )
  const row = await screen.findByRole('link', { name: /2 × California Roll, Green Tea, Miso Soup and 1 more/ })
  expect(row.textContent).toContain('Ticket 2')
  expect(row.textContent).not.toContain(buildSummary(2).id)
})

it('shows no list without orders', async () => {
  server.use(mockRoute(orderHistoryRoutes.listOrders, () => mockResponse(orderHistoryRoutes.listOrders, [])))
  render(
    <TestProviders client={createQueryClient()}>
      <RecentOrders userId="u1" />
    </TestProviders>,
  )
  await screen.findByText('No orders yet. Your first one shows up here.')
  expect(screen.queryByRole('list')).toBeNull()
})
