import { render, screen } from '@testing-library/react'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { locations } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { fromWallClock } from '#shared/platform/time'
import { createQueryClient } from '#base/api/query-client'
import { IntakeLine } from '#features/kitchen/intake'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { OrderTypePicker } from './order-type-picker'

let mockMode: 'test' | 'live' = 'test'
jest.mock('#base/location/location', () => ({
  ...jest.requireActual<object>('#base/location/location'),
  usePolicy: () => getPolicy({ ...locations[0], mode: mockMode }),
}))

const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const open = {
  state: 'open',
  until: null,
  reason: null,
  extraMinutes: 0,
  delivery: 'open',
  deliveryUntil: null,
  quotes,
} as const
setupMockServer(mockRoute(intakeRoutes.getIntake, () => mockResponse(intakeRoutes.getIntake, open)))

const oneAm = fromWallClock(locations[0], '2026-06-02', 60)
beforeEach(() => jest.useFakeTimers({ now: oneAm, advanceTimers: true }))
afterEach(() => jest.useRealTimers())

function openMenuWhileClosed(mode: typeof mockMode) {
  mockMode = mode
  render(
    <TestProviders client={createQueryClient()}>
      <OrderTypePicker />
      <IntakeLine />
    </TestProviders>,
  )
}

const readPickupButton = () => screen.getByRole('button', { name: /Pick Up/ }).textContent

it('menu and cart of a test site show the usual quotes at 1 AM and that it is closed', async () => {
  openMenuWhileClosed('test')
  expect(await screen.findByText('Closed now, opens 10:30 AM. Pickup takes 15-20 minutes.')).toBeTruthy()
  expect(readPickupButton()).toBe('Pick UpReady in 15-20 mins')
  expect(screen.getByText('Closed now, opens 10:30 AM')).toBeTruthy()
})

it('menu and cart of a live site quote from the next opening at 1 AM', async () => {
  openMenuWhileClosed('live')
  const message = 'Closed now, opens 10:30 AM. Pickup is ready 10:50 AM at the earliest.'
  expect(await screen.findByText(message)).toBeTruthy()
  expect(readPickupButton()).toBe('Pick UpReady from 10:50 AM')
  expect(screen.queryByText(/15-20/)).toBeNull()
})
