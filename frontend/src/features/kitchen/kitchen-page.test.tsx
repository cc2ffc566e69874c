import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { packingRoutes } from '#shared/kitchen/packing-contract'
import type { Ticket } from '#shared/orders/contract'
import { KITCHEN_SOUND_KEY } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'
import { mockResponse, mockRoute } from '#testing/mock-server'
import { FakeSocket } from '#testing/fake-socket'
import {
  buildTicket,
  buildTickets,
  countShown,
  liveBoard,
  placedAt,
  pushMessage,
  renderBoard,
  settled,
  setupLiveBoard,
} from './testing/live-board'

const mockDrawn: number[] = []
jest.mock('./tickets/stage-bar', () => ({
  StageBar: ({ ticket }: { ticket: Ticket }) => void mockDrawn.push(ticket.ticketNumber),
}))

const mockRung: string[] = []
jest.mock('./sound/chime', () => ({ playChime: (_: unknown, news: string) => void mockRung.push(news) }))

const server = setupLiveBoard()

const newOrder = { ticketNumber: 2, orderType: 'pickup', status: 'pending', kitchenStatus: 'waiting' } as const
const pushed = (id: string, type: 'new_order' | 'ticket_update' = 'ticket_update', ticket?: Ticket) =>
  pushMessage({ type, order: { ...newOrder, id }, ticket })

describe('a full board', () => {
  it('rerenders only the ticket that has changed', async () => {
    liveBoard.tickets = buildTickets(50)
    await renderBoard()
    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(50))
    await settled()
    mockDrawn.splice(0)

    liveBoard.tickets = liveBoard.tickets.map((ticket) =>
      ticket.ticketNumber === 37 ? { ...ticket, status: 'confirmed', kitchenStatus: 'confirmed' } : ticket,
    )
    await pushed('ORDER-37')
    await screen.findByLabelText('Start Prep ticket 37')
    expect(mockDrawn).toEqual([37])
  })

  it('rerenders no other ticket when one is removed or added', async () => {
    liveBoard.tickets = buildTickets(20)
    await renderBoard()
    await waitFor(() => expect(countShown()).toBe(20))
    await settled()
    mockDrawn.splice(0)

    const [first, ...rest] = buildTickets(20)
    await pushed('ORDER-1', 'ticket_update', first && { ...first, status: 'cancelled', version: 2 })
    await waitFor(() => expect(countShown()).toBe(19))
    liveBoard.tickets = [
      buildTicket({
        id: 'EARLIER',
        ticketNumber: 99,
        createdAt: new Date(Date.parse(placedAt) - 3_600_000).toISOString(),
      }),
      ...rest.slice(1),
    ]
    await pushed('ORDER-2')
    await waitFor(() => expect(document.querySelector('[data-ticket=EARLIER]')).not.toBeNull())
    expect(countShown()).toBe(19)
    expect(mockDrawn).toEqual([99])
  })
})

describe('a board that opens', () => {
  it('reads at once and again after it has subscribed, because no push covers the time between', async () => {
    const [first, second] = [
      buildTicket({ id: 'ORDER-1', ticketNumber: 1 }),
      buildTicket({ id: 'ORDER-2', ticketNumber: 2 }),
    ]
    liveBoard.tickets = [first]
    await renderBoard()
    await waitFor(() => expect(countShown()).toBe(1))
    expect(liveBoard.readings).toBe(1)
    expect(FakeSocket.newest?.sent.map((text) => JSON.parse(text).type)).toEqual(['subscribe', 'subscribe_location'])
    liveBoard.tickets = [first, second]
    await waitFor(() => expect(countShown()).toBe(2))
    expect(liveBoard.readings).toBe(2)
  })
})

describe('a push with the whole ticket', () => {
  it('updates the board, which refetches only for an unknown ticket or one without a version', async () => {
    const [first, second] = [
      buildTicket({ id: 'ORDER-1', ticketNumber: 1 }),
      buildTicket({ id: 'ORDER-2', ticketNumber: 2 }),
    ]
    const prepared = { status: 'preparing', kitchenStatus: 'prep', version: 3 } as const
    liveBoard.tickets = [first]
    await renderBoard()
    await settled()
    const before = liveBoard.readings

    await pushed('ORDER-2', 'new_order', second)
    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(2))
    await pushed('ORDER-1', 'ticket_update', { ...first, ...prepared })
    await pushed('ORDER-1', 'ticket_update', { ...first, version: 2 })
    await pushed('ELSEWHERE', 'new_order', buildTicket({ id: 'ELSEWHERE', locationId: 3 }))
    await waitFor(() => expect(document.querySelectorAll('[data-stage=prep]')).toHaveLength(1))
    expect(document.querySelectorAll('article')).toHaveLength(2)
    expect(liveBoard.readings).toBe(before)

    liveBoard.tickets = [first, second, buildTicket({ id: 'ORDER-3', ticketNumber: 3 })]
    await pushed('ORDER-3', 'ticket_update', { ...second, id: 'ORDER-3' })
    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(3))
    expect(liveBoard.readings).toBe(before + 1)
    expect(document.querySelectorAll('[data-stage=prep]')).toHaveLength(1)
  })
})

describe('two pushes about the same order', () => {
  it('show it once and ring once', async () => {
    deviceStorage.setItem(KITCHEN_SOUND_KEY, 'on')
    liveBoard.tickets = buildTickets(1)
    await renderBoard()
    await waitFor(() => expect(countShown()).toBe(1))
    await screen.findByRole('button', { name: 'Sound is on' })
    liveBoard.tickets = buildTickets(2)
    await pushed('ORDER-2', 'new_order')
    await pushed('ORDER-2', 'new_order')
    await waitFor(() => expect(countShown()).toBe(2))
    await pushed('ORDER-2', 'new_order')
    expect(countShown()).toBe(2)
    expect(mockRung).toEqual(['new'])
  })
})

it('a delivery that left hides no order that is still in the kitchen', async () => {
  const out = { status: 'out-for-delivery', kitchenStatus: 'ready' } as const
  liveBoard.tickets = [
    buildTicket({ id: 'LEFT', ticketNumber: 1, orderType: 'delivery', ...out }),
    buildTicket({ id: 'HERE', ticketNumber: 2 }),
  ]
  await renderBoard()
  await waitFor(() => expect(countShown()).toBe(2))
  expect([...document.querySelectorAll<HTMLElement>('[data-ticket]')].map((card) => card.dataset['ticket'])).toEqual([
    'HERE',
    'LEFT',
  ])
})

it('a new ticket is ready with one tap, where the location uses one tap per ticket', async () => {
  const ticket = buildTicket({ status: 'pending', kitchenStatus: 'waiting' })
  liveBoard.tickets = [ticket]
  const sent: unknown[] = []
  server.use(
    mockRoute(kitchenRoutes.getBoardSettings, () =>
      mockResponse(kitchenRoutes.getBoardSettings, { oneBump: true, lockAfterMinutes: 5 }),
    ),
    mockRoute(kitchenRoutes.updateTicketStatus, async (request) => {
      sent.push(await request.json())
      liveBoard.tickets = [{ ...ticket, status: 'ready', kitchenStatus: 'ready' }]
      return mockResponse(kitchenRoutes.updateTicketStatus, { ...ticket, status: 'ready' })
    }),
  )
  await renderBoard()
  fireEvent.click(await screen.findByRole('button', { name: /^Bagged ticket / }))
  await waitFor(() => expect(sent).toMatchObject([{ status: 'ready' }]))
})

it('lists a dish of a packed order once: its row strikes it while it cooks, and packs it from plating on', async () => {
  const ticket = buildTicket({ status: 'cooking', kitchenStatus: 'cooking' })
  const packing = ticket.orderItems.map(({ id }) => ({ id, text: 'California Roll', quantity: 1, isPacked: false }))
  const packed: unknown[] = []
  server.use(
    mockRoute(packingRoutes.updatePacking, async (request) => {
      packed.push(await request.json())
      return mockResponse(packingRoutes.updatePacking, ticket)
    }),
  )
  const showRow = async (stage: Pick<Ticket, 'status' | 'kitchenStatus'>) => {
    liveBoard.tickets = [{ ...ticket, ...stage, packing }]
    await renderBoard()
    const rows = await screen.findAllByRole('button', { name: /California Roll/ })
    expect(rows).toHaveLength(1)
    return rows[0]
  }
  expect((await showRow({ status: 'cooking', kitchenStatus: 'cooking' }))?.className).toBe('line')
  cleanup()
  const row = await showRow({ status: 'plating', kitchenStatus: 'plating' })
  if (row) fireEvent.click(row)
  await waitFor(() => expect(packed).toEqual([{ id: packing[0]?.id, isPacked: true }]))
})
