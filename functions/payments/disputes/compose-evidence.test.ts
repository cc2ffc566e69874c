import { buildEmptyOrder } from '#infra/testkit/fixtures/record-fixtures'
import type { OrderRecord } from '../../orders/records'
import { composeEvidence } from './compose-evidence'

// 9:10 PM on Thursday in Florida, which is Friday in UTC.
const EVENING = '2027-01-15T02:10:00.000Z'
const order: OrderRecord = {
  ...buildEmptyOrder({ id: 'A', location: 'HENPR', ticketNumber: 14 }, '2027-01-15T01:40:00.000Z'),
  totalCents: 1338,
}
const completed = { status: 'completed', kitchenStatus: 'completed', completedAt: EVENING } as const
const cancelled = { status: 'cancelled', kitchenStatus: 'cancelled' } as const

it('the day of the service is that of the restaurant', () => {
  expect(composeEvidence({ ...order, ...completed }).service_date).toBe('2027-01-14')
  expect(composeEvidence(order).service_date).toBe('2027-01-14')
})

it('says how an order ended: handed over, cancelled or not yet', () => {
  const textOf = (changes: Partial<OrderRecord>) => composeEvidence({ ...order, ...changes }).uncategorized_text
  expect(textOf(completed)).toContain('Picked up at the restaurant Thu, Jan 14, 9:10 PM.')
  expect(textOf({ ...completed, orderType: 'delivery', handover: 'code' })).toContain(
    'Delivered Thu, Jan 14, 9:10 PM, and the guest showed the code that only the buyer had.',
  )
  expect(textOf({})).toContain('The order was not handed over yet.')
  const stop = { ...cancelled, at: EVENING, by: 'guest' } as const
  const ended = textOf({ ...cancelled, history: [...order.history, stop] })
  expect(ended).toContain('The order was canceled Thu, Jan 14, 9:10 PM.')
  expect(ended).not.toContain('not handed over yet')
})

it('the receipt adds up, with the service charge of an event', () => {
  const event = { subtotalCents: 50_000, serviceChargeCents: 9_000, taxCents: 4_130, totalCents: 63_130 }
  const receipt = composeEvidence({ ...order, ...event }).product_description?.split('\n') ?? []
  expect(receipt.slice(1)).toEqual(['Subtotal: $500.00', 'Service Charge: $90.00', 'Tax: $41.30', 'Total: $631.30'])
})

it('names no refund that failed', () => {
  const [failed, arrived] = ['2027-01-15T03:00:00.000Z', '2027-01-15T04:00:00.000Z']
  const refund = { to: 'card', amountCents: 500, reason: 'late' } as const
  const text = composeEvidence({
    ...order,
    ...completed,
    payment: {
      status: 'paid',
      sessionId: 'cs_1',
      url: '',
      expiresAt: EVENING,
      declines: 0,
      capturedCents: 1338,
      cardRefunds: [
        { amountCents: 500, at: failed, failedAt: arrived },
        { amountCents: 300, at: arrived, providerId: 're_1' },
      ],
      changes: 1,
      payerHashes: [],
    },
    refunds: [
      { ...refund, at: failed },
      { ...refund, amountCents: 300, at: arrived },
    ],
  }).uncategorized_text
  expect(text).toContain('refunded $3.00 (card)')
  expect(text).not.toContain('$5.00')
})
