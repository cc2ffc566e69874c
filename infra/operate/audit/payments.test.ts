import { buildEmptyOrder } from '#infra/testkit/fixtures/record-fixtures'
import { paymentDifferences } from './audit-orders'

const payment = {
  status: 'paid' as const,
  sessionId: 'cs_1',
  url: 'https://pay.example/cs_1',
  expiresAt: '2026-11-24T18:15:00.000Z',
  intentId: 'pi_1',
  declines: 0,
  placedAt: '2026-11-24T18:01:00.000Z',
  authorizedCents: 2000,
  capturedCents: 2000,
  cardRefunds: [],
  changes: 2,
  payerHashes: [],
}
const order = {
  ...buildEmptyOrder({ id: 'PAID', location: 'HENPR', ticketNumber: 1 }, '2026-11-24T18:00:00.000Z'),
  status: 'confirmed' as const,
  totalCents: 2000,
  payment,
}
const edit = {
  at: '2026-11-24T18:30:00.000Z',
  by: 'system' as const,
  version: 3,
  lines: [],
  details: [],
  totalBeforeCents: 2000,
  totalCents: 1500,
  stock: [],
}
const refund = (amountCents: number) => ({ amountCents, at: '2026-11-24T19:00:00.000Z', providerId: 're_1' })

it('the audit accepts a payment that agrees with its order', () => {
  expect(paymentDifferences(order)).toEqual([])
  const returned = { ...order, status: 'cancelled' as const, payment: { ...payment, cardRefunds: [refund(2000)] } }
  expect(paymentDifferences(returned)).toEqual([])
})

it.each([
  [
    'a confirmed order that was not captured',
    { payment: { ...payment, status: 'authorized' as const, capturedCents: 0 } },
  ],
  ['an edited order that was paid above its total', { totalCents: 1500, edits: [edit] }],
  ['a cancelled order whose payment was not returned', { status: 'cancelled' as const }],
  ['more refunded than was paid', { payment: { ...payment, cardRefunds: [refund(2001)] } }],
  [
    'a refund that the provider did not execute',
    { payment: { ...payment, cardRefunds: [{ ...refund(5), providerId: undefined }] } },
  ],
])('the audit finds %s', (_what, change) => {
  expect(paymentDifferences({ ...order, ...change })).not.toEqual([])
})
