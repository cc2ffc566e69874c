import { fireEvent, render, screen, within } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { authRoutes } from '#shared/accounts/contract'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import type { Ticket } from '#shared/orders/contract'
import { resolveStage } from '#shared/orders/status'
import { createQueryClient } from '#base/api/query-client'
import { clearBrowserStorage } from '#base/storage/storage'
import { buildTicket } from '#testing/fixtures'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { KitchenPage } from '../kitchen-page'

/** A screen that fits two tickets in a column, one above a notice. */
const [WIDTH, HEIGHT, NOTICE_HEIGHT] = [1200, 800, 60]

class SilentSocket extends EventTarget {
  readonly send = () => undefined
  readonly close = () => undefined
}

type TestDisplay = { tickets: Ticket[]; moves: string[]; strikes: unknown[]; readonly measured: (string | undefined)[] }

/**
 * The tickets of the server, the moves and strikes that it got, and the ids of measured tickets.
 */
export const testDisplay: TestDisplay = { tickets: [], moves: [], strikes: [], measured: [] }

/** Starts and returns a server with `testDisplay`, and gives tickets a size. */
export function setupTestDisplay() {
  const server = setupMockServer(
    mockRoute(kitchenRoutes.listTickets, () => mockResponse(kitchenRoutes.listTickets, testDisplay.tickets)),
    mockRoute(intakeRoutes.getIntake, () => problemResponse()),
    mockRoute(authRoutes.getUser, () => problemResponse('not-signed-in')),
    mockRoute(kitchenRoutes.updateTicketStatus, async (request) => {
      const id = new URL(request.url).pathname.split('/')[4] ?? ''
      const body = kitchenRoutes.updateTicketStatus.body.parse(await request.json())
      testDisplay.moves.push(`${id} ${body.status}`)
      const moved = { ...resolveStage(body), version: 2, completedAt: new Date().toISOString() }
      testDisplay.tickets = testDisplay.tickets.map((ticket) => (ticket.id === id ? { ...ticket, ...moved } : ticket))
      const now = testDisplay.tickets.find((ticket) => ticket.id === id)
      return now && mockResponse(kitchenRoutes.updateTicketStatus, now)
    }),
    mockRoute(kitchenRoutes.strikeLine, async (request) => {
      testDisplay.strikes.push(await request.json())
      return problemResponse()
    }),
  )
  beforeAll(() => {
    Object.assign(globalThis, { WebSocket: SilentSocket })
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const id = this instanceof HTMLElement ? this.dataset['place'] : undefined
      if (id !== undefined) testDisplay.measured.push(id)
      const hasNotice = document.querySelector('.said [role=alert]') !== null
      return new DOMRect(0, 0, WIDTH, id === undefined ? HEIGHT - (hasNotice ? NOTICE_HEIGHT : 0) : HEIGHT / 2)
    })
  })
  beforeEach(() => {
    clearBrowserStorage()
    testDisplay.moves = []
    testDisplay.strikes = []
  })
  return server
}

export const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** Builds many orders, the first ten of them late. */
export const buildLateRush = (count: number): Ticket[] =>
  Array.from({ length: count }, (_, index) =>
    buildTicket({
      id: `ORDER-${index + 1}`,
      ticketNumber: index + 1,
      createdAt: minutesFromNow(-4),
      promisedAt: minutesFromNow(index < 10 ? -3 : 30),
    }),
  )

export async function renderDisplay(query = 'display=1') {
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

export const pager = () => within(screen.getByLabelText('Pages'))

export const listNumbersOnPage = (): number[] =>
  [...document.querySelectorAll<HTMLElement>('[data-place][data-off=false]')].map((place) =>
    Number(place.querySelector('h2')?.textContent.slice(1)),
  )

export const tap = (name: string, clientX: number) =>
  fireEvent.click(screen.getByLabelText(name), { detail: 1, clientX, clientY: 300 })
