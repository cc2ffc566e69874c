import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { locations } from '#shared/locations/index'
import { orderRoutes } from '#shared/orders/contract'
import type { OrderLookupResult } from '#shared/orders/order-references'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { FindOrderPage } from './find-order-page'

const buildResult = (id: string): OrderLookupResult => ({
  id,
  ticketNumber: 12,
  locationId: 4,
  status: 'cooking',
  orderType: 'pickup',
  createdAt: '2026-07-07T18:00:00.000Z',
})

const server = setupMockServer(
  mockRoute(orderRoutes.findOrders, () => mockResponse(orderRoutes.findOrders, [buildResult('A1B2C3D4E5F6')])),
)

function openPage() {
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

async function submitLookup() {
  const page = openPage()
  await page.user.type(screen.getByLabelText(/^Ticket number/), '12')
  await page.user.type(screen.getByLabelText(/^Phone or e-mail/), 'dana@example.com')
  await page.user.click(screen.getByRole('button', { name: 'Find My Order' }))
  return page
}

it('leads to the sites of the other locations', () => {
  openPage()
  const [current, ...others] = locations
  for (const { code, name } of others)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`http://${code.toLowerCase()}.localhost/`)
  expect(screen.queryByRole('link', { name: current.name })).toBeNull()
})

describe('finding an order', () => {
  it('leads to the tracking page', async () => {
    const { place } = await submitLookup()
    await waitFor(() => expect(place.history.at(-1)).toBe('/orders/A1B2C3D4E5F6/tracking'))
    expect(document.title).toMatch(/^Find My Order \| /)
  })

  it('lets the guest choose among several orders', async () => {
    server.use(
      mockRoute(orderRoutes.findOrders, () =>
        mockResponse(orderRoutes.findOrders, [buildResult('ONE'), buildResult('TWO')]),
      ),
    )
    await submitLookup()
    expect(await screen.findByRole('heading', { name: '2 orders' })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /Ticket 12: .*Tue/ })).toHaveLength(2)
  })

  it.each([
    ['not-found', /We found no order of the last 24 hours/],
    ['too-many-requests', /Slow down/],
  ] as const)('shows the error %s and keeps the input', async (code, message) => {
    server.use(mockRoute(orderRoutes.findOrders, () => problemResponse(code, 'Slow down, please.')))
    await submitLookup()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^Ticket number/).value).toBe('12')
  })

  it('requires both fields before it sends a request', async () => {
    const { user } = openPage()
    await user.click(screen.getByRole('button', { name: 'Find My Order' }))
    expect(await screen.findByText('Please enter the ticket number')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/^Ticket number/))
  })
})
