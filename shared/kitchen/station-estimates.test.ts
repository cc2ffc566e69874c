import { suggestPrepTimes, measurePrepTimes, type PreparedOrder } from './station-estimates'
import { defaultStations } from '../orders/timing/stations'

const start = Date.parse('2026-05-01T22:00:00.000Z')
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
const made = (minutes: number, lines: PreparedOrder['lines']): PreparedOrder => ({
  history: [
    { status: 'pending', at: at(0) },
    { status: 'cooking', at: at(3) },
    { status: 'plating', at: at(3 + minutes) },
    { status: 'ready', at: at(20 + minutes) },
  ],
  lines,
})
const proposed = (orders: readonly PreparedOrder[]) =>
  Object.fromEntries(suggestPrepTimes(orders, defaultStations).map((one) => [one.station, one.minutesPerDish]))

it('the median of past orders is suggested for the station that they waited for', () => {
  const steaks = [...Array.from({ length: 19 }, () => 11.1), 240].map((minutes) =>
    made(minutes, [
      { station: 'hibachi', quantity: 1 },
      { station: 'drinks', quantity: 1 },
    ]),
  )
  expect(proposed(steaks)).toEqual({ hibachi: 11, sushi: null, fry: null, drinks: null })
})

it('struck lines measure each station, several dishes take more rounds, and nine orders are too few', () => {
  const both = made(30, [
    { station: 'hibachi', quantity: 8, struckAt: at(23) },
    { station: 'sushi', quantity: 1, struckAt: at(10) },
  ])
  const [hibachi, sushi] = measurePrepTimes(both, defaultStations)
  expect(hibachi?.minutes).toBeCloseTo(20 / 2.45)
  expect(sushi?.minutes).toBe(7)
  expect(proposed(Array.from({ length: 9 }, () => both))['sushi']).toBeNull()
})

it('an order without a recorded start measures nothing', () => {
  const { history, lines } = made(9, [{ station: 'hibachi', quantity: 1 }])
  expect(
    measurePrepTimes({ lines, history: history.filter(({ status }) => status !== 'cooking') }, defaultStations),
  ).toEqual([])
})

describe('an order that the first strike started to cook', () => {
  const struckOrder = (placed: number, struck: number): PreparedOrder => ({
    history: [
      { status: 'pending', at: at(placed) },
      { status: 'cooking', at: at(struck), byStrike: true },
      { status: 'ready', at: at(struck + 5) },
    ],
    lines: [{ station: 'sushi', quantity: 1, struckAt: at(struck) }],
  })

  it('is measured from when the kitchen got it', () => {
    const alone = Array.from({ length: 10 }, (_, index) => struckOrder(index * 20, index * 20 + 4))
    expect(proposed(alone)['sushi']).toBe(4)
  })

  it('is not measured while the station still made an older order', () => {
    const pairs = Array.from({ length: 10 }, (_, index) => [
      struckOrder(index * 20, index * 20 + 4),
      struckOrder(index * 20 + 1, index * 20 + 12),
    ]).flat()
    expect(suggestPrepTimes(pairs, defaultStations)).toContainEqual({ station: 'sushi', orders: 10, minutesPerDish: 4 })
  })
})
