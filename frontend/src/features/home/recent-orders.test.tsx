import { orderHistoryRoutes } from '#shared/orders/history-contract'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OrderSummary } from '#shared/orders/history-contract'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { RecentOrders } from './recent-orders'

const server = setupMockServer()

const order = (ticketNumber: number): OrderSummary => ({
  id: `K7M2Q9X4T1B${ticketNumber}`,
  createdAt: '2026-11-22T18:00:00.000Z',
  status: 'completed',
  total: '12.50',
  orderType: 'pickup',
  scheduledFor: null,
  ticketNumber,
})

it('lets any of a few orders be had again, not the last alone', async () => {
  const asked: string[] = []
  server.use(
    mockRoute(orderHistoryRoutes.listOrders, () => mockResponse(orderHistoryRoutes.listOrders, [order(2), order(1)])),
    mockRoute(orderHistoryRoutes.listReorderItems, ({ url }) => {
      asked.push(new URL(url).searchParams.get('orderId') ?? '')
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
  await waitFor(() => expect(asked).toEqual([order(1).id]))
})

it('has no list where there is no order yet', async () => {
  server.use(mockRoute(orderHistoryRoutes.listOrders, () => mockResponse(orderHistoryRoutes.listOrders, [])))
  render(
    <TestProviders client={createQueryClient()}>
      <RecentOrders userId="u1" />
    </TestProviders>,
  )
  await screen.findByText('No orders yet. Your first one shows up here.')
  expect(screen.queryByRole('list')).toBeNull()
})
