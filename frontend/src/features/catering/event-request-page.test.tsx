import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from 'wouter'
import { eventRoutes } from '#shared/catering/contract'
import { overrideModes } from '#shared/locations/policy'
import { addDays } from '#shared/platform/time'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { EventRequestPage } from './event-request-page'

const guests: number[] = []

setupMockServer(
  sessionHandler,
  mockRoute(eventRoutes.getEventRules, () =>
    mockResponse(eventRoutes.getEventRules, { leadHours: 48, perDay: 3, minGuests: 10, packages: [], version: 1 }),
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
