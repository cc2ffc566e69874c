import { render, screen } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { authRoutes } from '#shared/accounts/contract'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { createQueryClient } from '#base/api/query-client'
import { FakeSocket } from '#testing/fake-socket'
import { buildTicket } from '#testing/fixtures'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { KitchenPage } from '../kitchen-page'
import { setClock } from '#infra/testkit/fake-clock'

/** A Tuesday, 2 PM local time. */
const serverTime = Date.parse('2026-07-07T18:00:00Z')
const MINUTE_MS = 60_000

setupMockServer(
  mockRoute(kitchenRoutes.listTickets, () => {
    const createdAt = new Date(serverTime - 5 * MINUTE_MS).toISOString()
    const response = mockResponse(kitchenRoutes.listTickets, [buildTicket({ createdAt })])
    response.headers.set('date', new Date(serverTime).toUTCString())
    response.headers.set('cache-control', 'no-store')
    return response
  }),
  mockRoute(kitchenRoutes.getBoardSettings, () =>
    mockResponse(kitchenRoutes.getBoardSettings, { oneBump: false, lockAfterMinutes: 5 }),
  ),
  mockRoute(authRoutes.getUser, () => problemResponse('not-signed-in')),
)

beforeAll(() => void Object.assign(globalThis, { WebSocket: FakeSocket }))
afterEach(() => void jest.useRealTimers())

async function renderBoard(path: string, ahead: number) {
  setClock(serverTime + ahead * MINUTE_MS)
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

describe.each(['/kitchen', '/kitchen?display=1'])('%s on a device whose clock is', (path) => {
  it.each([
    ['12 minutes ahead', 12],
    ['25 minutes ahead', 25],
    ['24 hours behind', -24 * 60],
  ])('%s shows ages by the server and says so', async (words, ahead) => {
    await renderBoard(path, ahead)
    expect(await screen.findAllByText('5:00')).not.toHaveLength(0)
    expect((await screen.findByText(new RegExp(`clock is ${words}`))).closest('[role=alert]')).not.toBeNull()
  })

  it('half a minute ahead says nothing', async () => {
    await renderBoard(path, 0.5)
    expect(await screen.findAllByText('5:00')).not.toHaveLength(0)
    expect(screen.queryByText(/clock is/)).toBeNull()
  })
})
