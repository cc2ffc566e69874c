import { render, screen } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { getPhoneUrl } from '#shared/accounts/phone'
import { intakeRoutes, type OrderIntake } from '#shared/kitchen/intake-contract'
import { orderRoutes, type Order } from '#shared/orders/contract'
import { createQueryClient } from '#base/api/query-client'
import { currentLocation } from '#base/location/location'
import { currentOrdersStore } from '#base/session/device-orders'
import { IntakeStatus } from '#features/kitchen/intake'
import { OrderTypePicker } from '#features/menu/order-type-picker'
import { buildOrder } from '#testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { CurrentOrderBar } from './current-order-bar'
import { StatusPanel } from './status-panel'

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const unattended: OrderIntake = {
  state: 'paused',
  until: minutesFromNow(180),
  reason: 'no-kitchen',
  extraMinutes: 0,
  delivery: 'open',
  deliveryUntil: null,
  quotes: { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } },
}
const waiting = buildOrder({
  status: 'pending',
  kitchenStatus: 'waiting',
  createdAt: minutesFromNow(-2),
  promisedFrom: minutesFromNow(13),
  promisedAt: minutesFromNow(18),
})
let order = waiting

setupMockServer(
  mockRoute(intakeRoutes.getIntake, () => mockResponse(intakeRoutes.getIntake, unattended)),
  mockRoute(orderRoutes.getOrder, () => mockResponse(orderRoutes.getOrder, order)),
)
afterEach(() => currentOrdersStore.get().forEach(currentOrdersStore.drop))

async function openPages(changes: Partial<Order> = {}) {
  order = { ...waiting, ...changes }
  currentOrdersStore.add(order.id)
  render(
    <TestProviders client={createQueryClient()}>
      <Router hook={memoryLocation({ path: '/about' }).hook}>
        <IntakeStatus />
        <CurrentOrderBar />
        <OrderTypePicker />
        <StatusPanel
          order={order}
          timeZone={currentLocation.timeZone}
          phone={currentLocation.phone}
          loadedAt={Date.now()}
          isLoading={false}
          onRefresh={() => undefined}
        />
      </Router>
    </TestProviders>,
  )
  await screen.findByText('The kitchen is not answering', { selector: '[role=status] *' })
  await screen.findByRole('link', { name: new RegExp(`Ticket ${order.ticketNumber}`) })
}

const panel = () => screen.getByRole('region', { name: 'Order status' }).textContent
const bar = () => screen.getByRole('region', { name: 'Your order' }).textContent
const readChoice = (name: RegExp) => screen.getByRole('button', { name }).textContent

it('no page promises a time while the kitchen is not answering, and tracking gives the number to call', async () => {
  await openPages()
  expect(panel()).toContain('Sorry, the kitchen is not answering right now. Please call us.')
  expect(panel()).not.toMatch(/starts soon|ready in|Expected|Estimated/)
  const call = screen.getByRole('link', { name: `Call ${currentLocation.phone}` })
  expect(call.getAttribute('href')).toBe(getPhoneUrl(currentLocation.phone))
  expect(bar()).toMatch(/please call us$/)
  expect(readChoice(/^Pick Up/)).toBe('Pick UpOrder for later')
  expect(readChoice(/^Delivery/)).toBe('DeliveryOrder for later')
})

it('an order that the kitchen accepted is tracked as usual', async () => {
  await openPages({ status: 'confirmed', kitchenStatus: 'confirmed' })
  expect(panel()).toContain('Your ticket is next in line for a chef.')
  expect(bar()).toContain('ready by')
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
})
