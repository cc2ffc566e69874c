import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from 'wouter'
import { eventRoutes, type Event } from '#shared/catering/contract'
import { overrideModes } from '#shared/locations/policy'
import { buildEvent, buildQuote } from '#testing/event-fixture'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { EventPage } from './event-page'

let event: Event
const sent: unknown[] = []

const server = setupMockServer(
  sessionHandler,
  mockRoute(eventRoutes.getEvent, () =>
    event.id === 'event-1' ? mockResponse(eventRoutes.getEvent, event) : problemResponse('not-found', 'No event'),
  ),
  mockRoute(eventRoutes.confirmEvent, async (request) => {
    sent.push(await request.json())
    event = { ...event, verifiedAt: '2099-05-01T16:05:00.000Z', holdsPlace: true }
    return mockResponse(eventRoutes.confirmEvent, event)
  }),
  mockRoute(eventRoutes.acceptEvent, async (request) => {
    sent.push(await request.json())
    event = { ...event, state: 'ordered', orderId: 'order-1' }
    return mockResponse(eventRoutes.acceptEvent, event)
  }),
  mockRoute(eventRoutes.requestEventChanges, async (request) => {
    const { text } = eventRoutes.requestEventChanges.body.parse(await request.json())
    event = { ...event, changesRequested: { text, at: '2099-05-02T16:00:00.000Z' } }
    return mockResponse(eventRoutes.requestEventChanges, event)
  }),
)

beforeEach(() => {
  overrideModes('live')
  sent.length = 0
})
afterEach(() => overrideModes())

async function visit(shown: Event, query = '') {
  event = shown
  await renderPage(`/events/event-1${query}`, <Route path="/events/:id" component={EventPage} />, null)
  await screen.findByRole('heading', { level: 1, name: 'Your Event' })
}

it('a failed read is made once and offers to try again', async () => {
  let reads = 0
  server.use(
    mockRoute(eventRoutes.getEvent, () => {
      reads += 1
      return problemResponse()
    }),
  )
  await renderPage('/events/event-1', <Route path="/events/:id" component={EventPage} />, null)
  expect(await screen.findByText('The event could not be loaded.')).toBeTruthy()
  expect(reads).toBe(1)
})

const quoted = (more: Partial<Event> = {}) => buildEvent({ state: 'quoted', quote: buildQuote(), ...more })
const rowOf = (label: string) => screen.getByText(label).parentElement?.textContent

it('an unverified request asks for the link in the mail', async () => {
  await visit(buildEvent({ verifiedAt: null, holdsPlace: false }))
  expect(await screen.findByText(/^Please open the link in our e-mail/)).toBeTruthy()
  expect(screen.getByText('Not confirmed yet')).toBeTruthy()
  expect(screen.queryByText('Requested')).toBeNull()
  expect(sent).toEqual([])
})

it('opening the link from the mail sends its code once', async () => {
  await visit(buildEvent({ verifiedAt: null, holdsPlace: false }), '?confirm=secret-code')
  expect(await screen.findByText(/^We are working on your quote/)).toBeTruthy()
  expect(sent).toEqual([{ code: 'secret-code' }])
  expect(window.location.search).toBe('')
})

it('a verified request without a place says that the quote confirms the day', async () => {
  await visit(buildEvent({ holdsPlace: false }))
  expect(await screen.findByText(/We’ll confirm the day with our quote/i)).toBeTruthy()
})

it('a request can be changed, cancelled and put into a calendar, but not accepted', async () => {
  await visit(buildEvent())
  expect(await screen.findByText(/^We are working on your quote/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Add to Calendar' }).getAttribute('href')).toBe(
    '/api/events/event-1/calendar',
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'What should change' }), 'We will be 45')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('We got your changes, and we’ll send you a new quote.')).toBeTruthy()
})

it('a quote shows its dishes with options and note, and is accepted in the version that was read', async () => {
  await visit(quoted({ depositPayment: 'at-restaurant' }))
  expect(await screen.findByText('Noodles')).toBeTruthy()
  expect(screen.getByText('No Carrots')).toBeTruthy()
  expect(screen.getByText('“Two without onions”')).toBeTruthy()
  expect(screen.queryByText('Fried rice')).toBeNull()
  expect(screen.getByText('Valid until Sun, May 3, 11:59 PM. You pay the deposit at New Port Richey.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Accept Quote · $505.04' }))
  expect(await screen.findByText(/^Your event is confirmed/)).toBeTruthy()
  expect(sent).toEqual([{ version: 3 }])
})

it('another quote names what it changes', async () => {
  await visit(quoted({ quoteChanges: [{ label: 'Guests', before: '40', after: '45' }] }))
  await screen.findByText('Changed since the last quote')
  expect(screen.getByText('45').parentElement?.textContent).toBe('from 40 →  to 45')
})

it('accepting a quote with an online deposit says what is paid now', async () => {
  await visit(quoted({ depositPayment: 'online' }))
  expect(await screen.findByRole('button', { name: 'Accept and Pay Deposit · $100.00' })).toBeTruthy()
})

it('the button stays busy until the payment page is there, and works again after Back', async () => {
  const payment = { status: 'pending', url: '#payment-page', expiresAt: '2099-05-03T16:00:00.000Z' } as const
  server.use(
    mockRoute(eventRoutes.acceptEvent, async (request) => {
      sent.push(await request.json())
      event = { ...event, state: 'accepted', payment }
      return mockResponse(eventRoutes.acceptEvent, event)
    }),
  )
  await visit(quoted({ depositPayment: 'online' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Accept and Pay Deposit/ }))
  await waitFor(() => expect(window.location.hash).toBe('#payment-page'))
  await userEvent.click(screen.getByRole('button', { name: 'Opening the payment page…' }))
  expect(sent).toHaveLength(1)
  act(() => void window.dispatchEvent(Object.assign(new window.Event('pageshow'), { persisted: true })))
  await userEvent.click(await screen.findByRole('button', { name: 'Pay Deposit · $100.00' }))
  expect(sent).toHaveLength(2)
})

it('an accepted event asks for the deposit until the end of the quote', async () => {
  await visit(quoted({ state: 'accepted', depositPayment: 'online' }))
  expect(await screen.findByRole('button', { name: 'Pay Deposit · $100.00' })).toBeTruthy()
  expect(screen.getByText('Please pay the deposit by Sun, May 3, 11:59 PM.')).toBeTruthy()
})

it('a paid deposit leaves the balance due, and is returned when the guest cancels', async () => {
  await visit(quoted({ state: 'ordered', depositPayment: 'online', depositPaidAt: '2099-05-02T16:00:00.000Z' }))
  await screen.findByText('Deposit paid')
  expect(rowOf('Balance due')).toBe('Balance due$405.04')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Event' }))
  expect(within(await screen.findByRole('alertdialog')).getByText(/You’ll get your deposit back/)).toBeTruthy()
})

it('after the period for cancelling the page says to call', async () => {
  await visit(quoted({ state: 'ordered', mayCancel: false }))
  expect(await screen.findByText(/can no longer be canceled online/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel Event' })).toBeNull()
})

it('a declined event says why', async () => {
  await visit(buildEvent({ state: 'declined', closingNote: 'We are closed on that day.', mayCancel: false }))
  expect(await screen.findByText('We are closed on that day.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add to Calendar' })).toBeNull()
})

it('an unknown link leads to the request form', async () => {
  event = buildEvent({ id: 'other' })
  await renderPage('/events/event-1', <Route path="/events/:id" component={EventPage} />, null)
  expect(await screen.findByRole('heading', { name: 'There is no such event' })).toBeTruthy()
})
