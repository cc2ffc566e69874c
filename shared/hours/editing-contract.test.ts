import { henpr } from '../locations/henpr'
import { describeHoursChange } from './hours-change'
import { toLocationHours, toOpeningHours, type HoursException } from './opening-hours'
import { hoursEditingRoutes, validateOpeningHours } from './editing-contract'

const stored = toOpeningHours(henpr.hours)
const monday = (...spans: (readonly [string, string])[]) => ({
  ...stored,
  weekly: { ...stored.weekly, mon: spans.map(([opens, closes]) => ({ opens, closes })) },
})
const on = (date: string, over: Partial<HoursException> = {}): HoursException => ({
  date,
  spans: [],
  note: null,
  ...over,
})
/** A period of one hour. */
const at = (opens: string) => ({ opens, closes: `${String(Number(opens.slice(0, 2)) + 1).padStart(2, '0')}:00` })
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
    ['dinner before lunch', monday(['17:00', '21:00'], ['11:00', '14:00']), 'weekly.mon.1.opens'],
    ['spans that overlap', monday(['11:00', '15:00'], ['14:30', '21:00']), 'weekly.mon.1.opens'],
    ['three spans', monday(['08:00', '09:00'], ['11:00', '14:00'], ['17:00', '21:00']), 'weekly.mon'],
    ['no time of day', monday(['9:00', '21:00']), 'weekly.mon.0.opens'],
    ['an opening at 24:00', monday(['24:00', '02:00']), 'weekly.mon.0.opens'],
    ['lunch that closes after dinner opens', monday(['11:00', '01:00'], ['17:00', '21:00']), 'weekly.mon.1.opens'],
    ['a night that ends after the next day opens', monday(['17:00', '11:00']), 'weekly.mon.0.closes'],
    ['a date twice', { ...stored, exceptions: [on('2026-12-01'), on('2026-12-01')] }, 'exceptions.1.date'],
    [
      'four periods on a date',
      { ...stored, exceptions: [on('2026-12-01', { spans: [at('08:00'), at('10:00'), at('12:00'), at('14:00')] })] },
      'exceptions.0.spans',
    ],
    [
      'a night of a date that ends after the next day opens',
      { ...stored, exceptions: [on('2026-12-01', { spans: [{ opens: '17:00', closes: '10:31' }] })] },
      'exceptions.0.spans.0.closes',
    ],
    [
      'a date that opens while the night before goes on',
      {
        ...monday(['17:00', '02:00']),
        exceptions: [on('2026-12-01', { spans: [{ opens: '01:30', closes: '21:00' }] })],
      },
      'exceptions.0.spans.0.opens',
    ],
    [
      'a period of a date within the one before',
      { ...stored, exceptions: [on('2026-12-01', { spans: [at('11:00'), at('11:30')] })] },
      'exceptions.0.spans.1.opens',
    ],
  ])('%s', (_what, hours, path) => {
    expect(paths(hours)).toEqual([path])
  })

  it('lunch and dinner, nights, days off and distant dates are valid', () => {
    expect(paths(monday(['11:00', '14:00'], ['14:00', '21:00']))).toEqual([])
    expect(paths(monday())).toEqual([])
    expect(paths(monday(['17:00', '01:00']))).toEqual([])
    expect(paths(monday(['17:00', '24:00']))).toEqual([])
    expect(paths(monday(['11:00', '14:00'], ['17:00', '00:00']))).toEqual([])
    const [breakfast, lunch, dinner] = [at('08:00'), at('11:00'), { opens: '17:00', closes: '02:00' }]
    expect(paths({ ...stored, exceptions: [on('2026-12-31', { spans: [breakfast, lunch, dinner] })] })).toEqual([])
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

describe('the body of a change of hours', () => {
  const { body } = hoursEditingRoutes.updateHours
  const parse = (exception: object) =>
    body.safeParse({ weekly: stored.weekly, version: 1, exceptions: [{ date: '2026-12-31', ...exception }] })

  it.each([
    [{ closed: true }, []],
    [{ opens: '17:00', closes: '01:00' }, [{ opens: '17:00', closes: '01:00' }]],
    [{ opens: '17:00', closes: '24:00', spans: [] }, []],
    [{ spans: [at('11:00'), at('17:00')] }, [at('11:00'), at('17:00')]],
  ])('%j', (exception, spans) => {
    expect(parse(exception).data?.exceptions).toEqual([{ date: '2026-12-31', spans, note: null }])
  })

  it.each([
    [{}, 'exceptions.0.opens'],
    [{ opens: '17:00' }, 'exceptions.0.closes'],
    [{ opens: '17:00', closes: '24:30' }, 'exceptions.0.closes'],
    [{ spans: [{ opens: '24:00', closes: '01:00' }] }, 'exceptions.0.spans.0.opens'],
  ])('names the field of %j', (exception, path) => {
    expect(parse(exception).error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})
