import fc from 'fast-check'
import {
  getPriceForMargin,
  listLowMarginDishes,
  listSlowStations,
  listStockMinimumHints,
  simulateDailyStock,
} from './hints'
import { addDays, listDates } from '../platform/time'

const sold = (quantity: number, netCents: number, foodCostCents: number) => ({ quantity, netCents, foodCostCents })

describe('a low margin dish', () => {
  it.each([
    ['leaves nothing', sold(40, 12_000, 12_000), 0],
    ['costs more than it brings', sold(40, 10_000, 10_001), -1],
    ['was given away', sold(40, 0, 3_000), null],
    ['leaves less than a fifth', sold(40, 10_000, 8_001), 19],
  ])('%s', (_what, dish, leftPercent) => expect(listLowMarginDishes([dish])).toMatchObject([{ leftPercent }]))

  it.each([
    ['leaves a fifth', sold(40, 10_000, 8_000)],
    ['was hardly sold', sold(9, 1_000, 1_000)],
  ])('is not one that %s', (_what, dish) => expect(listLowMarginDishes([dish])).toEqual([]))

  it('is listed by loss, at most three', () => {
    const dishes = [1, 4, 2, 3].map((loss) => sold(20, 1_000, 1_000 + loss))
    expect(listLowMarginDishes(dishes).map(({ leftCents }) => leftCents)).toEqual([-4, -3, -2])
  })

  it('reaches the margin at the suggested price, and not a quarter below it', () => {
    const cost = fc.integer({ min: 1, max: 50_000 })
    fc.assert(
      fc.property(cost, fc.integer({ min: 1, max: 90 }), (costCents, percent) => {
        const price = getPriceForMargin(costCents, percent)
        expect(price % 25).toBe(0)
        expect((price - costCents) * 100).toBeGreaterThanOrEqual(price * percent)
        expect((price - 25 - costCents) * 100).toBeLessThan((price - 25) * percent)
      }),
    )
  })
})

it('a station is slow at twice its minutes and at least five more, given enough lines', () => {
  const at = (medianMinutes: number | null, minutesPerDish: number, lines = 20) => ({
    medianMinutes,
    minutesPerDish,
    lines,
  })
  const late = [at(24, 8), at(16, 8), at(6, 1)]
  const others = [at(15.5, 8), at(5, 1), at(null, 8), at(30, 8, 19)]
  expect(listSlowStations([...others, ...late])).toEqual([at(24, 8), at(16, 8), at(6, 1)])
})

const from = '2026-03-01'
const aStock = (minimum: number, par: number | null, used: readonly number[]) => ({
  minimumHundredths: minimum,
  parHundredths: par,
  deliveryDays: null,
  days: listDates(from, addDays(from, used.length - 1)).map((date, day) => ({
    date,
    usedHundredths: used[day] ?? 0,
  })),
})
const anyStock = fc
  .record({
    minimum: fc.integer({ min: 0, max: 6_000 }),
    par: fc.integer({ min: 1, max: 6_000 }),
    used: fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 40 }),
  })
  .map(({ minimum, par, used }) => aStock(minimum, par, used))

describe('the minimum of an item', () => {
  const busy = (day: number) => (day % 14 === 0 ? 3_000 : 1_000 + day)
  const month = Array.from({ length: 28 }, (_, day) => busy(day))

  it('that is reached every night should be lowered to what is left on the busiest tenth of days', () => {
    expect(listStockMinimumHints([aStock(3_500, 4_000, month)])).toMatchObject([
      { rings: 'always', lowDays: 28, proposedHundredths: 2_900 },
    ])
  })

  it('that would be reached too late should be raised to the use of a busy day', () => {
    expect(listStockMinimumHints([aStock(100, 6_000, month)])).toMatchObject([
      { rings: 'never', lowDays: 0, proposedHundredths: 3_000 },
    ])
  })

  it.each([
    ['rings on the busiest', aStock(1_500, 4_000, month)],
    ['is ordered by hand', aStock(3_500, null, month)],
    ['was not looked at for two weeks', aStock(3_500, 4_000, month.slice(0, 13))],
    [
      'has nothing used of it',
      aStock(
        0,
        4_000,
        month.map(() => 0),
      ),
    ],
    ['is of what a par can not hold', aStock(500, 500, month)],
  ])('gets no hint if it %s', (_what, stock) => expect(listStockMinimumHints([stock])).toEqual([]))

  it('is assessed from one delivery to the next', () => {
    const weekly = { ...aStock(0, 5_000, [100, 100, 100]), deliveryDays: ['tue'] as const }
    // Sunday, Monday, and Tuesday with a delivery.
    expect(simulateDailyStock(weekly)).toEqual([4_900, 4_800, 4_900])
  })

  it('that is suggested is reached on at most a tenth of the days, and is lower or higher as stated', () => {
    fc.assert(
      fc.property(anyStock, (stock) => {
        for (const { rings, proposedHundredths, minimumHundredths, lowDays, days } of listStockMinimumHints([stock])) {
          const rung = simulateDailyStock(stock).filter((left) => left <= proposedHundredths).length
          expect(rung).toBeLessThanOrEqual(days.length / 10)
          expect(proposedHundredths % 100).toBe(0)
          expect(proposedHundredths).toBeGreaterThan(0)
          expect(rings === 'always').toBe(proposedHundredths < minimumHundredths)
          expect(lowDays === 0).toBe(rings === 'never')
        }
      }),
    )
  })
})
