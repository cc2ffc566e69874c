import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eventDeskRoutes } from '#shared/catering/desk-contract'
import type { Event } from '#shared/catering/contract'
import { overrideModes } from '#shared/locations/policy'
import { menuRoutes } from '#shared/menu/contract'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { addDays } from '#shared/platform/time'
import { buildEvent, buildQuote } from '#testing/event-fixture'
import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { createTestDeskDish } from '../testing/desk-dish'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { EventsSection } from './events-section'

const [chicken] = sampleMenu.filter(({ name }) => name === 'Hibachi Chicken')
if (!chicken) throw new Error('The menu has no chicken')
const lobster = { ...chicken, id: 9001, name: 'Twin Lobster Tails', price: '0.00', optionGroups: [] }

let events: readonly Event[]
const sent: unknown[] = []

setupMockServer(
  sessionHandler,
  mockRoute(eventDeskRoutes.listEvents, () => mockResponse(eventDeskRoutes.listEvents, [...events])),
  mockRoute(eventDeskRoutes.getEventSettings, () =>
    mockResponse(eventDeskRoutes.getEventSettings, {
      leadHours: 48,
      perDay: 2,
      minGuests: 10,
      replyHours: 24,
      packages: [],
      version: 1,
    }),
  ),
  mockRoute(menuRoutes.listMenuItems, () =>
    mockResponse(menuRoutes.listMenuItems, [{ ...chicken, price: '11.96', regularPrice: '14.95' }, lobster]),
  ),
  mockRoute(menuEditingRoutes.getEditableMenu, () =>
    mockResponse(menuEditingRoutes.getEditableMenu, {
      categories: [],
      version: 1,
      dishes: [chicken, lobster].map(({ id, name, price }) => ({ ...createTestDeskDish(), id, name, price })),
    }),
  ),
  mockRoute(eventDeskRoutes.updateEvent, async (request) => {
    sent.push(await request.json())
    const [first = buildEvent()] = events
    return mockResponse(eventDeskRoutes.updateEvent, first)
  }),
)

const soon = addDays(new Date().toISOString().slice(0, 10), 3)
const on = (date: string, more: Partial<Event>) => buildEvent({ date, startsAt: `${date}T22:00:00.000Z`, ...more })

beforeEach(() => {
  overrideModes('live')
  sent.length = 0
})
afterEach(() => overrideModes())

const visit = async (...shown: readonly Event[]) => {
  events = shown
  await renderPage('/desk/events', <EventsSection />)
}
const openEvent = async (event: Event) => {
  events = [event]
  await renderPage(`/desk/events/${event.id}`, <EventsSection />)
  await screen.findByRole('heading', { name: 'Request' })
}

describe('the list', () => {
  it('puts what needs a reply first, and shows the events of a chosen day', async () => {
    await visit(
      on(soon, { id: 'a', contact: { ...buildEvent().contact, name: 'Ana' } }),
      on(soon, { id: 'b', state: 'ordered', contact: { ...buildEvent().contact, name: 'Ben' } }),
      on(addDays(soon, 1), { id: 'c', contact: { ...buildEvent().contact, name: 'Cora' } }),
    )
    const waiting = within(await screen.findByRole('region', { name: 'Needs a reply' }))
    expect(waiting.getAllByRole('link').map(({ textContent }) => /Ana|Ben|Cora/.exec(textContent ?? '')?.[0])).toEqual([
      'Ana',
      'Cora',
    ])
    await userEvent.click(screen.getByRole('button', { name: /2 events, full$/ }))
    expect(screen.queryByText(/Cora/)).toBeNull()
    expect(screen.getByText(/Ben/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show All' }))
    expect(screen.getByText(/Cora/)).toBeTruthy()
  })
})

describe('an event', () => {
  it('is quoted with the guests that were agreed', async () => {
    await openEvent(on(soon, { guests: 40 }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Dish/ }), 'Hibachi Chicken ($14.95)')
    expect(screen.getByRole('textbox', { name: /^Price each/ })).toHaveProperty('value', '14.95')
    const guests = screen.getByRole('textbox', { name: /^Guests/ })
    await userEvent.clear(guests)
    await userEvent.type(guests, '45')
    expect(screen.getByText('Dishes $598.00 + service charge $107.64 + tax $49.39 = $755.03')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Send Quote' }))
    await screen.findByRole('button', { name: 'Send Quote' })
    expect(sent).toMatchObject([
      {
        date: soon,
        guests: 45,
        lines: [{ menuItemId: String(chicken.id), quantity: 40, unitPrice: '14.95' }],
        version: 3,
      },
    ])
  })

  it('is quoted at the usual price on a day with a special, and shows what an empty price will cost', async () => {
    await openEvent(on(soon, { guests: 40 }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Dish/ }), 'Hibachi Chicken ($14.95)')
    const price = screen.getByRole('textbox', { name: /^Price each/ })
    expect(price).toHaveProperty('value', '14.95')
    await userEvent.clear(price)
    expect(screen.getByText('Dishes $598.00 + service charge $107.64 + tax $49.39 = $755.03')).toBeTruthy()
  })

  it('needs a price for a dish at market price', async () => {
    await openEvent(on(soon, {}))
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: /^Dish/ }),
      'Twin Lobster Tails (market price)',
    )
    expect(screen.getByRole('textbox', { name: /^Price each/ })).toHaveProperty('value', '')
  })

  it('is quoted with a service charge as people type it', async () => {
    await openEvent(on(soon, { guests: 40 }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Dish/ }), 'Hibachi Chicken ($14.95)')
    const charge = screen.getByRole('textbox', { name: /^Service charge/ })
    await userEvent.clear(charge)
    await userEvent.type(charge, '18,5')
    expect(screen.getByText('Dishes $598.00 + service charge $110.63 + tax $49.60 = $758.23')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Send Quote' }))
    await waitFor(() => expect(sent).toMatchObject([{ serviceChargePercent: 18.5 }]))
  })

  it('is declined with a reason', async () => {
    await openEvent(on(soon, {}))
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'We are full.')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toEqual([{ state: 'declined', note: 'We are full.', version: 3 }])
  })

  it('that is confirmed has a prep list by station and takes the deposit', async () => {
    await openEvent(
      on(soon, { state: 'ordered', orderId: 'order-1', quote: buildQuote(), depositPayment: 'at-restaurant' }),
    )
    const prep = within(screen.getByRole('region', { name: 'Prep list' }))
    expect(prep.getByRole('region', { name: 'Hibachi' }).textContent).toContain('40× Hibachi Chicken')
    expect(prep.getByText('Noodles')).toBeTruthy()
    expect(prep.getByText('Balance due $505.04')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Deposit Paid' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Deposit Paid' }))
    expect(await dialog.findByText('Choose cash, card or other')).toBeTruthy()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'How it was paid' }), 'card')
    await userEvent.click(dialog.getByRole('button', { name: 'Deposit Paid' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toEqual([{ depositPaid: true, tender: 'card', version: 3 }])
  })

  it('that was cancelled says that its deposit is to return, and records how it went back', async () => {
    const deposit = { amount: '100.00', tender: 'cash', returned: null } as const
    const paid = { deposit, depositPaidAt: '2026-11-20T17:00:00.000Z' }
    await openEvent(on(soon, { state: 'cancelled', orderId: 'order-1', quote: buildQuote(), ...paid }))
    expect(
      screen.getByText('The guest paid a deposit of $100.00 here (cash). Return it, then record how.'),
    ).toBeTruthy()
    expect(screen.queryByText(/Balance due/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Deposit Returned' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'How it went back' }), 'cash')
    await userEvent.click(dialog.getByRole('button', { name: 'Deposit Returned' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toEqual([{ depositReturned: true, tender: 'cash', version: 3 }])
  })

  it('that is over can be neither declined nor cancelled', async () => {
    await openEvent(on(soon, { state: 'completed', orderId: 'order-1', quote: buildQuote() }))
    expect(screen.queryByRole('button', { name: /^(Decline|Cancel Event)$/ })).toBeNull()
  })
})
