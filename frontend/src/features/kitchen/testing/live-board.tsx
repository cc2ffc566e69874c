import { act, render, screen, waitFor } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { authRoutes } from '#shared/accounts/contract'
import { kitchenRoutes } from '#shared/kitchen/contract'
import type { Ticket } from '#shared/orders/contract'
import { createQueryClient } from '#base/api/query-client'
import { clearBrowserStorage } from '#base/storage/storage'
import { buildTicket as buildTicketOfMay } from '#testing/fixtures'
import { FakeSocket } from '#testing/fake-socket'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { KitchenPage } from '../kitchen-page'

type LiveBoard = { tickets: Ticket[]; readings: number }

/** The tickets of the server that a board reads, and how often it has read them. */
export const liveBoard: LiveBoard = { tickets: [], readings: 0 }

class FakeAudio {
  readonly state = 'running'
  readonly resume = () => Promise.resolve()
  readonly close = () => Promise.resolve()
}

/** Starts a server with `liveBoard` for the tests of a file, and a socket that they control. */
export function setupLiveBoard() {
  const server = setupMockServer(
    mockRoute(kitchenRoutes.listTickets, () => {
      liveBoard.readings += 1
      return mockResponse(kitchenRoutes.listTickets, liveBoard.tickets)
    }),
    mockRoute(kitchenRoutes.getBoardSettings, () =>
      mockResponse(kitchenRoutes.getBoardSettings, { oneBump: false, lockAfterMinutes: 5 }),
    ),
    mockRoute(authRoutes.getUser, () => problemResponse('not-signed-in')),
  )
  beforeAll(() => Object.assign(globalThis, { WebSocket: FakeSocket, AudioContext: FakeAudio }))
  beforeEach(() => void (liveBoard.readings = 0))
  afterEach(() => {
    clearBrowserStorage()
    jest.useRealTimers()
  })
  return server
}

/** Boards leave out open tickets of earlier days, so these are placed now. */
export const placedAt = new Date().toISOString()

export const buildTicket = (changes: Parameters<typeof buildTicketOfMay>[0] = {}) =>
  buildTicketOfMay({ createdAt: placedAt, ...changes })

/** Builds tickets with the numbers 1 to `count`. */
export const buildTickets = (count: number): Ticket[] =>
  Array.from({ length: count }, (_, index) => buildTicket({ id: `ORDER-${index + 1}`, ticketNumber: index + 1 }))

export async function renderBoard(path = '/kitchen') {
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
export const settled = () => waitFor(() => expect(liveBoard.readings).toBe(2))

export const countShown = () => document.querySelectorAll('article').length

/** Delivers a message of the live connection. */
export const pushMessage = (message: object) =>
  act(async () => {
    FakeSocket.newest?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
    await Promise.resolve()
  })
