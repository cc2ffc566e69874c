import { henpr } from '../locations/henpr'
import {
  findNextOpening,
  formatClock,
  formatUpcomingExceptions,
  formatWeekLines,
  getOpenStatus,
  getTodaysHours,
} from './hours'
import { getHoursOn, isOpenAt } from './open-periods'
import { toWallClock } from '../platform/time'

const at = (iso: string) => new Date(iso)

describe('the wall clock', () => {
  it("shows the location's time in any browser time zone", () => {
    expect(toWallClock(henpr, at('2026-07-04T02:15:00Z'))).toEqual({
      date: '2026-07-03',
      weekday: 5,
      minutes: 22 * 60 + 15,
    })
  })

  it('follows daylight saving on both sides of the change', () => {
    expect(toWallClock(henpr, at('2026-03-08T06:59:00Z')).minutes).toBe(60 + 59)
    expect(toWallClock(henpr, at('2026-03-08T07:00:00Z')).minutes).toBe(3 * 60)
    expect(toWallClock(henpr, at('2026-11-01T05:30:00Z')).minutes).toBe(90)
    expect(toWallClock(henpr, at('2026-11-01T06:30:00Z')).minutes).toBe(90)
  })

  it('counts midnight as the start of the day', () => {
    expect(toWallClock(henpr, at('2026-07-04T04:00:00Z'))).toEqual({ date: '2026-07-04', weekday: 6, minutes: 0 })
  })
})

describe('open or closed', () => {
  it.each([
    ['Monday, a minute before opening', '2026-07-06T14:29:00Z', false],
    ['Monday, at opening time', '2026-07-06T14:30:00Z', true],
    ['Monday, a minute before closing', '2026-07-07T01:29:00Z', true],
    ['Monday, at closing time', '2026-07-07T01:30:00Z', false],
    ['Friday, after the hour that closes weekdays', '2026-07-11T02:00:00Z', true],
    ['Sunday, before its later opening', '2026-07-05T15:00:00Z', false],
    ['Sunday, at its later opening', '2026-07-05T15:30:00Z', true],
    ['a winter Monday, at opening time an hour later in UTC', '2026-01-05T15:30:00Z', true],
    ['a winter Monday, at the summer opening in UTC', '2026-01-05T14:30:00Z', false],
    ['Thanksgiving, at noon', '2026-11-26T17:00:00Z', false],
    ['Christmas Eve, in the afternoon', '2026-12-24T22:59:00Z', true],
    ['Christmas Eve, at its early closing', '2026-12-24T23:00:00Z', false],
  ])('%s', (_when, iso, open) => {
    expect(isOpenAt(henpr, at(iso))).toBe(open)
  })
})

describe('the hours of a day', () => {
  it('come from its exception, if any', () => {
    expect(getHoursOn(henpr, '2026-11-26')).toEqual([])
    expect(getTodaysHours(henpr, at('2026-12-24T17:00:00Z'))).toEqual([{ opens: '10:30', closes: '18:00' }])
  })
})

describe('the next opening', () => {
  it('is null while open', () => {
    expect(findNextOpening(henpr, at('2026-07-06T16:00:00Z'))).toBeNull()
  })

  it('is later the same day before opening', () => {
    expect(findNextOpening(henpr, at('2026-07-06T12:00:00Z'))).toMatchObject({
      date: '2026-07-06',
      open: '10:30',
      daysAhead: 0,
    })
  })

  it('skips a holiday', () => {
    expect(findNextOpening(henpr, at('2026-11-26T03:00:00Z'))).toMatchObject({ date: '2026-11-27', daysAhead: 2 })
  })

  it('is null for a location that never opens', () => {
    const week = [[], [], [], [], [], [], []] as const
    const shut = { timeZone: henpr.timeZone, hours: { week, exceptions: {} } }
    expect(findNextOpening(shut, at('2026-07-06T12:00:00Z'))).toBeNull()
    expect(getOpenStatus(shut, at('2026-07-06T12:00:00Z')).text).toBe('Closed')
  })
})

describe('displayed hours', () => {
  it('group days with equal hours', () => {
    expect(formatWeekLines(henpr)).toEqual([
      { days: 'Mon-Thu', hours: '10:30 AM-9:30 PM' },
      { days: 'Fri-Sat', hours: '10:30 AM-10:30 PM' },
      { days: 'Sunday', hours: '11:30 AM-9:30 PM' },
    ])
  })

  it('are Daily if all days are equal', () => {
    const day = [{ opens: '11:00', closes: '20:00' }]
    expect(formatWeekLines({ hours: { week: [day, day, day, day, day, day, day], exceptions: {} } })).toEqual([
      { days: 'Daily', hours: '11:00 AM-8:00 PM' },
    ])
  })

  it('show noon and midnight as 12', () => {
    expect([formatClock('12:00'), formatClock('00:00'), formatClock('24:00')]).toEqual([
      '12:00 PM',
      '12:00 AM',
      '12:00 AM',
    ])
  })

  it.each([
    ['2026-07-06T16:00:00Z', 'Open until 9:30 PM'],
    ['2026-07-06T12:00:00Z', 'Closed, opens 10:30 AM'],
    ['2026-07-07T03:00:00Z', 'Closed, opens tomorrow 10:30 AM'],
    ['2026-11-26T03:00:00Z', 'Closed, opens Friday 10:30 AM'],
  ])('at %s the status is: %s', (iso, text) => {
    expect(getOpenStatus(henpr, at(iso)).text).toBe(text)
  })

  it('include the holidays of the next two weeks', () => {
    expect(formatUpcomingExceptions(henpr, at('2026-11-21T12:00:00Z'))).toEqual([
      { days: 'Thu, Nov 26', hours: 'Closed' },
    ])
    expect(formatUpcomingExceptions(henpr, at('2026-07-01T12:00:00Z'))).toEqual([])
  })
})
