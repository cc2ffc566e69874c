import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { authRoutes } from '#shared/accounts/contract'
import { kitchenRoutes } from '#shared/kitchen/contract'
import type { Ticket } from '#shared/orders/contract'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { KITCHEN_SOUND_KEY } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'
import { TestProviders } from '#testing/test-providers'
import { buildTicket as buildTicketOfMay } from '#testing/fixtures'
import { FakeSocket } from '#testing/fake-socket'
import { KitchenPage } from './kitchen-page'

/** Boards leave out open tickets of earlier days, so these are placed now. */
const placedAt = new Date().toISOString()
const buildTicket = (changes: Parameters<typeof buildTicketOfMay>[0] = {}) =>
  buildTicketOfMay({ createdAt: placedAt, ...changes })

const mockDrawn: number[] = []
jest.mock('./tickets/stage-bar', () => ({
  stageNames: {},
  StageBar: ({ ticket }: { ticket: Ticket }) => void mockDrawn.push(ticket.ticketNumber),
}))

const mockRung: string[] = []
jest.mock('./sound/chime', () => ({ playChime: (_: unknown, news: string) => void mockRung.push(news) }))

class FakeAudio {
  readonly state = 'running'
  readonly resume = () => Promise.resolve()
  readonly close = () => Promise.resolve()
}

let board: Ticket[] = []
let readings = 0
const server = setupMockServer(
  mockRoute(kitchenRoutes.listTickets, () => {
    readings += 1
    return mockResponse(kitchenRoutes.listTickets, board)
  }),
  mockRoute(kitchenRoutes.getBoardSettings, () =>
    mockResponse(kitchenRoutes.getBoardSettings, { oneBump: false, lockAfterMinutes: 5 }),
  ),
  mockRoute(authRoutes.getUser, () => problemResponse('not-signed-in')),
)

beforeAll(() => Object.assign(globalThis, { WebSocket: FakeSocket, AudioContext: FakeAudio }))
beforeEach(() => void (readings = 0))
afterEach(() => localStorage.clear())
afterEach(() => void jest.useRealTimers())

const tickets = (count: number): Ticket[] =>
  Array.from({ length: count }, (_, index) => buildTicket({ id: `ORDER-${index + 1}`, ticketNumber: index + 1 }))

async function renderBoard(path = '/kitchen') {
  const place = memoryLocation({ path })
  render(
    <TestProviders client={createQueryClient()}>
      <Router hook={place.hook} searchHook={place.searchHook}>
        <KitchenPage />
      </Router>
    </TestProviders>,
  )
  await screen.findByText('Live')
}

/** Waits for the second reading, which follows the opening of the connection. */
const settled = () => waitFor(() => expect(readings).toBe(2))

const shown = () => document.querySelectorAll('article').length

const newOrder = { ticketNumber: 2, orderType: 'pickup', status: 'pending', kitchenStatus: 'waiting' } as const
const pushed = (id: string, type: 'new_order' | 'ticket_update' = 'ticket_update', ticket?: Ticket) =>
  act(async () => {
    const data = JSON.stringify({ type, order: { ...newOrder, id }, ticket })
    FakeSocket.newest?.dispatchEvent(new MessageEvent('message', { data }))
    await Promise.resolve()
  })

describe('a full board', () => {
  it('rerenders only the ticket that has changed', async () => {
    board = tickets(50)
    await renderBoard()
    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(50))
    await settled()
    mockDrawn.splice(0)

    board = board.map((ticket) =>
      ticket.ticketNumber === 37 ? { ...ticket, status: 'confirmed', kitchenStatus: 'confirmed' } : ticket,
    )
    await pushed('ORDER-37')
    await screen.findByLabelText('Start Prep ticket 37')
    expect(mockDrawn).toEqual([37])
  }, 30_000)

  it('rerenders no other ticket when one is removed or added', async () => {
    board = tickets(20)
    await renderBoard()
    await waitFor(() => expect(shown()).toBe(20))
    await settled()
    mockDrawn.splice(0)

    const [first, ...rest] = tickets(20)
    await pushed('ORDER-1', 'ticket_update', first && { ...first, status: 'cancelled', version: 2 })
    await waitFor(() => expect(shown()).toBe(19))
    board = [
      buildTicket({
        id: 'EARLIER',
        ticketNumber: 99,
        createdAt: new Date(Date.parse(placedAt) - 3_600_000).toISOString(),
      }),
      ...rest.slice(1),
    ]
    await pushed('ORDER-2')
    await waitFor(() => expect(document.querySelector('[data-ticket=EARLIER]')).not.toBeNull())
    expect(shown()).toBe(19)
    expect(mockDrawn).toEqual([99])
  }, 30_000)
})

describe('a board that opens', () => {
  it('reads at once and again after it has subscribed, because no push covers the time between', async () => {
    const [first, second] = [
      buildTicket({ id: 'ORDER-1', ticketNumber: 1 }),
      buildTicket({ id: 'ORDER-2', ticketNumber: 2 }),
    ]
    board = [first]
    await renderBoard()
    await waitFor(() => expect(shown()).toBe(1))
    expect(readings).toBe(1)
    expect(FakeSocket.newest?.sent.map((text) => JSON.parse(text).type)).toEqual(['subscribe', 'subscribe_location'])
    board = [first, second]
    await waitFor(() => expect(shown()).toBe(2))
    expect(readings).toBe(2)
  })
})

describe('a push with the whole ticket', () => {
  it('updates the board, which refetches only for an unknown ticket or one without a version', async () => {
    const [first, second] = [
      buildTicket({ id: 'ORDER-1', ticketNumber: 1 }),
      buildTicket({ id: 'ORDER-2', ticketNumber: 2 }),
    ]
    const prepared = { status: 'preparing', kitchenStatus: 'prep', version: 3 } as const
    board = [first]
    await renderBoard()
    await settled()
    const before = readings

    await pushed('ORDER-2', 'new_order', second)
    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(2))
    await pushed('ORDER-1', 'ticket_update', { ...first, ...prepared })
    await pushed('ORDER-1', 'ticket_update', { ...first, version: 2 })
    await pushed('ELSEWHERE', 'new_order', buildTicket({ id: 'ELSEWHERE', locationId: 3 }))
    await waitFor(() => expect(document.querySelectorAll('[data-stage=prep]')).toHaveLength(1))
    expect(document.querySelectorAll('article')).toHaveLength(2)
    expect(readings).toBe(before)

    board = [first, second, buildTicket({ id: 'ORDER-3', ticketNumber: 3 })]
    await pushed('ORDER-3', 'ticket_update', { ...second, id: 'ORDER-3' })
    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(3))
    expect(readings).toBe(before + 1)
    expect(document.querySelectorAll('[data-stage=prep]')).toHaveLength(1)
  }, 30_000)
})

describe('two pushes about the same order', () => {
  it('show it once and ring once', async () => {
    deviceStorage.setItem(KITCHEN_SOUND_KEY, 'on')
    board = tickets(1)
    await renderBoard()
    await waitFor(() => expect(shown()).toBe(1))
    await screen.findByRole('button', { name: 'Sound is on' })
    board = tickets(2)
    await pushed('ORDER-2', 'new_order')
    await pushed('ORDER-2', 'new_order')
    await waitFor(() => expect(shown()).toBe(2))
    await pushed('ORDER-2', 'new_order')
    expect(shown()).toBe(2)
    expect(mockRung).toEqual(['new'])
  }, 30_000)
})

/** Sets the clock to a Tuesday, 2 PM local time. */
const atTwo = () =>
  jest.useFakeTimers({
    now: Date.parse('2026-07-07T18:00:00Z'),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'clearTimeout',
      'clearInterval',
      'queueMicrotask',
      'nextTick',
      'setImmediate',
    ],
  })

it.each(['/kitchen', '/kitchen?display=1'])('%s shows since when it is offline, until it is not', async (path) => {
  atTwo()
  board = tickets(1)
  await renderBoard(path)
  await settled()
  jest.setSystemTime(Date.parse('2026-07-07T18:12:00Z'))
  act(() => void dispatchEvent(new Event('offline')))
  const notice = await screen.findByText(/No connection since 2:00\sPM: new orders do not come in/)
  expect(notice.closest('[role=alert]')).not.toBeNull()
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(/No connection/)).toBeNull())
})

describe('an unconfirmed order', () => {
  beforeEach(atTwo)

  it('rings and shows a notice until a cook marks it as seen', async () => {
    mockRung.length = 0
    deviceStorage.setItem(KITCHEN_SOUND_KEY, 'on')
    board = [buildTicket({ id: 'OLD', ticketNumber: 31, createdAt: '2026-07-07T17:54:00.000Z' })]
    await renderBoard()
    expect(await screen.findByText(/Nobody has confirmed ticket 31\. Guests are waiting/)).toBeTruthy()
    const before = readings
    await act(async () => {
      const data = JSON.stringify({ type: 'orders_unanswered', orders: [{ id: 'LOST', ticketNumber: 32 }] })
      FakeSocket.newest?.dispatchEvent(new MessageEvent('message', { data }))
      await Promise.resolve()
    })
    await waitFor(() => expect(readings).toBeGreaterThan(before))
    act(() => screen.getByRole('button', { name: 'Seen' }).click())
    expect(screen.queryByText(/Nobody has confirmed/)).toBeNull()
  }, 30_000)

  it('appears below the tickets of a display, and confirms the orders that it names', async () => {
    const sent: unknown[] = []
    server.use(
      mockRoute(kitchenRoutes.updateTicketStatus, async (request) => {
        sent.push(await request.json())
        return problemResponse()
      }),
    )
    board = [buildTicket({ id: 'OLD', ticketNumber: 31, createdAt: '2026-07-07T17:54:00.000Z' })]
    await renderBoard('/kitchen?display=1')
    const notice = await screen.findByText(/Nobody has confirmed ticket 31/)
    const place = notice.closest('.display > *')
    expect(place?.className).toBe('said')
    expect(place?.previousElementSibling?.className).toBe('pages')
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(sent[0]).toMatchObject({ status: 'confirmed' }))
  }, 30_000)

  it('appears above the tickets of a page and blocks the next tap, because it moved them', async () => {
    server.use(mockRoute(kitchenRoutes.updateTicketStatus, () => problemResponse()))
    board = [buildTicket({ id: 'OLD', ticketNumber: 31, createdAt: '2026-07-07T17:54:00.000Z' })]
    await renderBoard()
    const notice = await screen.findByText(/Nobody has confirmed ticket 31/)
    expect(notice.compareDocumentPosition(screen.getByRole('article'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    fireEvent.click(screen.getByRole('button', { name: 'Seen' }), { detail: 1 })
    fireEvent.click(screen.getByRole('button', { name: 'Confirm ticket 31' }), { detail: 1 })
    expect(screen.queryByRole('button', { name: 'Undo ticket 31' })).toBeNull()
    jest.setSystemTime(Date.now() + 500)
    fireEvent.click(screen.getByRole('button', { name: 'Confirm ticket 31' }), { detail: 1 })
    expect(screen.getByRole('button', { name: 'Undo ticket 31' })).toBeTruthy()
  }, 30_000)
})

describe('a user without access to the board', () => {
  it.each([
    ['not-signed-in', 'Please sign in with a staff account.', 'link', 'Log In'],
    ['not-allowed', 'You are signed in as a customer.', 'button', 'Sign in as staff'],
  ] as const)('gets the reason for %s and a way to continue', async (code, sentence, role, name) => {
    server.use(mockRoute(kitchenRoutes.listTickets, () => problemResponse(code)))
    await renderBoard()
    await screen.findByText(sentence)
    expect(screen.getByRole(role, { name })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the menu' }).getAttribute('href')).toBe('/menu')
  })
})

it('a new ticket is ready with one tap, where the location uses one tap per ticket', async () => {
  const ticket = buildTicket({ status: 'pending', kitchenStatus: 'waiting' })
  board = [ticket]
  const sent: unknown[] = []
  server.use(
    mockRoute(kitchenRoutes.getBoardSettings, () =>
      mockResponse(kitchenRoutes.getBoardSettings, { oneBump: true, lockAfterMinutes: 5 }),
    ),
    mockRoute(kitchenRoutes.updateTicketStatus, async (request) => {
      sent.push(await request.json())
      board = [{ ...ticket, status: 'ready', kitchenStatus: 'ready' }]
      return mockResponse(kitchenRoutes.updateTicketStatus, { ...ticket, status: 'ready' })
    }),
  )
  await renderBoard()
  fireEvent.click(await screen.findByRole('button', { name: /^Bagged ticket / }))
  await waitFor(() => expect(sent).toMatchObject([{ status: 'ready' }]))
})
