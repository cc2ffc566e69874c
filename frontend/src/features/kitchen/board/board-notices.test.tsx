import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { mockRoute, problemResponse } from '#testing/mock-server'
import {
  buildTicket,
  buildTickets,
  liveBoard,
  pushMessage,
  renderBoard,
  settled,
  setupLiveBoard,
} from '../testing/live-board'
import { FakeSocket } from '#testing/fake-socket'
import { setClock, setRunningClock, TUESDAY_AT_TWO } from '#infra/testkit/fake-clock'

const server = setupLiveBoard()

it.each(['/kitchen', '/kitchen?display=1'])('%s shows since when it is offline, until it is not', async (path) => {
  setClock(TUESDAY_AT_TWO)
  liveBoard.tickets = buildTickets(1)
  await renderBoard(path)
  await settled()
  jest.setSystemTime(Date.parse('2026-07-07T18:12:00Z'))
  act(() => void dispatchEvent(new Event('offline')))
  const notice = await screen.findByText(/No connection since 2:00\sPM: new orders do not come in/)
  expect(notice.closest('[role=alert]')).not.toBeNull()
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(/No connection/)).toBeNull())
})

it.each(['/kitchen', '/kitchen?display=1'])(
  '%s says that orders come in late while only the socket is lost',
  async (path) => {
    setRunningClock(TUESDAY_AT_TWO)
    liveBoard.tickets = buildTickets(1)
    await renderBoard(path)
    await settled()
    // The sockets of this board don't open any more, but its reads are answered.
    const open = jest.spyOn(FakeSocket.prototype, 'dispatchEvent').mockReturnValue(true)
    act(() => void dispatchEvent(new Event('offline')))
    expect(await screen.findByText(/No connection since/)).toBeTruthy()
    await act(() => jest.advanceTimersByTimeAsync(31_000))
    expect(
      await screen.findByText(/No live updates since 2:00\sPM: new orders come in up to half a minute late/),
    ).toBeTruthy()
    expect(screen.queryByText(/do not come in/)).toBeNull()
    open.mockRestore()
    act(() => void dispatchEvent(new Event('online')))
  },
)

describe('an unconfirmed order', () => {
  beforeEach(() => setClock(TUESDAY_AT_TWO))

  it('shows a notice until a cook marks it as seen', async () => {
    liveBoard.tickets = [buildTicket({ id: 'OLD', ticketNumber: 31, createdAt: '2026-07-07T17:54:00.000Z' })]
    await renderBoard()
    expect(await screen.findByText(/Nobody has confirmed ticket 31\. Guests are waiting/)).toBeTruthy()
    const before = liveBoard.readings
    await pushMessage({ type: 'orders_unanswered', orders: [{ id: 'LOST', ticketNumber: 32 }] })
    await waitFor(() => expect(liveBoard.readings).toBeGreaterThan(before))
    act(() => screen.getByRole('button', { name: 'Seen' }).click())
    expect(screen.queryByText(/Nobody has confirmed/)).toBeNull()
  })

  it('appears below the tickets of a display, and confirms the orders that it names', async () => {
    const sent: unknown[] = []
    server.use(
      mockRoute(kitchenRoutes.updateTicketStatus, async (request) => {
        sent.push(await request.json())
        return problemResponse()
      }),
    )
    liveBoard.tickets = [buildTicket({ id: 'OLD', ticketNumber: 31, createdAt: '2026-07-07T17:54:00.000Z' })]
    await renderBoard('/kitchen?display=1')
    const notice = await screen.findByText(/Nobody has confirmed ticket 31/)
    const place = notice.closest('.display > *')
    expect(place?.className).toBe('said')
    expect(place?.previousElementSibling?.className).toBe('pages')
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(sent[0]).toMatchObject({ status: 'confirmed' }))
  })

  it('appears above the tickets of a page and blocks the next tap, because it moved them', async () => {
    server.use(mockRoute(kitchenRoutes.updateTicketStatus, () => problemResponse()))
    liveBoard.tickets = [buildTicket({ id: 'OLD', ticketNumber: 31, createdAt: '2026-07-07T17:54:00.000Z' })]
    await renderBoard()
    const notice = await screen.findByText(/Nobody has confirmed ticket 31/)
    expect(notice.compareDocumentPosition(screen.getByRole('article'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    fireEvent.click(screen.getByRole('button', { name: 'Seen' }), { detail: 1 })
    fireEvent.click(screen.getByRole('button', { name: 'Confirm ticket 31' }), { detail: 1 })
    expect(screen.queryByRole('button', { name: 'Undo ticket 31' })).toBeNull()
    jest.setSystemTime(Date.now() + 500)
    fireEvent.click(screen.getByRole('button', { name: 'Confirm ticket 31' }), { detail: 1 })
    expect(screen.getByRole('button', { name: 'Undo ticket 31' })).toBeTruthy()
  })
})

describe('a user without access to the board', () => {
  it.each([
    ['not-signed-in', 'Please sign in with a staff account.', 'link', 'Sign In'],
    ['not-allowed', 'You are signed in as a customer.', 'button', 'Sign in as staff'],
  ] as const)('gets the reason for %s and a way to continue', async (code, sentence, role, name) => {
    server.use(mockRoute(kitchenRoutes.listTickets, () => problemResponse(code)))
    await renderBoard()
    await screen.findByText(sentence)
    expect(screen.getByRole(role, { name })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the menu' }).getAttribute('href')).toBe('/menu')
  })
})

it('cancelled orders are one line above the tickets, which names the others and covers no card', async () => {
  setClock(TUESDAY_AT_TWO)
  liveBoard.tickets = buildTickets(4).map((ticket) => ({ ...ticket, createdAt: '2026-07-07T17:54:00.000Z' }))
  await renderBoard()
  await settled()
  for (const ticket of liveBoard.tickets.slice(0, 3)) {
    const cancelled = { ...ticket, status: 'cancelled', kitchenStatus: 'cancelled', version: 2 }
    await pushMessage({ type: 'ticket_update', order: cancelled, ticket: cancelled })
  }
  const notice = await screen.findByText(/STOP: ticket 1 /)
  expect(notice.compareDocumentPosition(screen.getByRole('article'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByText(/STOP: ticket [23]/)).toBeNull()
  expect(await screen.findByText('Also canceled: 2, 3')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Ticket 1 seen' }))
  expect(screen.getByText(/STOP: ticket 2 /)).toBeTruthy()
})
