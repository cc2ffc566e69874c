import { act, render, screen, within } from '@testing-library/react'
import { locations } from '#shared/locations/index'
import { overrideModes } from '#shared/locations/policy'
import { createQueryClient } from '#base/api/query-client'
import { TestProviders } from '#testing/test-providers'
import { ChargesNote, OrderChargesNote } from './charges-note'
import { updateLocation } from './location-store'

const [location] = locations

afterEach(() => {
  overrideModes()
  act(() => updateLocation(location, location))
})

const show = () => render(<TestProviders client={createQueryClient()}>{<ChargesNote />}</TestProviders>)
const setDelivery = (changes: Partial<typeof location.delivery>) =>
  act(() => updateLocation(location, { delivery: { ...location.delivery, ...changes } }))

it('names the delivery fee with its amount and purpose, and follows the owner', () => {
  show()
  expect(screen.getByText(/^Delivery Fee \$2\.99: brings your order to your door; it is not a tip/)).toBeTruthy()
  setDelivery({ feeCents: 450 })
  expect(screen.getByText(/^Delivery Fee \$4\.50: /)).toBeTruthy()
  setDelivery({ feeCents: 0 })
  expect(screen.queryByText(/Delivery Fee/)).toBeNull()
})

it('names from when delivery is free, and the service charge of events, where the site is live', () => {
  overrideModes('live')
  show()
  expect(
    screen.getByText(/^Delivery Fee \$2\.99: brings .*, free from \$25\.00; it is not a tip for the driver\.$/),
  ).toBeTruthy()
  expect(screen.getByText(/^Service Charge 18%: pays for /)).toBeTruthy()
  act(() => updateLocation(location, { serviceChargePercent: 0 }))
  expect(screen.queryByText(/Service Charge/)).toBeNull()
})

it('lists the charges of the restaurant apart from an order’s sum, and says which the order doesn’t have', () => {
  overrideModes('live')
  render(<TestProviders client={createQueryClient()}>{<OrderChargesNote orderType="delivery" />}</TestProviders>)
  const note = within(screen.getByRole('region', { name: 'Charges at this restaurant' }))
  expect(note.getByText(/^Delivery Fee .* not a tip for the driver\.$/)).toBeTruthy()
  expect(note.getByText(/^Service Charge 18%: .* Not added to this order\.$/)).toBeTruthy()
})
