import { screen, waitFor } from '@testing-library/react'
import { Route } from 'wouter'
import { orderRoutes } from '#shared/orders/contract'
import { buildOrder } from '#testing/fixtures'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { TrackingPage } from './tracking-page'

const LOST = 'Connection lost. Please refresh the page.'
const mockLost = { state: 'lost', error: LOST }
const mockRestart = jest.fn()
jest.mock('#base/live/live-connection', () => ({
  ...jest.requireActual<object>('#base/live/live-connection'),
  useLiveConnection: () => mockLost,
  restartLiveConnection: () => void mockRestart(),
}))

let isAnswered = true
setupMockServer(
  sessionHandler,
  mockRoute(orderRoutes.getOrder, () =>
    isAnswered ? mockResponse(orderRoutes.getOrder, buildOrder()) : problemResponse(),
  ),
)

it('while the order can be read, the page connects again and doesn’t say that the connection is lost', async () => {
  await renderPage(
    '/orders/A1B2C3D4E5F6/tracking',
    <Route path="/orders/:orderId/tracking">
      <TrackingPage />
    </Route>,
    null,
  )
  const refresh = await screen.findByRole('button', { name: 'Refresh' })
  await waitFor(() => expect(mockRestart).toHaveBeenCalled())
  expect(screen.queryByText(LOST)).toBeNull()
  isAnswered = false
  refresh.click()
  expect(await screen.findByText(LOST)).toBeTruthy()
})
