import type { FigureOrder } from '../breakdown-repository'
import { buildDepositRow, buildLossRow, buildOrderRow, orderListHeader } from './order-rows'

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

it('a lost dispute and a deposit have rows that add up to no sale', () => {
  const step = { order, date: '2026-11-24', at: '2026-11-24T20:10:00.000Z', amountCents: 2000 }
  const read = ({ cells }: ReturnType<typeof buildLossRow>) =>
    Object.fromEntries(orderListHeader.map((name, at) => [name, cells[at]]))
  expect(read(buildLossRow(step))).toMatchObject({ status: 'dispute lost', online: '-20.00', lostInDisputes: '20.00' })
  expect(read(buildDepositRow({ ...step, kind: 'received', tender: 'cash' }))).toMatchObject({
    ...{ status: 'deposit received', total: '0.00', cash: '20.00', deposits: '-20.00' },
  })
  expect(read(buildDepositRow({ ...step, kind: 'returned', tender: 'other' }))).toMatchObject({
    ...{ status: 'deposit returned', total: '0.00', notRecorded: '-20.00', deposits: '20.00' },
  })
})
