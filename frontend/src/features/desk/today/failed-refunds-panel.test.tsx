import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refundRoutes, type FailedRefund } from '#shared/kitchen/refunds-contract'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { buildTicket } from '#testing/fixtures'
import { renderPage, sessionHandler } from '#testing/render-page'
import { FailedRefundsPanel } from './payment-notices'

let failed: FailedRefund[] = []
const sent: unknown[] = []

setupMockServer(
  sessionHandler,
  mockRoute(refundRoutes.listFailedRefunds, () => mockResponse(refundRoutes.listFailedRefunds, failed)),
  mockRoute(refundRoutes.returnFailedRefund, async (request) => {
    sent.push(await request.json())
    failed = []
    return mockResponse(refundRoutes.returnFailedRefund, buildTicket({ id: 'A' }))
  }),
)

it('shows a refund that failed until the owner says that it was returned', async () => {
  failed = [{ orderId: 'A', ticketNumber: 14, amount: '2.00', at: '2026-11-24T19:00:00.000Z' }]
  await renderPage('/desk', <FailedRefundsPanel />)
  expect(await screen.findByText('Refund failed: return $2.00 of ticket 14 another way.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe('/orders/A/tracking')
  await userEvent.click(screen.getByRole('button', { name: 'Returned' }))
  await waitFor(() => expect(screen.queryByText(/Refund failed/)).toBeNull())
  expect(sent).toEqual([{ amount: '2.00' }])
})
