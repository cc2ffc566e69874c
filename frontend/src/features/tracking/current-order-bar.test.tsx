import { act, render, screen, waitFor } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { orderRoutes } from '#shared/orders/contract'
import { createQueryClient } from '#base/api/query-client'
import { currentOrdersStore } from '#base/session/device-orders'
import { buildOrder } from '#testing/fixtures'
import { mockResponse, setupMockServer, mockRoute, problemResponse, networkError } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { CurrentOrderBar } from './current-order-bar'

const formatNow = () => new Date().toISOString()
let order = buildOrder()

const server = setupMockServer(mockRoute(orderRoutes.getOrder, () => mockResponse(orderRoutes.getOrder, order)))

afterEach(() => currentOrdersStore.get().forEach(currentOrdersStore.drop))

function renderOrderBar() {
  currentOrdersStore.add(order.id)
  const location = memoryLocation({ path: '/menu' })
  const client = createQueryClient()
  render(
    <TestProviders client={client}>
      <Router hook={location.hook}>
        <CurrentOrderBar />
      </Router>
    </TestProviders>,
  )
  return { location, client }
}

describe('the bar of the current order', () => {
  it('shows ticket, stage and time, and links to the tracking page', async () => {
    const promisedAt = new Date(Date.now() + 20 * 60_000).toISOString()
    order = buildOrder({
      createdAt: formatNow(),
      status: 'cooking',
      kitchenStatus: 'cooking',
      ticketNumber: 31,
      promisedAt,
    })
    renderOrderBar()
    const link = await screen.findByRole('link', { name: /Ticket 31.*On the grill.*ready by \d+:\d\d [AP]M/ })
    expect(link.getAttribute('href')).toBe(`/orders/${order.id}/tracking`)
    expect(document.documentElement.hasAttribute('data-order')).toBe(true)
  })

  it('never shows a time that has passed', async () => {
    order = buildOrder({ createdAt: formatNow(), promisedAt: new Date(Date.now() - 60_000).toISOString() })
    renderOrderBar()
    expect((await screen.findByRole('link')).textContent).not.toMatch(/by \d/)
  })

  it('says that an order is not paid yet, and promises no time', async () => {
    const promisedAt = new Date(Date.now() + 20 * 60_000).toISOString()
    order = buildOrder({ createdAt: formatNow(), paymentStatus: 'pending', promisedAt })
    renderOrderBar()
    expect((await screen.findByRole('link')).textContent).toMatch(/Not paid yet$/)
  })

  it('shows the expected time once the scheduled time has passed', async () => {
    const [scheduledFor, promisedAt] = [-60_000, 240_000].map((ms) => new Date(Date.now() + ms).toISOString())
    order = buildOrder({ createdAt: formatNow(), scheduledFor, promisedFrom: scheduledFor, promisedAt })
    renderOrderBar()
    const { textContent } = await screen.findByRole('link')
    expect(textContent).not.toContain('for ')
    expect(textContent).toMatch(/by \d/)
  })

  it('keeps an order that is completed while shown until the next page', async () => {
    order = buildOrder({ createdAt: formatNow() })
    const { location, client } = renderOrderBar()
    await screen.findByText('Received')
    order = { ...order, status: 'completed', kitchenStatus: 'completed', history: [] }
    await act(() => client.refetchQueries())
    expect(await screen.findByText('Completed')).toBeTruthy()
    expect(currentOrdersStore.get()).toEqual([order.id])
    act(() => location.navigate('/about'))
    await waitFor(() => expect(currentOrdersStore.get()).toEqual([]))
    expect(document.documentElement.hasAttribute('data-order')).toBe(false)
  })

  it.each([
    [
      'over',
      () => void (order = buildOrder({ createdAt: formatNow(), status: 'completed', kitchenStatus: 'completed' })),
    ],
    ['too old', () => void (order = buildOrder({ createdAt: '2026-05-01T16:00:00.000Z' }))],
    ['unknown', () => server.use(mockRoute(orderRoutes.getOrder, () => problemResponse('not-found')))],
  ])('removes an order that is %s', async (_case, prepare) => {
    prepare()
    renderOrderBar()
    await waitFor(() => expect(currentOrdersStore.get()).toEqual([]))
  })

  it('leads to an order that cannot be loaded now, instead of a placeholder that stays', async () => {
    server.use(mockRoute(orderRoutes.getOrder, networkError))
    renderOrderBar()
    expect((await screen.findByRole('link', { name: 'Your order' })).getAttribute('href')).toContain(order.id)
    expect(currentOrdersStore.get()).toEqual([order.id])
  })

  it('shows all active orders, the next due first', async () => {
    const dueIn = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    const orders = [
      buildOrder({ id: 'ORDERLATER01', createdAt: formatNow(), ticketNumber: 8, promisedAt: dueIn(50) }),
      buildOrder({ id: 'ORDERSOONER1', createdAt: formatNow(), ticketNumber: 9, promisedAt: dueIn(10) }),
      buildOrder({ id: 'ORDERTHIRD01', createdAt: formatNow(), ticketNumber: 7, promisedAt: dueIn(70) }),
      buildOrder({ id: 'ORDERFOURTH1', createdAt: formatNow(), ticketNumber: 6, promisedAt: dueIn(90) }),
    ]
    server.use(
      mockRoute(orderRoutes.getOrder, ({ url }) => {
        const found = orders.find(({ id }) => url.includes(id))
        return found ? mockResponse(orderRoutes.getOrder, found) : problemResponse('not-found')
      }),
    )
    currentOrdersStore.add(...orders.map(({ id }) => id))
    order = orders[0] ?? order
    renderOrderBar()
    await waitFor(() =>
      expect(screen.getAllByRole('link').map(({ textContent }) => /Ticket \d+/.exec(textContent)?.[0])).toEqual([
        'Ticket 9',
        'Ticket 8',
        'Ticket 7',
        'Ticket 6',
      ]),
    )
    expect(screen.getByRole('region', { name: 'Your orders' })).toBeTruthy()
  })
})
