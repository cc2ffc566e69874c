import { addDays, countDaysInclusive } from '#shared/platform/time'
import { getPeriod, readPeriod, validateRange } from './period-choice'

// The clocks change on March 8 and November 1, 2026.
const none = { from: '', to: '' }
const days = ['2026-03-08', '2026-03-09', '2026-03-14', '2026-07-07', '2026-11-01', '2026-11-02', '2027-01-01']

it.each(days)('on %s a week has seven days and follows the one before', (today) => {
  const { from, to, before } = getPeriod('week', today, none)
  expect([to, countDaysInclusive(from, to), countDaysInclusive(before.from, before.to)]).toEqual([today, 7, 7])
  expect(addDays(before.to, 1)).toBe(from)
})

it.each(days)('on %s yesterday is compared with the same weekday, for all its hours', (today) => {
  const [day, before] = [addDays(today, -1), addDays(today, -8)]
  expect(getPeriod('yesterday', today, none)).toMatchObject({
    ...{ from: day, to: day, before: { from: before, to: before }, isRunning: false },
  })
})

it.each([
  // Today, a day of the chosen month, its days, and the days that it is compared with.
  ['2026-11-29', '2026-11-01', '2026-11-01', '2026-11-29', '2026-10-01', '2026-10-29'],
  ['2026-11-29', '2026-10-01', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
  ['2026-03-31', '2026-03-01', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-03-31', '2026-02-01', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['2027-01-01', '2027-01-01', '2027-01-01', '2027-01-01', '2026-12-01', '2026-12-01'],
  ['2027-01-01', '2026-12-01', '2026-12-01', '2026-12-31', '2026-11-01', '2026-11-30'],
])('on %s the calendar month of %s is %s to %s, next to %s to %s', (today, month, from, to, fromBefore, toBefore) => {
  const before = { from: fromBefore, to: toBefore }
  expect(getPeriod('month', today, none, month)).toMatchObject({ from, to, before })
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

it('opens with the day of an address, and with today if it names none', () => {
  const day = { from: '2026-11-17', to: '2026-11-17' }
  expect(readPeriod('2026-11-17', '2026-11-24')).toEqual({ name: 'range', range: day })
  expect(readPeriod('yesterday', '2026-11-24').name).toBe('yesterday')
  expect(['2026-02-30', 'soon', null].map((named) => readPeriod(named, '2026-11-24').name)).toEqual([
    'today',
    'today',
    'today',
  ])
})

it('says that days with today are compared before today is over', () => {
  expect(getPeriod('week', '2026-11-24', none).against).toBe("the 7 days before (today isn't over yet)")
  expect(getPeriod('month', '2026-11-24', none, '2026-10-01').against).toBe('the month before')
})
