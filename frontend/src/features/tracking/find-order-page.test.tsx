import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { orderRoutes } from '#shared/orders/contract'
import type { OrderLookupResult } from '#shared/orders/order-references'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { FindOrderPage } from './find-order-page'

const order = (id: string): OrderLookupResult => ({
  id,
  ticketNumber: 12,
  locationId: 4,
  status: 'cooking',
  orderType: 'pickup',
  createdAt: '2026-07-07T18:00:00.000Z',
})

const server = setupMockServer(
  mockRoute(orderRoutes.findOrders, () => mockResponse(orderRoutes.findOrders, [order('A1B2C3D4E5F6')])),
)

function whenOpened() {
  const place = memoryLocation({ path: '/find-order', record: true })
  render(
    <TestProviders client={createQueryClient()}>
      <Router hook={place.hook}>
        <FindOrderPage />
      </Router>
    </TestProviders>,
  )
  return { place, user: userEvent.setup() }
}

async function whenAsked() {
  const opened = whenOpened()
  await opened.user.type(screen.getByLabelText(/^Ticket number/), '12')
  await opened.user.type(screen.getByLabelText(/^Phone or e-mail/), 'dana@example.com')
  await opened.user.click(screen.getByRole('button', { name: 'Find My Order' }))
  return opened
}

describe('finding an order', () => {
  it('leads to its page', async () => {
    const { place } = await whenAsked()
    await waitFor(() => expect(place.history.at(-1)).toBe('/orders/A1B2C3D4E5F6/tracking'))
    expect(document.title).toMatch(/^Find My Order \| /)
  })

  it('lets the guest choose where it is more than one', async () => {
    server.use(
      mockRoute(orderRoutes.findOrders, () => mockResponse(orderRoutes.findOrders, [order('ONE'), order('TWO')])),
    )
    await whenAsked()
    expect(await screen.findByRole('heading', { name: '2 orders' })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /Ticket 12: .*Tue/ })).toHaveLength(2)
  })

  it.each([
    ['not-found', /We found no order of the last 24 hours/],
    ['too-many-requests', /Slow down/],
  ] as const)('refused as %s, says so and keeps what was typed', async (code, sentence) => {
    server.use(mockRoute(orderRoutes.findOrders, () => problemResponse(code, 'Slow down, please.')))
    await whenAsked()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^Ticket number/).value).toBe('12')
  })

  it('asks for both before it asks the server', async () => {
    const { user } = whenOpened()
    await user.click(screen.getByRole('button', { name: 'Find My Order' }))
    expect(await screen.findByText('Please enter the ticket number')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/^Ticket number/))
  })
})
