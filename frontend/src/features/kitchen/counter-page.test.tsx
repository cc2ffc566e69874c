import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getTabletUserId } from '#shared/accounts/access'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { overrideModes } from '#shared/locations/policy'
import { resolveStage } from '#shared/orders/status'
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

const server = setupMockServer(
  sessionHandler,
  mockRoute(kitchenRoutes.listTickets, () =>
    mockResponse(kitchenRoutes.listTickets, [others[0] ?? smith, smith, ...others.slice(1)]),
  ),
  mockRoute(kitchenRoutes.getBoardSettings, () =>
    mockResponse(kitchenRoutes.getBoardSettings, { oneBump: false, lockAfterMinutes: 5 }),
  ),
  mockRoute(kitchenRoutes.updateTicketStatus, async (request) => {
    const { pathname } = new URL(request.url)
    const body = kitchenRoutes.updateTicketStatus.body.parse(await request.json())
    sent.push(pathname, body)
    const ticket = [smith, ...others].find(({ id }) => pathname.includes(id)) ?? smith
    return mockResponse(kitchenRoutes.updateTicketStatus, {
      ...ticket,
      ...resolveStage(body),
      version: ticket.version + sent.length,
    })
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

const tablet = buildUser({ id: getTabletUserId('T1'), role: 'kitchen', locations: ['HENPR'], tabletId: 'T1' })

it('an order is handed over to its guest in two taps on a tablet, and to one who paid in one', async () => {
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

it('a large order is handed over with the code of its guest, or without it', async () => {
  const large = buildTicket({ ...ready, id: 'LARGE', ticketNumber: 16, paymentStatus: 'paid', asksHandoverCode: true })
  server.use(mockRoute(kitchenRoutes.listTickets, () => mockResponse(kitchenRoutes.listTickets, [large])))
  await renderPage('/kitchen/counter', <CounterPage />, tablet)
  await userEvent.click(await screen.findByRole('button', { name: 'Hand over ticket 16' }))
  const submit = await screen.findByRole<HTMLButtonElement>('button', { name: 'Hand Over' })
  expect([submit.disabled, sent.length]).toEqual([true, 0])
  await userEvent.type(screen.getByLabelText('Pickup code'), '４0 a71')
  await userEvent.click(submit)
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ status: 'completed', handoverCode: '4071' }))
})

it('a hand-over is undone with one tap, which brings the order back', async () => {
  await renderPage('/kitchen/counter', <CounterPage />, tablet)
  await userEvent.click(await screen.findByRole('button', { name: 'Hand over ticket 13' }))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Al Young' })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Undo ticket 13' }))
  expect(await screen.findByRole('article', { name: 'Al Young' })).toBeTruthy()
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ status: 'ready', from: 'completed' }))
})

it('a hand-over ends the search that found the order, so that the next guest is not hidden', async () => {
  server.use(mockRoute(kitchenRoutes.listTickets, () => mockResponse(kitchenRoutes.listTickets, others)))
  await renderPage('/kitchen/counter', <CounterPage />, tablet)
  await screen.findByRole('article', { name: 'Al Young' })
  const search = screen.getByRole('textbox', { name: /^Find a ready order/ })
  await userEvent.type(search, 'young')
  await userEvent.click(screen.getByRole('button', { name: 'Hand over ticket 13' }))
  expect(await screen.findByText('No order is ready')).toBeTruthy()
  expect(search).toHaveProperty('value', '')
})

it('the second of a double tap does not hand over the order that moved under the finger', async () => {
  const next = buildTicket({
    ...ready,
    id: 'NEXT',
    ticketNumber: 15,
    paymentStatus: 'paid',
    customerInfo: { name: 'Bo Zuniga' },
  })
  server.use(
    mockRoute(kitchenRoutes.listTickets, () => mockResponse(kitchenRoutes.listTickets, [others[0] ?? smith, next])),
  )
  await renderPage('/kitchen/counter', <CounterPage />, tablet)
  await userEvent.click(await screen.findByRole('button', { name: 'Hand over ticket 13' }))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Al Young' })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Hand over ticket 15' }))
  await waitFor(() => expect(sent).toMatchObject(['/api/kitchen/orders/PAID/status', { status: 'completed' }]))
  expect(screen.getByRole('article', { name: 'Bo Zuniga' })).toBeTruthy()
})

it('a card says at a glance how many bags, what to pay, whether to ask for a code, and what else to pack', async () => {
  const [dish] = smith.orderItems
  const named = (id: string, name: string) => dish && { ...dish, id, menuItem: { ...dish.menuItem, name } }
  const [tea, gyoza] = [named('TEA', 'Green Tea'), named('GYOZA', 'Gyoza')]
  const packing = [
    { id: 'GYOZA', text: 'Gyoza', quantity: 1, isPacked: true },
    { id: dish?.id ?? '', text: 'California Roll', quantity: 1, isPacked: false },
    { id: `${dish?.id}:mayo`, text: 'Spicy mayo', quantity: 2, isPacked: true },
    { id: 'TEA', text: 'Green Tea', quantity: 1, isPacked: false },
  ]
  const orderItems = [...smith.orderItems, ...(tea && gyoza ? [tea, gyoza] : [])]
  const bagged = { ...smith, orderItems, packing, bags: 2, asksHandoverCode: true }
  const paid = { ...smith, id: 'P', ticketNumber: 18, customerInfo: { name: 'Al' }, paymentStatus: 'paid' as const }
  server.use(mockRoute(kitchenRoutes.listTickets, () => mockResponse(kitchenRoutes.listTickets, [bagged, paid])))
  await renderPage('/kitchen/counter', <CounterPage />, tablet)
  const card = within(await screen.findByRole('article', { name: 'Dana Smith' }))
  for (const fact of ['2 bags', 'To pay $6.69', 'Ask for the pickup code']) expect(card.getByText(fact)).toBeTruthy()
  // Each thing is listed once: a dish's row is its own tick, and sauces follow.
  const ticks = card.getAllByRole('button').filter((button) => button.hasAttribute('aria-pressed'))
  expect(ticks.map((tick) => [tick.textContent, tick.getAttribute('aria-pressed')])).toEqual([
    ['1× California Roll', 'false'],
    ['1× Green Tea', 'false'],
    ['1× Gyoza', 'true'],
    ['2× Spicy mayo', 'true'],
  ])
  expect(within(screen.getByRole('article', { name: 'Al' })).getByText('Paid')).toBeTruthy()
})
