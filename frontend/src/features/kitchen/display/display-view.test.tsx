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

/** A screen that fits two tickets in a column, one above a notice, and ids of measured tickets. */
const [WIDTH, HEIGHT, NOTICE_HEIGHT] = [1200, 800, 60]
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
    const stage = kitchenStatus ?? (status === 'completed' || status === 'cancelled' ? status : 'confirmed')
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
    const hasNotice = document.querySelector('.said [role=alert]') !== null
    return new DOMRect(0, 0, WIDTH, id === undefined ? HEIGHT - (hasNotice ? NOTICE_HEIGHT : 0) : HEIGHT / 2)
  })
})
beforeEach(() => {
  localStorage.clear()
  moves = []
})

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** Returns many orders, the first ten of them late. */
const rush = (count: number): Ticket[] =>
  Array.from({ length: count }, (_, index) =>
    buildTicket({
      id: `ORDER-${index + 1}`,
      ticketNumber: index + 1,
      createdAt: minutesFromNow(-4),
      promisedAt: minutesFromNow(index < 10 ? -3 : 30),
    }),
  )

async function renderDisplay(query = 'display=1') {
  const place = memoryLocation({ path: `/kitchen?${query}` })
  const client = createQueryClient()
  render(
    <TestProviders client={client}>
      <Router hook={place.hook} searchHook={place.searchHook}>
        <KitchenPage />
      </Router>
    </TestProviders>,
  )
  await screen.findByLabelText('Pages')
  return client
}

const pager = () => within(screen.getByLabelText('Pages'))
const numbersOnPage = (): number[] =>
  [...document.querySelectorAll<HTMLElement>('[data-place][data-off=false]')].map((place) =>
    Number(place.querySelector('h2')?.textContent.slice(1)),
  )
const tap = (name: string, clientX: number) =>
  fireEvent.click(screen.getByLabelText(name), { detail: 1, clientX, clientY: 300 })

describe('a display with more tickets than fit', () => {
  it('shows pages, and counts the tickets on later pages and the late ones among them', async () => {
    board = rush(20)
    await renderDisplay()
    expect(numbersOnPage()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    fireEvent.click(pager().getByLabelText('Next page, 12 more, 2 late'))
    expect(numbersOnPage()).toEqual([9, 10, 11, 12, 13, 14, 15, 16])
    fireEvent.keyDown(document.body, { key: 'PageDown' })
    expect(pager().getByText('3/3')).toBeTruthy()
    expect(pager().getByLabelText('Next page, 0 more')).toBeTruthy()
    fireEvent.keyDown(document.body, { key: '2' })
    expect(numbersOnPage()).toContain(2)
  })

  it.each(['', '&station=expo'])('shows open tickets before ready ones (display=1%s)', async (station) => {
    board = rush(12).map((ticket, index) =>
      index < 9 ? { ...ticket, status: 'ready', kitchenStatus: 'ready' } : ticket,
    )
    await renderDisplay(`display=1${station}`)
    expect(numbersOnPage()).toEqual([10, 11, 12, 1, 2, 3, 4, 5])
  })

  it('has more pages with larger tickets, and remembers the size', async () => {
    board = rush(20)
    await renderDisplay()
    fireEvent.click(screen.getByText('Tools'))
    fireEvent.click(screen.getByText('Large'))
    expect(pager().getByText('1/4')).toBeTruthy()
    expect(numbersOnPage()).toEqual([1, 2, 3, 4, 5, 6])
    expect(screen.queryByText('Small')).toBeNull()
    fireEvent.click(screen.getByText('Tools'))
    fireEvent.click(screen.getByText('Small'))
    expect(pager().getByLabelText('Next page, 10 more')).toBeTruthy()
    expect(localStorage.getItem('hibachi-kitchen-density')).toBe('small')
  })

  it('closes its tools when a cook taps elsewhere or presses Escape', async () => {
    board = rush(1)
    await renderDisplay()
    fireEvent.click(screen.getByText('Tools'))
    fireEvent.pointerDown(screen.getByText('Full screen'))
    expect(screen.queryByText('Full screen')).not.toBeNull()
    fireEvent.pointerDown(screen.getByLabelText('Pages'))
    await waitFor(() => expect(screen.queryByText('Full screen')).toBeNull())
    fireEvent.click(screen.getByText('Tools'))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByText('Full screen')).toBeNull())
  })

  it('shows the color of a header as text too, and by how much its estimate moved', async () => {
    board = [-3, 4, 30, 36].map((left, index) =>
      buildTicket({
        id: `ORDER-${index}`,
        ticketNumber: index,
        createdAt: minutesFromNow(left - 20),
        promisedAt: minutesFromNow(left),
        ...(left === 36 && { firstPromisedAt: minutesFromNow(30) }),
      }),
    )
    await renderDisplay()
    const heads = [...document.querySelectorAll('.slip header')]
    expect(heads.map((head) => head.getAttribute('data-haste'))).toEqual(['late', 'soon', 'calm', 'calm'])
    expect(heads.map((head) => head.querySelector('b')?.textContent)).toEqual(['LATE', 'SOON', 'NEW', 'moved +6'])
  })
})

describe('a tap on a display', () => {
  it('rerenders only the moved ticket and measures no hidden ones', async () => {
    board = rush(20)
    await renderDisplay()
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

  it('does nothing in the same place as the last tap, but works elsewhere', async () => {
    board = rush(3)
    await renderDisplay()
    tap('Confirm ticket 1', 100)
    tap('Confirm ticket 2', 110)
    tap('Confirm ticket 3', 700)
    await waitFor(() => expect(moves).toEqual(['ORDER-1 confirmed', 'ORDER-3 confirmed']))
  })

  it('that completes an order leaves its place empty, and a recall fills the place again', async () => {
    board = rush(3).map((ticket) => ({ ...ticket, status: 'ready', kitchenStatus: 'ready' }))
    await renderDisplay()
    tap('Complete ticket 2', 100)
    await waitFor(() => expect(document.querySelector('[data-place=ORDER-2][data-left=true]')).not.toBeNull())
    expect(numbersOnPage()).toEqual([1, 2, 3])
    fireEvent.click(screen.getByText('Recall #2'))
    await screen.findByLabelText('Complete ticket 2')
    await waitFor(() => expect(moves).toEqual(['ORDER-2 completed', 'ORDER-2 ready']))
    expect(numbersOnPage()).toEqual([1, 2, 3])
  })
})

describe('an order that is cancelled', () => {
  it('elsewhere while it is being made is red with its dishes crossed out, until a cook has seen it', async () => {
    board = rush(3).map((ticket) => ({ ...ticket, status: 'cooking', kitchenStatus: 'cooking' }))
    const client = await renderDisplay()
    board = board.filter(({ id }) => id !== 'ORDER-2')
    await client.invalidateQueries()
    const seen = await screen.findByLabelText('Ticket 2 seen')
    const cancelled = screen.getByRole('article', { name: 'Ticket 2 cancelled' })
    expect(within(cancelled).getByText(/California Roll/).tagName).toBe('S')
    expect(document.querySelector('[data-place=ORDER-2] .gone')).toBeNull()
    fireEvent.click(seen)
    await waitFor(() => expect(screen.queryByLabelText('Ticket 2 seen')).toBeNull())
  })

  it('elsewhere is named in a red line that stays, although the line brings its place back into sight', async () => {
    board = rush(12)
    const client = await renderDisplay()
    fireEvent.click(pager().getByLabelText(/^Next page/))
    expect(numbersOnPage()).toEqual([9, 10, 11, 12])
    board = board.filter(({ id }) => id !== 'ORDER-6')
    await client.invalidateQueries()
    expect((await screen.findByText(/STOP: ticket 6/)).textContent).toContain('California Roll')
    expect(numbersOnPage()).toContain(5)
    for (const seen of screen.getAllByLabelText('Ticket 6 seen')) fireEvent.click(seen)
    await waitFor(() => expect(screen.queryByText(/STOP: ticket 6/)).toBeNull())
  })

  it('on the display leaves its place crossed out, not checked as done', async () => {
    board = rush(3)
    await renderDisplay()
    fireEvent.click(screen.getByLabelText('More for ticket 2'))
    fireEvent.click(await screen.findByText('Cancel order'))
    expect(await screen.findByText('Yes, cancel it')).toHaveProperty('disabled', true)
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'sold-out' } })
    fireEvent.click(screen.getByText('Yes, cancel it'))
    await waitFor(() =>
      expect(document.querySelector('[data-place=ORDER-2] .gone')?.textContent).toMatch(/2.*Cancelled/),
    )
  })
})

it('Recall lists what was completed in the last 15 minutes, if this display has bumped nothing', async () => {
  const completed = { status: 'completed', kitchenStatus: 'completed', completedAt: minutesFromNow(-2) } as const
  board = [...rush(1), buildTicket({ id: 'DONE', ticketNumber: 7, ...completed })]
  await renderDisplay()
  fireEvent.click(screen.getByRole('button', { name: 'Recall' }))
  expect(within(await screen.findByRole('complementary', { name: 'Recall' })).getByText(/#7/)).toBeTruthy()
})
