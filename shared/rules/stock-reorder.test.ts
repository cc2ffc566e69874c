import { getAverageDailyUsage, suggestReorder } from './stock-reorder'

const day = (hundredths: number, { isClosed = true, days = 1 } = {}) => ({
  isClosed,
  days,
  used: [{ ingredientId: 7, hundredths }],
})

describe('the average daily use', () => {
  it('is of the last 14 days that are over, and today is not over', () => {
    const days = [day(9_999), ...Array.from({ length: 14 }, () => day(250)), day(5_000, { isClosed: false })]
    expect(getAverageDailyUsage(days).get(7)).toBe(250)
  })

  it('counts days on which nothing was used, and nights that were not written down', () => {
    expect(getAverageDailyUsage([{ ...day(0), used: [] }, day(300)]).get(7)).toBe(150)
    expect(getAverageDailyUsage([day(300, { days: 3 })]).get(7)).toBe(100)
  })

  it('is what the first day has used so far', () => {
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
  ])('of what is %s brings it to its par', (_what, level, dailyUse, suggested) => {
    expect(suggestReorder(stock(level), dailyUse).suggestedHundredths).toBe(suggested)
  })

  it('is in whole units, rounded up', () => {
    expect(suggestReorder(stock(4_37), 0).suggestedHundredths).toBe(16_00)
  })

  it('without a par covers twice the minimum, or a week', () => {
    expect(suggestReorder(stock(5_00, null), 0).suggestedHundredths).toBe(5_00)
    expect(suggestReorder(stock(5_00, null), 3_00).suggestedHundredths).toBe(21_00)
  })

  it('says how long what is there lasts', () => {
    expect(suggestReorder(stock(9_00), 2_00).daysLeft).toBe(4.5)
    expect(suggestReorder(stock(9_00), 0).daysLeft).toBeNull()
  })
})
