import { calculateDailyStock } from './stock-days'

const counter = (ingredientId: number, usedHundredths: number, wastedHundredths = 0) => ({
  ingredientId,
  usedHundredths,
  wastedHundredths,
  costPerUnitCents: 300,
})

const closing = (date: string, valueCents: number, ...counters: ReturnType<typeof counter>[]) => ({
  date,
  valueCents,
  counters,
})

describe('a day of stock', () => {
  it('used what its counters have gained since the day before', () => {
    const [first, second] = calculateDailyStock([
      closing('2026-03-01', 50_000, counter(1, 1000, 50), counter(2, 0)),
      closing('2026-03-02', 48_500, counter(1, 1400, 150), counter(2, 0), counter(3, 25)),
    ])
    expect(first).toEqual({ date: '2026-03-01', valueCents: 50_000, use: null })
    expect(second?.use).toEqual({
      days: 1,
      usedCents: 1275,
      wastedCents: 300,
      used: [
        { ingredientId: 1, hundredths: 400 },
        { ingredientId: 3, hundredths: 25 },
      ],
    })
  })

  it('is never less than nothing when an order of yesterday is cancelled today', () => {
    const [, day] = calculateDailyStock([
      closing('2026-03-01', 0, counter(1, 1000)),
      closing('2026-03-02', 0, counter(1, 900)),
    ])
    expect(day?.use).toMatchObject({ usedCents: 0, used: [] })
  })

  it('stands for all the days since the last night that was written down', () => {
    const [, day] = calculateDailyStock([
      closing('2026-02-26', 0, counter(1, 0)),
      closing('2026-03-01', 0, counter(1, 300)),
    ])
    expect(day?.use?.days).toBe(3)
  })
})
