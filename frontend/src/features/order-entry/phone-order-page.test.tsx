import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { orderSearchRoutes, type FoundOrder } from '#shared/kitchen/search-contract'
import { menuRoutes } from '#shared/menu/contract'
import { locations } from '#shared/locations/index'
import { overrideModes } from '#shared/locations/policy'
import { buildMenuItem } from '#shared/testing/fixtures'
import { updateLocation } from '#base/location/location-store'
import { buildOrder, buildUser } from '#testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { PhoneOrderPage } from './phone-order-page'
import { setClock, TUESDAY_AT_TWO } from '#infra/testkit/fake-clock'

const soup = buildMenuItem({ id: 7, name: 'Miso Soup', price: '4.50' })
const quotes = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const busy = { ...quotes, pickup: { min: 25, max: 30 } }
const dana: FoundOrder = {
  ...buildOrder({ createdAt: '2026-03-09T18:00:00.000Z' }),
  customerInfo: {
    name: 'Dana Whitfield',
    phone: '(727) 555-0199',
    email: '',
    address: { street: '12 Boxwood Dr', city: 'New Port Richey', state: 'FL', zip: '34652', zipCode: '34652' },
  },
  mails: [],
}

let found: FoundOrder[]
let sent: unknown[]
setupMockServer(
  sessionHandler,
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [soup])),
  mockRoute(menuRoutes.listCategories, () =>
    mockResponse(menuRoutes.listCategories, [{ id: 1, name: 'Soups', description: '', displayOrder: 1 }]),
  ),
  mockRoute(intakeRoutes.getIntake, (request) =>
    mockResponse(intakeRoutes.getIntake, {
      state: 'open',
      until: null,
      reason: null,
      extraMinutes: 0,
      delivery: 'open',
      deliveryUntil: null,
      quotes: new URL(request.url).searchParams.get('items') === '7:12' ? busy : quotes,
    }),
  ),
  mockRoute(orderSearchRoutes.searchOrders, () => mockResponse(orderSearchRoutes.searchOrders, found)),
  mockRoute(kitchenRoutes.placePhoneOrder, async (request) => {
    sent.push(await request.json())
    return mockResponse(
      kitchenRoutes.placePhoneOrder,
      buildOrder({ ticketNumber: 12, total: '4.82', promisedAt: '2026-03-14T23:45:00.000Z' }),
    )
  }),
)

afterEach(() => void jest.useRealTimers())
beforeEach(async () => {
  setClock(TUESDAY_AT_TWO)
  found = [dana]
  sent = []
  await renderPage('/kitchen/phone-order', <PhoneOrderPage />, buildUser({ role: 'lead' }))
})

const search = () => screen.findByRole('combobox', { name: /dish/i })
const addSoup = async () => userEvent.type(await search(), 'miso{Enter}')

it('states ready time and total before the order is placed and after, and goes on with the next call', async () => {
  await search()
  expect(screen.queryByText(/^Total \$/)).toBeNull()
  await addSoup()
  expect(await screen.findByText('Total $4.82')).toBeTruthy()
  expect(await screen.findByText(/^Ready by \d+:\d\d [AP]M\. Pickup takes 15-20 minutes\.$/)).toBeTruthy()
  expect(within(screen.getByLabelText('Totals')).getByText('$4.82')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Dana')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include utensils and napkins' }))
  await userEvent.click(screen.getByRole('button', { name: 'Place Order' }))
  const placed = await screen.findByText(/^Ticket 12 for/)
  expect(placed.parentElement?.textContent).toMatch(/: \$4\.82\. Ready by .*7:45 PM/)
  expect(sent).toMatchObject([{ utensils: true, total: '4.82', customerInfo: { name: 'Dana' } }])
  await waitFor(async () => expect(document.activeElement).toBe(await search()))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('')
})

it('offers the options of the dish that was tapped last next to the tiles, and one less of it', async () => {
  const tiles = within(await screen.findByRole('region', { name: 'Dishes by category' }))
  expect(tiles.getByText('Each tap adds one.')).toBeTruthy()
  const tile = await tiles.findByRole('button', { name: /^Miso Soup/ })
  await userEvent.click(tile)
  await userEvent.click(tile)
  expect(tiles.getByText('2×').parentElement?.textContent).toBe('2× Miso Soup')
  await userEvent.click(tiles.getByRole('button', { name: 'Options of the last dish' }))
  expect(await screen.findByRole('dialog', { name: 'Miso Soup' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(tiles.getByRole('button', { name: 'One less of the last dish' }))
  await userEvent.click(tiles.getByRole('button', { name: 'One less of the last dish' }))
  expect(screen.queryByRole('button', { name: 'Remove Miso Soup' })).toBeNull()
})

it('promises no time before the intake is read, nor by other hours than the kitchen’s', async () => {
  cleanup()
  overrideModes('live')
  // Closed by the hours of the build, but the kitchen takes orders: the owner has changed the
  // hours.
  setClock(new Date('2026-07-07T08:00:00Z'))
  await renderPage('/kitchen/phone-order', <PhoneOrderPage />, buildUser({ role: 'lead' }))
  await addSoup()
  expect(await screen.findByText('Total $4.82')).toBeTruthy()
  expect(screen.queryByText(/Closed now|Ready/)).toBeNull()
  overrideModes()
})

it('states the ready time of the ordered dishes, not that of a typical order', async () => {
  await userEvent.type(await search(), '12 miso{Enter}')
  expect(await screen.findByText(/^Ready by .* Pickup takes 25-30 minutes\.$/)).toBeTruthy()
})

it('on a closed test site states the ready time, and apart from it when the restaurant opens', async () => {
  cleanup()
  jest.setSystemTime(Date.parse('2026-07-07T07:00:00Z'))
  await renderPage('/kitchen/phone-order', <PhoneOrderPage />, buildUser({ role: 'lead' }))
  expect(await screen.findByText(/^Ready by 3:20\sAM\.$/)).toBeTruthy()
  expect(screen.getByText(/^Closed now, opens .* AM\.$/)).toBeTruthy()
})

it('offers days by name, as guests say them', () => {
  const [first, ...days] = within(screen.getByRole('combobox', { name: 'Time' })).getAllByRole('option')
  expect(first?.textContent).toBe('As soon as possible')
  for (const day of days) expect(day.textContent).toMatch(/^(?:Today, |Tomorrow, )?[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+$/)
  expect(days.length).toBeGreaterThan(1)
})

it('does not choose a time with the day, and places the order only once it has one', async () => {
  await addSoup()
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Dana')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Today, Tue, Jul 7')
  const times = screen.getByRole<HTMLSelectElement>('combobox', { name: 'At' })
  expect(times.value).toBe('')
  expect([...times.options].slice(0, 2).map(({ text }) => text)).toEqual(['Choose a time', '2:20 PM'])
  expect(screen.getByText('No time is chosen yet.')).toBeTruthy()
  expect(screen.queryByText(/^Ready/)).toBeNull()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.getByRole('button', { name: 'Place Order' })).toHaveProperty('disabled', true)
  expect(sent).toEqual([])
  await userEvent.selectOptions(times, '2:30 PM')
  await userEvent.click(screen.getByRole('button', { name: 'Place Order' }))
  await screen.findByText(/^Ticket 12 for/)
  expect(sent).toMatchObject([{ scheduledFor: '2026-07-07T18:30:00.000Z' }])
})

it('lists the times of a delivery by the minutes of its ZIP code', async () => {
  const [place] = locations
  act(() => updateLocation(place, { delivery: { ...place.delivery, zipMinutes: [{ zipCode: '34652', minutes: 90 }] } }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order type' }), 'Delivery')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Today, Tue, Jul 7')
  const times = screen.getByRole<HTMLSelectElement>('combobox', { name: 'At' })
  expect(times.options[1]?.text).toBe('2:50 PM')
  await userEvent.type(screen.getByRole('textbox', { name: /^ZIP/ }), '34652')
  expect(times.options[1]?.text).toBe('3:30 PM')
  act(() => updateLocation(place, { delivery: place.delivery }))
})

it('knows who called before by the phone number, and fills in the contact', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '727-555-0199')
  expect(await screen.findByText(/^Dana Whitfield, last order/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Fill In' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Dana Whitfield')
  expect(screen.queryByRole('button', { name: 'Fill In' })).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order type' }), 'Delivery')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Street/ }).value).toBe('12 Boxwood Dr')
})

it('shows a cook who called without a contact to fill in', async () => {
  found = [{ ...dana, customerInfo: { name: 'Dana W.' } }]
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '7275550199')
  expect(await screen.findByText(/^Dana W\., last order/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Fill In' })).toBeNull()
})
