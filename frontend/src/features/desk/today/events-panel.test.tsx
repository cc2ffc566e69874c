import { screen, within } from '@testing-library/react'
import { eventDeskRoutes } from '#shared/catering/desk-contract'
import { overrideModes } from '#shared/locations/policy'
import { addDays } from '#shared/platform/time'
import { buildEvent } from '#testing/event-fixture'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { DepositsPanel } from './deposits-panel'
import { EventsPanel } from './events-panel'

const today = new Date().toISOString().slice(0, 10)
const named = (name: string) => ({ ...buildEvent().contact, name })

const deposit = { amount: '150.00', tender: 'cash', returned: null } as const
const returned = { tender: 'cash', at: '2026-11-30T17:00:00.000Z' } as const

setupMockServer(
  sessionHandler,
  mockRoute(eventDeskRoutes.listEvents, () =>
    mockResponse(eventDeskRoutes.listEvents, [
      buildEvent({ id: 'a', state: 'ordered', date: addDays(today, 3), contact: named('Ana') }),
      buildEvent({ id: 'b', state: 'ordered', date: addDays(today, 30), contact: named('Ben') }),
      buildEvent({ id: 'c', date: addDays(today, 30), contact: named('Cora') }),
      buildEvent({ id: 'd', state: 'cancelled', date: addDays(today, 3), contact: named('Dan'), deposit }),
      buildEvent({ id: 'e', state: 'cancelled', contact: named('Eve'), deposit: { ...deposit, returned } }),
    ]),
  ),
)

afterEach(() => overrideModes())

it('lists events that need a reply, then those of the next days', async () => {
  overrideModes('live')
  await renderPage('/desk', <EventsPanel />)
  const panel = within(await screen.findByRole('region', { name: 'Events' }))
  const rows = await panel.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => /(Ana|Ben|Cora|Dan).*guests(.*)$/.exec(textContent ?? '')?.slice(1))).toEqual([
    ['Cora', 'Needs a quote'],
    ['Ana', 'Confirmed'],
  ])
})

it('is not on a test site', async () => {
  await renderPage('/desk', <EventsPanel />)
  expect(screen.queryByRole('region', { name: 'Events' })).toBeNull()
})

it('reminds of the deposit of a cancelled event until it is returned', async () => {
  overrideModes('live')
  await renderPage('/desk', <DepositsPanel />)
  const notice = within(await screen.findByRole('region', { name: 'Deposit to return to Dan' }))
  expect(notice.getByText('Return the deposit of $150.00 to Dan')).toBeTruthy()
  expect(notice.getByRole('link', { name: 'Record the return' }).getAttribute('href')).toBe('/desk/events/d')
  expect(screen.queryByText(/to Eve/)).toBeNull()
})
