import { henpr } from '../locations/henpr'
import { describeHoursChange, toLocationHours, toOpeningHours, type HoursException } from './opening-hours'
import { validateOpeningHours } from './editing-contract'

const stored = toOpeningHours(henpr.hours)
const monday = (...spans: (readonly [string, string])[]) => ({
  ...stored,
  weekly: { ...stored.weekly, mon: spans.map(([opens, closes]) => ({ opens, closes })) },
})
const on = (date: string, over: Partial<HoursException> = {}): HoursException => ({
  date,
  closed: true,
  opens: null,
  closes: null,
  note: null,
  ...over,
})
const paths = (hours: Parameters<typeof validateOpeningHours>[0]) => validateOpeningHours(hours).map(({ path }) => path)

it('opening hours convert to JSON and back', () => {
  expect(toLocationHours(stored)).toEqual({
    ...henpr.hours,
    exceptions: Object.fromEntries(
      Object.entries(henpr.hours.exceptions).map(([date, { spans }]) => [date, { spans, note: null }]),
    ),
  })
  expect(stored.exceptions[0]).toEqual(on('2026-11-26'))
  expect(validateOpeningHours(stored)).toEqual([])
})

describe('invalid opening hours', () => {
  it.each([
    ['a day that closes before it opens', monday(['21:00', '10:00']), 'weekly.mon.0.closes'],
    ['a span of no length', monday(['10:00', '10:00']), 'weekly.mon.0.closes'],
    ['dinner before lunch', monday(['17:00', '21:00'], ['11:00', '14:00']), 'weekly.mon.1.opens'],
    ['spans that overlap', monday(['11:00', '15:00'], ['14:30', '21:00']), 'weekly.mon.1.opens'],
    ['three spans', monday(['08:00', '09:00'], ['11:00', '14:00'], ['17:00', '21:00']), 'weekly.mon'],
    ['no time of day', monday(['9:00', '24:00']), 'weekly.mon.0.opens'],
    ['a date twice', { ...stored, exceptions: [on('2026-12-01'), on('2026-12-01')] }, 'exceptions.1.date'],
    [
      'an open day without times',
      { ...stored, exceptions: [on('2026-12-01', { closed: false })] },
      'exceptions.0.opens',
    ],
    [
      'a short day the wrong way round',
      { ...stored, exceptions: [on('2026-12-01', { closed: false, opens: '18:00', closes: '11:00' })] },
      'exceptions.0.closes',
    ],
  ])('%s', (_what, hours, path) => {
    expect(paths(hours)).toEqual([path])
  })

  it('lunch and dinner, days off and distant dates are valid', () => {
    expect(paths(monday(['11:00', '14:00'], ['14:00', '21:00']))).toEqual([])
    expect(paths(monday())).toEqual([])
    expect(paths({ ...stored, exceptions: [on('2031-12-01')] })).toEqual([])
  })
})

describe('the description of a change of hours', () => {
  it('names what changed', () => {
    const after = { ...monday(), exceptions: [...stored.exceptions, on('2026-11-30', { note: 'Storm' })] }
    expect(describeHoursChange(stored, after)).toBe(
      'Hours: Mon, Nov 30 Closed (Storm); Mon Closed, was 10:30 AM-9:30 PM',
    )
    expect(describeHoursChange(after, stored)).toBe(
      'Hours: Mon, Nov 30 as usual again; Mon 10:30 AM-9:30 PM, was Closed',
    )
    expect(describeHoursChange(stored, stored)).toBe('Hours: as before')
  })

  it('counts further changes', () => {
    const shut = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
    expect(describeHoursChange(stored, { ...stored, weekly: shut })).toMatch(/; and 4 more$/)
  })
})
