import { act, render, screen, waitFor } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { orderRoutes } from '#shared/orders/contract'
import { createQueryClient } from '#base/api/query-client'
import { currentOrdersStore } from '#base/session/device-orders'
import { buildOrder } from '#testing/fixtures'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { CurrentOrderBar } from './current-order-bar'

const fresh = () => new Date().toISOString()
let order = buildOrder()

const server = setupMockServer(mockRoute(orderRoutes.getOrder, () => mockResponse(orderRoutes.getOrder, order)))

afterEach(() => currentOrdersStore.get().forEach(currentOrdersStore.drop))

function whenOnItsWay() {
  currentOrdersStore.add(order.id)
  const place = memoryLocation({ path: '/menu' })
  const client = createQueryClient()
  render(
    <TestProviders client={client}>
      <Router hook={place.hook}>
        <CurrentOrderBar />
      </Router>
    </TestProviders>,
  )
  return { place, client }
}

describe('the order that is on its way', () => {
  it('stands with ticket, stage and time, and leads to its page', async () => {
    const promisedAt = new Date(Date.now() + 20 * 60_000).toISOString()
    order = buildOrder({
      createdAt: fresh(),
      status: 'cooking',
      kitchenStatus: 'cooking',
      ticketNumber: 31,
      promisedAt,
    })
    whenOnItsWay()
    const link = await screen.findByRole('link', { name: /Ticket 31.*On the grill.*by \d+:\d\d [AP]M/ })
    expect(link.getAttribute('href')).toBe(`/orders/${order.id}/tracking`)
    expect(document.documentElement.hasAttribute('data-order')).toBe(true)
  })

  it('never shows a time that has passed', async () => {
    order = buildOrder({ createdAt: fresh(), promisedAt: new Date(Date.now() - 60_000).toISOString() })
    whenOnItsWay()
    expect((await screen.findByRole('link')).textContent).not.toMatch(/by \d/)
  })

  it('never shows a chosen time that has passed, but when it is expected', async () => {
    const [scheduledFor, promisedAt] = [-60_000, 240_000].map((ms) => new Date(Date.now() + ms).toISOString())
    order = buildOrder({ createdAt: fresh(), scheduledFor, promisedFrom: scheduledFor, promisedAt })
    whenOnItsWay()
    const { textContent } = await screen.findByRole('link')
    expect(textContent).not.toContain('for ')
    expect(textContent).toMatch(/by \d/)
  })

  it('stays until the next page where it is completed before somebody’s eyes', async () => {
    order = buildOrder({ createdAt: fresh() })
    const { place, client } = whenOnItsWay()
    await screen.findByText('Received')
    order = { ...order, status: 'completed', kitchenStatus: 'completed', history: [] }
    await act(() => client.refetchQueries())
    expect(await screen.findByText('Completed')).toBeTruthy()
    expect(currentOrdersStore.get()).toEqual([order.id])
    act(() => place.navigate('/about'))
    await waitFor(() => expect(currentOrdersStore.get()).toEqual([]))
    expect(document.documentElement.hasAttribute('data-order')).toBe(false)
  })

  it.each([
    ['over', () => void (order = buildOrder({ createdAt: fresh(), status: 'completed', kitchenStatus: 'completed' }))],
    ['forgotten', () => void (order = buildOrder({ createdAt: '2026-05-01T16:00:00.000Z' }))],
    ['unknown', () => server.use(mockRoute(orderRoutes.getOrder, () => problemResponse('not-found')))],
  ])('is forgotten where it is %s', async (_why, given) => {
    given()
    whenOnItsWay()
    await waitFor(() => expect(currentOrdersStore.get()).toEqual([]))
  })
})
