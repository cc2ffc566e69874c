import type { FigureOrder } from '../breakdown-repository'
import { buildOrderRow } from './order-rows'

const order: FigureOrder = {
  id: 'abc',
  location: 'HENPR',
  ticketNumber: 2,
  status: 'completed',
  orderType: 'pickup',
  subtotalCents: 1250,
  discountCents: 0,
  taxCents: 88,
  taxRate: 700,
  isDeliveryFeeTaxed: false,
  deliveryFeeCents: 0,
  createdAt: '2026-11-01T04:10:00.000Z',
  completedAt: '2026-11-01T04:30:00.000Z',
  earnsPoints: false,
  lines: [],
  history: [],
  foodCosts: [],
  isSample: false,
  said: [],
}

it('an order after midnight has its real date and time, and the business day on which it counts', () => {
  expect(buildOrderRow('2026-10-31', order).cells.slice(0, 3)).toEqual(['2026-11-01', '00:30', '2026-10-31'])
})

it('what a bank took in a lost dispute has its own column, apart from refunds', () => {
  const at = '2026-11-24T20:10:00.000Z'
  const dispute = {
    id: 'dp_1',
    state: 'lost' as const,
    amountCents: 2000,
    reason: 'fraudulent',
    reportedAt: at,
    lostAt: at,
  }
  const session = { sessionId: 'cs_1', url: 'https://pay.example/1', expiresAt: at, declines: 0 }
  const payment = { ...session, status: 'paid' as const, cardRefunds: [], changes: 1, disputes: [dispute] }
  expect(buildOrderRow('2026-11-24', { ...order, payment }).cells.at(-2)).toBe('20.00')
})
