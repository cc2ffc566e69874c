import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from 'wouter'
import { eventRoutes } from '#shared/catering/contract'
import { menuRoutes } from '#shared/menu/contract'
import { categoryIds } from '#shared/menu/category-ids'
import { buildMenuItem } from '#shared/testing/fixtures'
import { overrideModes } from '#shared/locations/policy'
import { addDays } from '#shared/platform/time'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { EventRequestPage } from './event-request-page'

const guests: number[] = []

const trays = [
  buildMenuItem({ id: 1, name: 'Classic Roll Tray', price: '52.95', categoryId: categoryIds.partyTrays }),
  buildMenuItem({ id: 2, name: 'Lobster Tray', price: '0.00', categoryId: categoryIds.partyTrays }),
  buildMenuItem({ id: 3, name: 'Hibachi Tray', price: '9.50', categoryId: categoryIds.partyTrays }),
]
const party = { id: 'party', name: 'Team Lunch', description: '', dishes: [{ menuItemId: 3, guestsPerPortion: 5 }] }

const server = setupMockServer(
  sessionHandler,
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, trays)),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
  mockRoute(eventRoutes.getEventRules, () =>
    mockResponse(eventRoutes.getEventRules, {
      leadHours: 48,
      perDay: 3,
      minGuests: 10,
      replyHours: 24,
      packages: [],
      version: 1,
    }),
  ),
  mockRoute(eventRoutes.requestEvent, async (request) => {
    guests.push(eventRoutes.requestEvent.body.parse(await request.json()).guests)
    return mockResponse(eventRoutes.requestEvent, { id: 'event-1', url: 'http://localhost/events/event-1' })
  }),
)

beforeEach(() => overrideModes('live'))
afterEach(() => overrideModes())

it('the number of guests is the one that was typed, in any digits', async () => {
  await renderPage('/events/request', <Route path="/events/request" component={EventRequestPage} />, null)
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(new RegExp(`^${label}`))
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await userEvent.selectOptions(await screen.findByLabelText(/^Type/), 'pickup')
  await type('Date', addDays('2027-01-14', 10))
  await type('Name', 'Dana Whitfield')
  await type('Email', 'dana@example.com')
  await type('Phone', '(863) 555-0100')
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Request a Quote' }))
  for (const typed of ['1,00', '4.5', '1e2']) {
    await type('Guests', typed)
    await send()
    expect(await screen.findByText('Must be a whole number')).toBeTruthy()
  }
  await type('Guests', '４０')
  await send()
  await waitFor(() => expect(guests).toEqual([40]))
})

const openRequest = () =>
  renderPage('/events/request', <Route path="/events/request" component={EventRequestPage} />, null)

it('before the form stand prices of two trays, the time of our reply, and what happens to a deposit', async () => {
  await openRequest()
  expect(await screen.findByText('$52.95 a tray')).toBeTruthy()
  expect(screen.getByText('$9.50 a tray')).toBeTruthy()
  expect(screen.queryByText('Lobster Tray')).toBeNull()
  const terms = screen.getByText(/We reply by e-mail within 24 hours/).textContent
  expect(terms).toContain('one paid online goes back to your card if the event is canceled')
})

it('the owner’s packages come instead of the trays, with the price of the smallest event', async () => {
  const settings = { leadHours: 48, perDay: 3, minGuests: 10, replyHours: 48, packages: [party], version: 2 }
  server.use(mockRoute(eventRoutes.getEventRules, () => mockResponse(eventRoutes.getEventRules, settings)))
  await openRequest()
  expect(await screen.findByText('from $19.00 for 10 guests')).toBeTruthy()
  expect(screen.queryByText('$52.95 a tray')).toBeNull()
  expect(screen.getByText(/We reply by e-mail within 2 days/)).toBeTruthy()
})

it('an address is required, and starred, unless the food is picked up', async () => {
  await openRequest()
  expect((await screen.findByLabelText(/^Street/)).closest('div')?.textContent).toContain('*')
  await userEvent.click(screen.getByRole('button', { name: 'Request a Quote' }))
  expect(await screen.findByText('Please enter the ZIP code')).toBeTruthy()
})
