import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { authRoutes } from '#shared/accounts/contract'
import { kitchenRoutes } from '#shared/kitchen/contract'
import type { Ticket } from '#shared/orders/contract'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { buildTicket } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { KitchenPage } from '../kitchen-page'

const mockDrawn: number[] = []
jest.mock('../tickets/stage-bar', () => ({
  stageNames: {},
  StageBar: ({ ticket }: { ticket: Ticket }) => void mockDrawn.push(ticket.ticketNumber),
}))

/** A screen that two tickets fill from top to bottom; what was measured of which ticket. */
const [WIDTH, HEIGHT] = [1200, 800]
const measured: (string | undefined)[] = []

class SilentSocket extends EventTarget {
  readonly send = () => undefined
  readonly close = () => undefined
}

let board: Ticket[] = []
let moves: string[] = []

setupMockServer(
  mockRoute(kitchenRoutes.listTickets, () => mockResponse(kitchenRoutes.listTickets, board)),
  mockRoute(kitchenRoutes.getIntake, () => problemResponse()),
  mockRoute(authRoutes.getUser, () => problemResponse('not-signed-in')),
  mockRoute(kitchenRoutes.updateTicketStatus, async (request) => {
    const id = new URL(request.url).pathname.split('/')[4] ?? ''
    const { status, kitchenStatus } = kitchenRoutes.updateTicketStatus.body.parse(await request.json())
    moves.push(`${id} ${status}`)
    const stage = kitchenStatus ?? (status === 'completed' ? 'completed' : 'confirmed')
    const moved = {
      id,
      status: stage,
      kitchenStatus: stage,
      version: 2,
      completedAt: new Date().toISOString(),
    } as const
    board = board.map((ticket) =>
      ticket.id === id ? buildTicket({ ...ticket, ...moved, status: statusOf(stage) }) : ticket,
    )
    const now = board.find((ticket) => ticket.id === id)
    return now && mockResponse(kitchenRoutes.updateTicketStatus, now)
  }),
)

const statusOf = (stage: Ticket['kitchenStatus']): Ticket['status'] =>
  stage === 'waiting' ? 'pending' : stage === 'prep' ? 'preparing' : stage

beforeAll(() => {
  Object.assign(globalThis, { WebSocket: SilentSocket })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const id = this instanceof HTMLElement ? this.dataset['place'] : undefined
    if (id !== undefined) measured.push(id)
    return new DOMRect(0, 0, WIDTH, id === undefined ? HEIGHT : HEIGHT / 2)
  })
})
beforeEach(() => {
  localStorage.clear()
  moves = []
})

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** So many orders, the first ten of them late. */
const rush = (count: number): Ticket[] =>
  Array.from({ length: count }, (_, index) =>
    buildTicket({
      id: `ORDER-${index + 1}`,
      ticketNumber: index + 1,
      createdAt: minutesFromNow(-4),
      promisedAt: minutesFromNow(index < 10 ? -3 : 30),
    }),
  )

async function whenTheDisplayHangs() {
  const place = memoryLocation({ path: '/kitchen?display=1' })
  render(
    <TestProviders client={createQueryClient()}>
      <Router hook={place.hook} searchHook={place.searchHook}>
        <KitchenPage />
      </Router>
    </TestProviders>,
  )
  await screen.findByLabelText('Pages')
}

const pager = () => within(screen.getByLabelText('Pages'))
const onThePage = (): number[] =>
  [...document.querySelectorAll<HTMLElement>('[data-place][data-off=false]')].map((place) =>
    Number(place.querySelector('h2')?.textContent.slice(1)),
  )
const tap = (name: string, clientX: number) =>
  fireEvent.click(screen.getByLabelText(name), { detail: 1, clientX, clientY: 300 })

describe('a display with more tickets than fit', () => {
  it('shows them page by page, and counts what is beyond and how much of it is late', async () => {
    board = rush(20)
    await whenTheDisplayHangs()
    expect(onThePage()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    fireEvent.click(pager().getByLabelText('Next page, 12 more, 2 late'))
    expect(onThePage()).toEqual([9, 10, 11, 12, 13, 14, 15, 16])
    fireEvent.keyDown(document.body, { key: 'PageDown' })
    expect(pager().getByText('3/3')).toBeTruthy()
    expect(pager().getByLabelText('Next page, 0 more')).toBeTruthy()
    fireEvent.keyDown(document.body, { key: '2' })
    expect(onThePage()).toContain(2)
  })

  it('in larger tickets has more pages, and remembers it', async () => {
    board = rush(20)
    await whenTheDisplayHangs()
    fireEvent.click(screen.getByText('Tools'))
    fireEvent.click(screen.getByText('Large'))
    expect(pager().getByText('1/5')).toBeTruthy()
    expect(onThePage()).toEqual([1, 2, 3, 4])
    fireEvent.click(screen.getByText('Small'))
    expect(pager().getByLabelText('Next page, 10 more')).toBeTruthy()
    expect(localStorage.getItem('hibachi-kitchen-density')).toBe('small')
  })

  it('says in words what the colour of a head says', async () => {
    board = [-3, 4, 30].map((left, index) =>
      buildTicket({
        id: `ORDER-${index}`,
        ticketNumber: index,
        createdAt: minutesFromNow(left - 20),
        promisedAt: minutesFromNow(left),
      }),
    )
    await whenTheDisplayHangs()
    const heads = [...document.querySelectorAll('.slip header')]
    expect(heads.map((head) => head.getAttribute('data-haste'))).toEqual(['late', 'soon', 'calm'])
    expect(heads.map((head) => head.querySelector('b')?.textContent)).toEqual(['LATE', 'SOON', 'NEW'])
  })
})

describe('a tap on a display', () => {
  it('draws the ticket again that it moved and none of the others, and measures none that is out of sight', async () => {
    board = rush(20)
    await whenTheDisplayHangs()
    expect(measured).toContain('ORDER-20')
    mockDrawn.length = 0
    measured.length = 0
    tap('Confirm ticket 2', 100)
    await waitFor(() => expect(moves).toEqual(['ORDER-2 confirmed']))
    await screen.findByLabelText('Start Prep ticket 2')
    expect([...new Set(mockDrawn)]).toEqual([2])
    expect(measured).toContain('ORDER-2')
    expect(measured.filter((id) => id === 'ORDER-9' || id === 'ORDER-20')).toEqual([])
  })

  it('in the same place as the last does nothing, whatever stands there now; elsewhere it counts', async () => {
    board = rush(3)
    await whenTheDisplayHangs()
    tap('Confirm ticket 1', 100)
    tap('Confirm ticket 2', 110)
    tap('Confirm ticket 3', 700)
    await waitFor(() => expect(moves).toEqual(['ORDER-1 confirmed', 'ORDER-3 confirmed']))
  })

  it('that hands out an order leaves its place empty, and one tap recalls it there', async () => {
    board = rush(3).map((ticket) => ({ ...ticket, status: 'ready', kitchenStatus: 'ready' }))
    await whenTheDisplayHangs()
    tap('Complete ticket 2', 100)
    await waitFor(() => expect(document.querySelector('[data-place=ORDER-2][data-left=true]')).not.toBeNull())
    expect(onThePage()).toEqual([1, 2, 3])
    fireEvent.click(screen.getByText('Recall 2'))
    await screen.findByLabelText('Complete ticket 2')
    await waitFor(() => expect(moves).toEqual(['ORDER-2 completed', 'ORDER-2 ready']))
    expect(onThePage()).toEqual([1, 2, 3])
  })
})
