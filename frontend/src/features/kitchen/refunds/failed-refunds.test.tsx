import { act, screen, waitFor } from '@testing-library/react'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { refundRoutes, type FailedRefund } from '#shared/kitchen/refunds-contract'
import { deviceStorage } from '#base/storage/storage'
import { KITCHEN_SOUND_KEY } from '#base/storage/storage-keys'
import { FakeSocket } from '#testing/fake-socket'
import { buildTicket } from '#testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { KitchenPage } from '../kitchen-page'

const mockRung: string[] = []
jest.mock('../sound/chime', () => ({ playChime: (_: unknown, news: string) => void mockRung.push(news) }))

class FakeAudio {
  readonly state = 'running'
  readonly resume = () => Promise.resolve()
  readonly close = () => Promise.resolve()
}

let failed: FailedRefund[] = []
let readings = 0
setupMockServer(
  sessionHandler,
  mockRoute(kitchenRoutes.listTickets, () => mockResponse(kitchenRoutes.listTickets, [])),
  mockRoute(kitchenRoutes.getBoardSettings, () =>
    mockResponse(kitchenRoutes.getBoardSettings, { oneBump: false, lockAfterMinutes: 5 }),
  ),
  mockRoute(refundRoutes.listFailedRefunds, () => {
    readings += 1
    return mockResponse(refundRoutes.listFailedRefunds, failed)
  }),
)

beforeAll(() => Object.assign(globalThis, { WebSocket: FakeSocket, AudioContext: FakeAudio }))

it('a refund that fails after its order left the board rings and stays on the board', async () => {
  deviceStorage.setItem(KITCHEN_SOUND_KEY, 'on')
  await renderPage('/kitchen', <KitchenPage />)
  await screen.findByText('Live')
  await waitFor(() => expect(readings).toBeGreaterThan(0))
  expect(screen.queryByText(/Refund failed/)).toBeNull()
  failed = [{ orderId: 'GONE', ticketNumber: 14, amount: '2.00', at: '2026-11-24T19:00:00.000Z' }]
  const ticket = buildTicket({ id: 'GONE', status: 'cancelled', kitchenStatus: 'cancelled', failedRefund: '2.00' })
  await act(async () => {
    const data = JSON.stringify({ type: 'ticket_update', order: { id: 'GONE' }, ticket })
    FakeSocket.newest?.dispatchEvent(new MessageEvent('message', { data }))
    await Promise.resolve()
  })
  expect(await screen.findByText('Refund failed: return $2.00 of ticket 14 another way.')).toBeTruthy()
  await waitFor(() => expect(mockRung).toContain('payment-failed'))
})
