import { formatReturnedCells } from './order-list'

it('what a bank took in a lost dispute has its own column, apart from refunds', () => {
  const at = '2026-11-24T20:10:00.000Z'
  const dispute = {
    id: 'dp_1',
    state: 'lost',
    amountCents: 2000,
    reason: 'fraudulent',
    reportedAt: at,
    lostAt: at,
  } as const
  const refunds = [
    { amountCents: 500, to: 'cash' as const },
    { amountCents: 900, to: 'code' as const },
  ]
  expect(formatReturnedCells({ refunds, payment: { disputes: [dispute] } })).toEqual(['5.00', '20.00'])
})
