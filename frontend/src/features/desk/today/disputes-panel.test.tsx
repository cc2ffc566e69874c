import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { disputeRoutes, type ListedDispute } from '#shared/payments/disputes-contract'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { DisputesPanel } from './payment-notices'

const open: ListedDispute = {
  orderId: 'A',
  ticketNumber: 14,
  dispute: {
    state: 'needs-response',
    amount: '15.38',
    reason: 'product_not_received',
    evidenceBy: '2026-12-01T23:59:00.000Z',
  },
}
let listed: ListedDispute[] = []

const server = setupMockServer(
  sessionHandler,
  mockRoute(disputeRoutes.listDisputes, () => mockResponse(disputeRoutes.listDisputes, listed)),
  mockRoute(disputeRoutes.submitDisputeEvidence, () => {
    const dispute = { ...open.dispute, state: 'under-review' as const, submittedAt: '2026-11-29T15:00:00.000Z' }
    listed = [{ ...open, dispute }]
    return mockResponse(disputeRoutes.submitDisputeEvidence, { payment: { dispute } })
  }),
)

it('shows a dispute with its time, and submits the evidence once, after a question', async () => {
  listed = [open]
  await renderPage('/desk', <DisputesPanel />)
  expect(await screen.findByText('Ticket 14: Dispute of $15.38: needs your evidence')).toBeTruthy()
  expect(screen.getByText(/Reason: product not received\. Evidence counts until/)).toBeTruthy()
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Evidence' }))
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: 'Not Yet' }))
  expect(listed).toEqual([open])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: 'Submit Now' }))
  await waitFor(() => expect(screen.getByText('Ticket 14: Dispute of $15.38: the bank decides')).toBeTruthy())
  expect(screen.queryByRole('button', { name: 'Submit Evidence' })).toBeNull()
  expect(screen.getByText(/Evidence submitted/)).toBeTruthy()
})

it('says that disputes could not be read, which is not the same as none', async () => {
  server.use(mockRoute(disputeRoutes.listDisputes, () => problemResponse('not-found', 'Gone')))
  await renderPage('/desk', <DisputesPanel />)
  expect(await screen.findByText('Disputes could not be loaded.')).toBeTruthy()
})
