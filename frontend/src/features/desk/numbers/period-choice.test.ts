import { addDays, countDaysInclusive } from '#shared/platform/time'
import { getPeriod, validateRange } from './period-choice'

// The clocks change on March 8 and November 1, 2026.
const days = ['2026-03-08', '2026-03-09', '2026-03-14', '2026-07-07', '2026-11-01', '2026-11-02', '2027-01-01']

it.each(days)('on %s a week has seven days and a month thirty, and each follows the one before', (today) => {
  for (const [name, length] of [
    ['week', 7],
    ['month', 30],
  ] as const) {
    const { from, to, before } = getPeriod(name, today, { from: '', to: '' })
    expect([to, countDaysInclusive(from, to), countDaysInclusive(before.from, before.to)]).toEqual([
      today,
      length,
      length,
    ])
    expect(addDays(before.to, 1)).toBe(from)
  }
})

it.each(days)('on %s today is compared with the same weekday, up to the same hour', (today) => {
  expect(getPeriod('today', today, { from: '', to: '' })).toMatchObject({
    before: { from: addDays(today, -7), to: addDays(today, -7) },
    isRunning: true,
  })
})

it('a range has both its days, and one day is compared with its weekday', () => {
  const range = { from: '2026-03-07', to: '2026-03-09' }
  expect(getPeriod('range', '2026-07-07', range)).toMatchObject({
    ...range,
    before: { from: '2026-03-04', to: '2026-03-06' },
    against: 'the 3 days before',
    isRunning: false,
  })
  expect(getPeriod('range', '2026-07-07', { from: '2026-03-09', to: '2026-03-09' }).before.from).toBe('2026-03-02')
  expect(validateRange({ from: '2026-03-09', to: '2026-03-08' })).toBe('The first day is after the last.')
})

it.each([
  ['10000-03-09', '10000-03-10'],
  ['2026-03-09', '20260-03-09'],
  ['0000-01-01', '0000-01-02'],
])('a range from %s to %s, as while a year is typed, is none', (from, to) => {
  expect(validateRange({ from, to })).toMatch(/^Choose days/)
})
