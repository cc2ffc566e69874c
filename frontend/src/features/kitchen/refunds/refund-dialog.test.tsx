import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refundRoutes } from '#shared/kitchen/refunds-contract'
import { createQueryClient } from '#base/api/query-client'
import { buildTicket } from '#testing/fixtures'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { getMoneyRefundable } from './paid-order'
import { RefundDialog } from './refund-dialog'

const refundable = (more: Parameters<typeof buildTicket>[0]) =>
  getMoneyRefundable(buildTicket({ paymentStatus: 'paid', ...more }), 'card')

const server = setupMockServer()

const ticket = buildTicket({ ticketNumber: 7, paymentStatus: 'paid', createdAt: new Date().toISOString() })

const onClose = jest.fn()

function openDialog(props: Omit<Parameters<typeof RefundDialog>[0], 'onClose'>): readonly unknown[] {
  const sent: unknown[] = []
  server.use(
    mockRoute(refundRoutes.refundOrder, async (request) => {
      sent.push(await request.json())
      return mockResponse(refundRoutes.refundOrder, ticket)
    }),
  )
  render(
    <TestProviders client={createQueryClient()}>
      <RefundDialog {...props} onClose={onClose} />
    </TestProviders>,
  )
  return sent
}

it('refunds an order that was paid online to its card, or with a code', async () => {
  const sent = openDialog({ ticket })
  expect(await screen.findByRole('dialog', { name: 'Refund ticket 7' })).toBeTruthy()
  // Nothing is chosen at first, so that no tap refunds the whole order.
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('How'), 'To the card')
  expect(screen.getByLabelText<HTMLInputElement>('Amount in dollars').value).toBe('')
  expect(screen.getByRole('button', { name: 'Refund' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('checkbox', { name: '1× California Roll' }))
  expect(screen.getByRole('button', { name: 'Refund $6.69' })).toHaveProperty('disabled', true)
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'missing')
  await userEvent.click(screen.getByRole('button', { name: 'Refund $6.69' }))
  await waitFor(() => expect(sent).toEqual([{ lines: ['line-1'], reason: 'missing', to: 'card' }]))
  await userEvent.selectOptions(screen.getByLabelText('How'), 'With a code for the next order')
  expect(screen.queryByText(/not paid yet/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Refund with a Code' })).toHaveProperty('disabled', true)
  await userEvent.selectOptions(screen.getByLabelText('Refund for'), '1× California Roll')
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'quality')
  await userEvent.click(screen.getByRole('button', { name: 'Refund with a Code' }))
  await waitFor(() => expect(sent[1]).toEqual({ lineId: 'line-1', reason: 'quality', to: 'code' }))
})

it('names the dishes as cooks call them', async () => {
  const kitchenNames = [{ name: 'California Roll', kitchenName: 'Rollo · 加州卷' }]
  const orderItems = ticket.orderItems.map((line) => ({ ...line, kitchenNames }))
  openDialog({ ticket: { ...ticket, orderItems } })
  await userEvent.selectOptions(await screen.findByLabelText('How'), 'To the card')
  expect(screen.getByRole('checkbox', { name: '1× Rollo · 加州卷 (California Roll)' })).toBeTruthy()
})

it('closes before anything is chosen', async () => {
  openDialog({ ticket })
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('refunds some pieces of a line, and then only what is left of it', async () => {
  // 3 × 3.25 less 10% are 8.77 with tax 0.61: the first piece is 2.92 with 0.20.
  const line = { quantity: 3, unitPrice: '3.25', totalPrice: '9.75' }
  const [item] = ticket.orderItems
  const amounts = { subtotal: '9.75', discount: '0.98', tax: '0.61', total: '9.38' }
  const three = { ...ticket, ...amounts, orderItems: item ? [{ ...item, ...line }] : [] }
  const sent = openDialog({ ticket: three })
  await userEvent.selectOptions(await screen.findByLabelText('How'), 'To the card')
  await userEvent.click(screen.getByRole('checkbox', { name: '3× California Roll' }))
  await userEvent.selectOptions(screen.getByLabelText('How many California Roll'), '1 of 3')
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Refund $3.12' }))
  const pieces = [{ lineId: 'line-1', quantity: 1 }]
  await waitFor(() => expect(sent).toEqual([{ pieces, reason: 'wrong', to: 'card' }]))
  cleanup()
  const made = { lineId: null, lines: ['line-1'], pieces, amount: '3.12', tax: '0.20', at: ticket.createdAt }
  const refunds = [{ ...made, to: 'card' as const, reason: 'wrong' as const }]
  openDialog({ ticket: { ...three, refunds, paymentStatus: 'partially-refunded' } })
  await userEvent.selectOptions(await screen.findByLabelText('How'), 'To the card')
  await userEvent.click(screen.getByRole('checkbox', { name: '2× California Roll' }))
  expect(screen.getByRole('button', { name: 'Refund $6.26' })).toBeTruthy()
})

it('refunds an order that is paid at the counter with a code only, on top of the bill', async () => {
  openDialog({ ticket: buildTicket({}) })
  expect(await screen.findByRole('button', { name: 'Refund with a Code' })).toBeTruthy()
  expect(screen.queryByLabelText('How')).toBeNull()
  expect(screen.getByText(/not paid yet/)).toBeTruthy()
})

it('names the most that a code for the order may be worth: what its dishes cost, up to $25.00', async () => {
  const chooseWhole = async (subtotal: string) => {
    openDialog({ ticket: buildTicket({ subtotal, total: '80.00' }) })
    await userEvent.selectOptions(await screen.findByLabelText('Refund for'), 'The whole order, by an amount')
  }
  await chooseWhole('12.50')
  await userEvent.type(screen.getByLabelText('Amount, $1.00 to $12.50'), '12.51')
  expect(screen.getByText('An amount from $1.00 to $12.50, please.')).toBeTruthy()
  cleanup()
  await chooseWhole('60.00')
  expect(screen.getByLabelText('Amount, $1.00 to $25.00')).toBeTruthy()
})

it('records a refund in cash of an order that was paid in cash', async () => {
  const paid = buildTicket({
    ticketNumber: 7,
    status: 'completed',
    payment: { tender: 'cash' },
    createdAt: ticket.createdAt,
  })
  const sent = openDialog({ ticket: paid })
  await userEvent.selectOptions(await screen.findByLabelText('How'), 'In cash')
  await userEvent.type(screen.getByLabelText('Amount in dollars'), '2.00')
  expect(screen.getByText('$2.00 is recorded as given back in cash.')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'late')
  await userEvent.click(screen.getByRole('button', { name: 'Refund $2.00' }))
  await waitFor(() => expect(sent).toEqual([{ amount: '2.00', reason: 'late', to: 'cash' }]))
})

it('of an order that was completed without a question about payment, offers cash and says what is recorded', async () => {
  const sent = openDialog({ ticket: { ...ticket, status: 'completed', paymentStatus: 'none' } })
  expect(await screen.findByText(/^Completed without a record of how it was paid/)).toBeTruthy()
  const how = screen.getByLabelText('How')
  expect([...how.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Choose where it goes',
    'On the terminal',
    'In cash',
    'With a code for the next order',
  ])
  await userEvent.selectOptions(how, 'In cash')
  await userEvent.type(screen.getByLabelText('Amount in dollars'), '2.00')
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'quality')
  await userEvent.click(screen.getByRole('button', { name: 'Refund $2.00' }))
  await waitFor(() => expect(sent).toEqual([{ amount: '2.00', reason: 'quality', to: 'cash' }]))
})

it('records a refund on the card terminal of an order that the terminal took', async () => {
  const paid = { ...ticket, status: 'completed', paymentStatus: 'none', payment: { tender: 'card' } } as const
  const sent = openDialog({ ticket: paid })
  await userEvent.selectOptions(await screen.findByLabelText('How'), 'On the terminal')
  await userEvent.type(screen.getByLabelText('Amount in dollars'), '2.00')
  expect(screen.getByText('$2.00 is recorded as refunded on your card terminal.')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'late')
  await userEvent.click(screen.getByRole('button', { name: 'Refund $2.00' }))
  await waitFor(() => expect(sent).toEqual([{ amount: '2.00', reason: 'late', to: 'terminal' }]))
  cleanup()
  openDialog({ ticket: { ...paid, payment: { tender: 'cash' } } })
  expect(await screen.findByRole('option', { name: 'In cash' })).toBeTruthy()
  expect(screen.queryByRole('option', { name: 'On the terminal' })).toBeNull()
})

it('says why an order that was not collected is refunded with a code only', async () => {
  openDialog({
    ticket: { ...ticket, status: 'completed', paymentStatus: 'none', payment: { tender: 'not-collected' } },
  })
  expect(await screen.findByText(/^Completed as not collected: no money was taken/)).toBeTruthy()
  expect(screen.queryByLabelText('How')).toBeNull()
})

it('what an edit refunded or left to pay is no part of what can be refunded', () => {
  const refund = { to: 'card' as const, lineId: null, lines: [], amount: '3.00', at: '2026-05-01T16:30:00.000Z' }
  expect(refundable({ refunds: [{ ...refund, reason: 'changed' as const }] })).toBe(669)
  expect(refundable({ refunds: [{ ...refund, reason: 'late' as const }] })).toBe(369)
  expect(refundable({ refunds: [{ ...refund, reason: 'late' as const, isFailed: true }] })).toBe(669)
  expect(refundable({ balanceDue: '1.00' })).toBe(569)
})

it('names the gift card that paid with its amount, and the parts of a refund that one way can’t return', async () => {
  const paid = {
    giftCardPaid: '6.60',
    paymentStatus: 'none',
    status: 'completed',
    payment: { tender: 'cash' },
  } as const
  const sent = openDialog({ ticket: buildTicket({ ...ticket, ...paid }) })
  expect(await screen.findByText('Paid and not refunded: gift card $6.60, cash $0.09.')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('How'), 'To the gift card')
  await userEvent.click(screen.getByRole('checkbox', { name: '1× California Roll' }))
  expect(screen.getByRole('status').textContent).toBe(
    '$6.60 goes back to the gift card. $0.09 is recorded as given back in cash.',
  )
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'missing')
  await userEvent.click(screen.getByRole('button', { name: 'Refund $6.69' }))
  await waitFor(() => expect(sent).toEqual([{ lines: ['line-1'], reason: 'missing', to: 'card' }]))
})
