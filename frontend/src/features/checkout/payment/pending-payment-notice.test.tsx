import { act, render, screen, waitFor } from '@testing-library/react'
import { orderRoutes } from '#shared/orders/contract'
import { createQueryClient } from '#base/api/query-client'
import { pendingPaymentStore } from '#base/session/pending-payment'
import { buildOrder } from '#testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { PendingPaymentNotice } from './pending-payment-notice'

const payment = { status: 'pending', url: 'https://pay.example/cs_1', expiresAt: '2099-05-02T15:00:00.000Z' } as const
const order = buildOrder({ ticketNumber: 7, payment, paymentStatus: 'pending' })
setupMockServer(mockRoute(orderRoutes.getOrder, () => mockResponse(orderRoutes.getOrder, order)))
afterEach(() => act(() => pendingPaymentStore.set(null)))

it('is in the window when the guest comes back from the payment page', async () => {
  const shown: (string | null)[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.textContent)
  }
  pendingPaymentStore.set({ orderId: order.id, lines: [], code: null, request: '' })
  render(
    <TestProviders client={createQueryClient()}>
      <PendingPaymentNotice />
    </TestProviders>,
  )
  await screen.findByText(/Ticket 7 is not paid yet/)
  await waitFor(() => expect(shown).toEqual([expect.stringContaining('Ticket 7 is not paid yet')]))
  act(() => void window.dispatchEvent(new window.Event('pageshow')))
  expect(shown).toHaveLength(2)
})
