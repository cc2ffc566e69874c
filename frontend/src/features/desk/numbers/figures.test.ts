import type { CountedOrderDetails } from '#shared/numbers/contract'
import { locations } from '#shared/locations/index'
import { contrastRatio, createAccent, mixColors, palette } from '#ui/theme/colors'
import { expectedWeekNumbers } from '#shared/testing/fixtures'
import { formatDeposits, formatNotSubtracted, MAX_SHADE_PERCENT, sumPeriod } from './figures'
import { sumOrdersUntil } from './use-same-hours'

it.each(['light', 'dark'] as const)('numbers are readable on every square of the heat map, %s', (scheme) => {
  for (const location of locations) {
    const busiest = mixColors(palette.bg.raised[scheme], createAccent(location).text[scheme], MAX_SHADE_PERCENT / 100)
    expect(contrastRatio(palette.fg.DEFAULT[scheme], busiest)).toBeGreaterThanOrEqual(4.5)
  }
})

it('on time is a share of the orders of a period, not of its days', () => {
  const [day] = expectedWeekNumbers({ id: 1, name: 'Bowl' }, { id: 2, name: 'Roll' }).days
  if (!day) throw new Error('an empty week')
  // One of ten orders had an estimate and was on time; the next day's only order did not.
  const days = [
    { ...day, orders: 10, onTimePercent: 100 },
    { ...day, orders: 1, onTimePercent: 0 },
  ]
  expect(sumPeriod({ days, onTimePercent: 50 })).toMatchObject({ orders: 11, onTimePercent: 50 })
})

const order = (at: string, more: Partial<CountedOrderDetails> = {}): CountedOrderDetails => ({
  id: at,
  location: 'HENPR',
  ticketNumber: 1,
  status: 'completed',
  orderType: 'pickup',
  at,
  gross: '30.00',
  discount: '0.00',
  net: '30.00',
  netRefunded: '0.00',
  minutes: 17,
  promisedAt: at,
  isOnTime: true,
  points: 30,
  said: [],
  lines: [
    {
      menuItemId: 1,
      name: 'Roll',
      station: 'sushi',
      quantity: 1,
      net: '30.00',
      netRefunded: '0.00',
      foodCost: '6.00',
      minutes: 9,
    },
  ],
  isSample: false,
  ...more,
})

it('an earlier day counts up to the time of day, on the local clock', () => {
  const day = [
    order('2026-03-14T16:00:00.000Z'),
    order('2026-03-14T18:00:00.000Z', { net: '20.00', isOnTime: false }),
    order('2026-03-14T18:00:01.000Z', { status: 'cancelled' }),
    order('2026-03-14T23:00:00.000Z'),
  ]
  const newYork = { timeZone: 'America/New_York', date: '2026-03-14' } as const
  // 14:00 in New York is 18:00 UTC.
  expect(sumOrdersUntil(14 * 60, newYork, day)).toEqual({
    orders: 2,
    netCents: 5000,
    averageCents: 2500,
    onTimePercent: 50,
    foodCostPercent: 24,
    marginPercent: 76,
  })
  expect(sumOrdersUntil(9 * 60, newYork, day)).toMatchObject({ orders: 0, averageCents: null })
})

it('a night counts after the evening of its business day', () => {
  const night = { timeZone: 'America/New_York', date: '2026-03-20' } as const
  // Noon, 11:30 PM, 12:20 AM and 1:40 AM of one night.
  const day = ['2026-03-20T16:00', '2026-03-21T03:30', '2026-03-21T04:20', '2026-03-21T05:40'].map((at) =>
    order(`${at}:00.000Z`),
  )
  const count = (hours: number) => sumOrdersUntil(hours * 60, night, day).orders
  expect([12, 18, 23.5, 24, 24.5, 26].map(count)).toEqual([1, 1, 2, 2, 3, 4])
})

it('names what was refunded and what banks took, which net sales still have', () => {
  const none = { refundedCents: 0, giftCardRefundCents: 0, cashRefundCents: 0, terminalRefundCents: 0 }
  const sums = { ...none, refundedCents: 1500, cashRefundCents: 480, disputesLostCents: 0 }
  expect(formatNotSubtracted(sums)).toBe('$19.80 refunded, not subtracted here')
  expect(formatNotSubtracted({ ...sums, giftCardRefundCents: 3000 })).toBe('$49.80 refunded, not subtracted here')
  expect(formatNotSubtracted({ ...sums, disputesLostCents: 2000 })).toBe(
    '$19.80 refunded, $20.00 lost in disputes, not subtracted here',
  )
  expect(formatNotSubtracted({ ...none, disputesLostCents: 0 })).toBeNull()
})

it('names deposits of events by how they were paid and went back, apart from sales', () => {
  const none = { cash: 0, card: 0, other: 0 }
  const received = { cash: 10_000, card: 5000, other: 0 }
  expect(formatDeposits({ depositsReceived: received, depositsReturned: { ...none, other: 10_000 } })).toBe(
    'Deposits, not in sales: $100.00 received in cash, $50.00 received by card, $100.00 returned another way',
  )
  expect(formatDeposits({ depositsReceived: none, depositsReturned: none })).toBeNull()
})
