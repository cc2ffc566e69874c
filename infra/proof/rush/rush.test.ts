import { noLimits, usualStations } from '#shared/rules/stations'
import { guestsOf, tried, withHands } from './figures'
import { asItWas, figuresOn, recordedDay, recordedGuests } from './recorded'
import { usualCaps } from './report'

const chance = { fridays: 5, seed: 40 }
const above = ({ promised, took }: { promised: number; took: number }) => promised / took - 1

test.each([
  ['60 %', 0.6, noLimits, 0.95],
  ['100 %', 1, noLimits, 0.95],
  ['140 %, with at most three orders in ten minutes', 1.4, usualCaps, 0.9],
])(
  'what is promised at %s of what the kitchen makes is kept, and not far above what it takes',
  (_, load, caps, least) => {
    const figures = tried(guestsOf(usualStations, load, chance), usualStations, caps)
    expect(figures.kept).toBeGreaterThanOrEqual(least)
    expect(figures.keptLater).toBeGreaterThanOrEqual(least)
    expect(above(figures)).toBeLessThanOrEqual(0.25)
  },
)

test('the same seed is the same Friday, and one more hand at the grill makes it shorter', () => {
  const few = { ...chance, fridays: 2 }
  const days = guestsOf(usualStations, 1.4, few)
  expect(guestsOf(usualStations, 1.4, few)).toEqual(days)
  const more = tried(days, withHands(usualStations, [{ station: 'hibachi', more: 1 }]), noLimits)
  expect(more.took).toBeLessThan(tried(days, usualStations, noLimits).took)
})

const minute = (count: number) => new Date(Date.parse('2026-11-20T23:00:00Z') + count * 60_000).toISOString()
const anOrder = (index: number) => ({
  id: String(index),
  isBrief: false,
  orderType: 'pickup',
  createdAt: minute(index),
  scheduledFor: null,
  promisedAt: minute(index + 20),
  orderItems: [{ station: 'hibachi', quantity: 1 }],
  history: [
    { status: 'pending', at: minute(index) },
    { status: 'confirmed', at: minute(index + 2) },
    { status: 'cooking', at: minute(index + 3) },
    { status: 'plating', at: minute(index + 13) },
    { status: 'ready', at: minute(index + 16) },
    { status: 'completed', at: minute(index + 25) },
  ],
})

test('a recorded day is replayed as its stages tell; what is told briefly is left out', () => {
  const day = recordedDay(
    JSON.stringify([...Array.from({ length: 12 }, (_, index) => anOrder(index)), { id: 'x', isBrief: true }]),
  )
  expect(asItWas(day).outcomes).toMatchObject(
    Array.from({ length: 12 }, () => ({ promised: 20, took: 16, kept: true })),
  )
  const figures = figuresOn(day, usualStations)
  expect(figures[0]).toEqual({ station: 'hibachi', hands: 4, minutesPerDish: 10 })
  const [first] = recordedGuests(day, figures)
  expect(first).toMatchObject({ takesUp: 2, packs: 3, dishes: [{ station: 'hibachi', minutes: 10 }] })
  expect(tried([recordedGuests(day, figures)], figures, noLimits).took).toBeGreaterThan(15)
})
