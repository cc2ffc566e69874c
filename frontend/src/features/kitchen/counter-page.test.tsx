import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getTabletUserId } from '#shared/accounts/access'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { overrideModes } from '#shared/locations/policy'
import { FakeSocket } from '#testing/fake-socket'
import { buildTicket, buildUser } from '#testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { CounterPage } from './counter-page'

const ready = { status: 'ready', kitchenStatus: 'ready' } as const
const smith = buildTicket({
  ...ready,
  id: 'SMITH',
  ticketNumber: 12,
  orderType: 'delivery',
  customerInfo: { name: 'Dana Smith', phone: '(727) 555-0199' },
})
const others = [
  buildTicket({ ...ready, id: 'PAID', ticketNumber: 13, paymentStatus: 'paid', customerInfo: { name: 'Al Young' } }),
  buildTicket({ id: 'COOKING', ticketNumber: 14, customerInfo: { name: 'Bo Smith' } }),
]
let sent: unknown[]

setupMockServer(
  sessionHandler,
  mockRoute(kitchenRoutes.listTickets, () =>
    mockResponse(kitchenRoutes.listTickets, [others[0] ?? smith, smith, ...others.slice(1)]),
  ),
  mockRoute(kitchenRoutes.getBoardSettings, () =>
    mockResponse(kitchenRoutes.getBoardSettings, { oneBump: false, lockAfterMinutes: 5 }),
  ),
  mockRoute(kitchenRoutes.updateTicketStatus, async (request) => {
    sent.push(new URL(request.url).pathname, await request.json())
    return mockResponse(kitchenRoutes.updateTicketStatus, { ...smith, status: 'completed', kitchenStatus: 'completed' })
  }),
)

beforeAll(() => Object.assign(globalThis, { WebSocket: FakeSocket }))
beforeEach(() => {
  overrideModes('live')
  sent = []
})
afterEach(() => {
  overrideModes()
  localStorage.clear()
})

it('an order is handed over to its guest in two taps on a tablet, and to one who paid in one', async () => {
  const tablet = buildUser({ id: getTabletUserId('T1'), role: 'kitchen', locations: ['HENPR'], tabletId: 'T1' })
  await renderPage('/kitchen/counter', <CounterPage />, tablet)
  const cards = await screen.findAllByRole('article')
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Dana Smith', 'Al Young'])
  const card = within(screen.getByRole('article', { name: 'Dana Smith' }))
  expect(card.getByText('Delivery')).toBeTruthy()
  expect(card.getByText('0199')).toBeTruthy()
  await userEvent.click(card.getByRole('button', { name: 'Pay $6.69 of ticket 12' }))
  expect(sent).toEqual([])
  expect(await screen.findByRole('dialog', { name: 'Dana Smith · ticket 12' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Cash' }))
  await waitFor(() =>
    expect(sent).toMatchObject(['/api/kitchen/orders/SMITH/status', { status: 'completed', tender: 'cash' }]),
  )
  const paid = within(screen.getByRole('article', { name: 'Al Young' }))
  expect(paid.getByRole('button', { name: 'Hand over ticket 13', hidden: true })).toBeTruthy()
})
