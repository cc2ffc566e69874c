import { calculateDailyStock, getAverageDailyUsage, suggestReorder } from './stock-usage'

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
  it('used the difference of its counters since the day before', () => {
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

  it("is never negative when yesterday's order is cancelled today", () => {
    const [, day] = calculateDailyStock([
      closing('2026-03-01', 0, counter(1, 1000)),
      closing('2026-03-02', 0, counter(1, 900)),
    ])
    expect(day?.use).toMatchObject({ usedCents: 0, used: [] })
  })

  it('covers all days since the last recorded one', () => {
    const [, day] = calculateDailyStock([
      closing('2026-02-26', 0, counter(1, 0)),
      closing('2026-03-01', 0, counter(1, 300)),
    ])
    expect(day?.use?.days).toBe(3)
  })
})

const day = (hundredths: number, { isClosed = true, days = 1 } = {}) => ({
  isClosed,
  days,
  used: [{ ingredientId: 7, hundredths }],
})

describe('the average daily use', () => {
  it('covers the last 14 closed days, without today', () => {
    const days = [day(9_999), ...Array.from({ length: 14 }, () => day(250)), day(5_000, { isClosed: false })]
    expect(getAverageDailyUsage(days).get(7)).toBe(250)
  })

  it('counts days without use and days without a record', () => {
    expect(getAverageDailyUsage([{ ...day(0), used: [] }, day(300)]).get(7)).toBe(150)
    expect(getAverageDailyUsage([day(300, { days: 3 })]).get(7)).toBe(100)
  })

  it('is the use so far on the first day', () => {
    expect(getAverageDailyUsage([day(80, { isClosed: false })]).get(7)).toBe(80)
    expect(getAverageDailyUsage([]).size).toBe(0)
  })
})

describe('a reorder', () => {
  const stock = (hundredths: number, parHundredths: number | null = 20_00) => ({
    hundredths,
    minimumHundredths: 5_00,
    parHundredths,
  })

  it.each([
    ['at its minimum', 5_00, 0, 15_00],
    ['out of stock', 0, 0, 20_00],
    ['at its minimum within two days', 9_00, 2_00, 11_00],
    ['above that', 9_01, 2_00, 0],
    ['plenty', 20_00, 1_00, 0],
  ])('of an item that is %s fills it to its par', (_what, level, dailyUse, suggested) => {
    expect(suggestReorder(stock(level), dailyUse).suggestedHundredths).toBe(suggested)
  })

  it('is in whole units, rounded up', () => {
    expect(suggestReorder(stock(4_37), 0).suggestedHundredths).toBe(16_00)
  })

  it('without a par covers twice the minimum, or a week', () => {
    expect(suggestReorder(stock(5_00, null), 0).suggestedHundredths).toBe(5_00)
    expect(suggestReorder(stock(5_00, null), 3_00).suggestedHundredths).toBe(21_00)
  })

  it('states how long the stock lasts', () => {
    expect(suggestReorder(stock(9_00), 2_00).daysLeft).toBe(4.5)
    expect(suggestReorder(stock(9_00), 0).daysLeft).toBeNull()
  })
})
