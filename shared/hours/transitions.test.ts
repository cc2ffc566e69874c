import fc from 'fast-check'
import { henpr } from '../locations/henpr'
import type { DayHours } from '../locations/location'
import { findNextOpening, formatHours, formatUpcomingExceptions, formatWeekLines, getOpenStatus } from './hours'
import { getBusinessDate, isOpenAt } from './open-periods'
import { getHoursTransitions, getQuietAlarmStart } from './transitions'
import { fromWallClock, parseClockMinutes } from '../platform/time'
import { listAvailableDays, listSlotTimes } from '../orders/scheduling'

const split = [
  { opens: '11:00', closes: '14:00' },
  { opens: '17:00', closes: '21:30' },
] as const
const twiceADay = {
  timeZone: henpr.timeZone,
  hours: {
    week: [[], split, split, split, split, split, split],
    exceptions: { '2026-06-04': { spans: [], note: 'Storm' }, '2026-06-05': { spans: [split[1]] } },
  },
} as const
/** Tuesday, June 2nd. */
const at = (hour: number, minute = 0, date = '2026-06-02') => fromWallClock(henpr, date, hour * 60 + minute)
const turns = (place: Parameters<typeof getHoursTransitions>[0], now: Date) => {
  const { open, until, next } = getHoursTransitions(place, now)
  return [open, until?.toISOString() ?? null, next?.toISOString() ?? null]
}

describe('a restaurant that closes between lunch and dinner', () => {
  it.each([
    [10, 59, 'Closed, opens 11:00 AM'],
    [11, 0, 'Open until 2:00 PM'],
    [13, 59, 'Open until 2:00 PM'],
    [14, 0, 'Closed, opens 5:00 PM'],
    [17, 0, 'Open until 9:30 PM'],
    [21, 30, 'Closed, opens tomorrow 11:00 AM'],
  ])('shows at %d:%d: %s', (hour, minute, text) => {
    expect(getOpenStatus(twiceADay, at(hour, minute)).text).toBe(text)
  })

  it('lists both spans of a day, and the reason of an exception', () => {
    expect(formatWeekLines(twiceADay)).toEqual([
      { days: 'Mon-Sat', hours: '11:00 AM-2:00 PM, 5:00 PM-9:30 PM' },
      { days: 'Sunday', hours: 'Closed' },
    ])
    expect(formatUpcomingExceptions(twiceADay, at(12))).toEqual([
      { days: 'Thu, Jun 4', hours: 'Closed (Storm)' },
      { days: 'Fri, Jun 5', hours: '5:00 PM-9:30 PM' },
    ])
  })

  it('offers no slots between the two', () => {
    const [today] = listAvailableDays(twiceADay, 'pickup', at(11))
    const minutes = today?.times.map((time) => time.minutes) ?? []
    expect([minutes.at(0), Math.max(...minutes)]).toEqual([11 * 60 + 20, 21 * 60 + 20])
    expect(minutes.filter((minute) => minute >= 14 * 60 && minute < 17 * 60)).toEqual([])
  })
})

const late = [{ opens: '17:00', closes: '01:00' }] as const
const openLate = {
  timeZone: henpr.timeZone,
  hours: {
    week: [[], split, split, split, split, late, late],
    exceptions: {
      '2026-06-07': { spans: [] },
      '2026-06-09': { spans: [...split, { opens: '22:00', closes: '24:00' }] },
    },
  },
} as const

describe('a restaurant that closes after midnight on Friday and Saturday', () => {
  it.each([
    ['2026-06-05', 23, 30, 'Open until 1:00 AM', '2026-06-05'],
    ['2026-06-06', 0, 59, 'Open until 1:00 AM', '2026-06-05'],
    ['2026-06-06', 1, 0, 'Closed, opens 5:00 PM', '2026-06-06'],
    ['2026-06-07', 0, 30, 'Open until 1:00 AM', '2026-06-06'],
    ['2026-06-07', 1, 0, 'Closed, opens tomorrow 11:00 AM', '2026-06-07'],
    ['2026-06-09', 23, 59, 'Open until 12:00 AM', '2026-06-09'],
    ['2026-06-10', 0, 0, 'Closed, opens 11:00 AM', '2026-06-10'],
  ])('on %s at %d:%d: %s', (date, hour, minute, text, businessDate) => {
    const now = at(hour, minute, date)
    expect(getOpenStatus(openLate, now).text).toBe(text)
    expect(getBusinessDate(openLate, now)).toBe(businessDate)
  })

  it('lists the times after midnight with the day on which it opened, on that night too', () => {
    const labels = (now: Date) =>
      listAvailableDays(openLate, 'pickup', now)
        .slice(0, 1)
        .map(({ date, daysAhead, times }) => [date, daysAhead, times.at(0)?.at, times.at(-1)?.at])
    const last = '2026-06-06T04:50:00.000Z'
    expect(labels(at(12, 0, '2026-06-05'))).toEqual([['2026-06-05', 0, '2026-06-05T21:20:00.000Z', last]])
    expect(labels(at(0, 10, '2026-06-06'))).toEqual([['2026-06-05', 0, '2026-06-06T04:30:00.000Z', last]])
  })

  it('is open all day without a closing', () => {
    const day = [{ opens: '11:00', closes: '11:00' }] as const
    const always = { ...openLate, hours: { week: [day, day, day, day, day, day, day], exceptions: {} } } as const
    expect(getOpenStatus(always, at(3))).toEqual({ isOpen: true, text: 'Open 24 hours' })
    expect(turns(always, at(3))).toEqual([true, null, null])
    expect(formatWeekLines(always)).toEqual([{ days: 'Daily', hours: 'Open 24 hours' }])
  })

  it('names the day of a closing that is more than a day ahead', () => {
    const day = [{ opens: '00:00', closes: '24:00' }] as const
    const weekend = { ...openLate, hours: { week: [split, [], [], [], [], day, day], exceptions: {} } } as const
    expect(getOpenStatus(weekend, at(9, 0, '2026-06-05')).text).toBe('Open until Sunday 12:00 AM')
    expect(getOpenStatus(weekend, at(9, 0, '2026-06-06')).text).toBe('Open until 12:00 AM')
    const always = { ...weekend, hours: { week: [day, day, day, day, day, day, day], exceptions: {} } } as const
    const untilEve = { ...always, hours: { ...always.hours, exceptions: { '2026-12-24': { spans: [] } } } } as const
    expect(getOpenStatus(untilEve, at(9, 0, '2026-12-01')).text).toBe('Open until Thu, Dec 24, 12:00 AM')
    expect(getOpenStatus(untilEve, at(9, 0, '2026-12-25')).text).toBe('Open 24 hours')
  })

  it('opens after several closed days, and says which day that is', () => {
    const closed = {
      ...openLate,
      hours: { ...openLate.hours, exceptions: { '2026-06-09': { spans: [] }, '2026-06-10': { spans: [] } } },
    }
    expect(getOpenStatus(closed, at(12, 0, '2026-06-09')).text).toBe('Closed, opens Thursday 11:00 AM')
  })

  it.each([
    ['the hour that is missing in March', '2026-03-08', ['06:50', '07:00', '07:10']],
    ['the hour that comes twice in November', '2026-11-01', ['05:50', '06:00', '06:10']],
  ])('offers every ten minutes over %s', (_when, date, times) => {
    const night = [{ opens: '00:30', closes: '04:00' }] as const
    const place = {
      ...openLate,
      hours: { week: [night, night, night, night, night, night, night], exceptions: {} },
    } as const
    const offered = listSlotTimes(place, date).map((slot) => slot.at)
    expect(offered).toEqual(expect.arrayContaining(times.map((time) => `${date}T${time}:00.000Z`)))
    expect(offered.filter((slot) => !isOpenAt(place, new Date(slot)))).toEqual([])
    const steps = offered.slice(1).map((slot, index) => Date.parse(slot) - Date.parse(offered[index] ?? ''))
    expect(new Set(steps)).toEqual(new Set([600_000]))
  })
})

describe('the next transitions', () => {
  it('are closing, then the next opening', () => {
    expect(turns(twiceADay, at(13))).toEqual([true, '2026-06-02T18:00:00.000Z', '2026-06-02T21:00:00.000Z'])
    expect(turns(twiceADay, at(14))).toEqual([false, '2026-06-02T21:00:00.000Z', '2026-06-03T01:30:00.000Z'])
  })

  it('skip days without opening', () => {
    expect(turns(twiceADay, at(21, 30, '2026-06-03'))).toEqual([
      false,
      '2026-06-05T21:00:00.000Z',
      '2026-06-06T01:30:00.000Z',
    ])
  })

  it('follow daylight saving time', () => {
    const saturday = fromWallClock(henpr, '2026-10-31', 22 * 60)
    expect(turns(henpr, saturday)).toEqual([true, '2026-11-01T02:30:00.000Z', '2026-11-01T16:30:00.000Z'])
    expect(turns(henpr, fromWallClock(henpr, '2026-03-07', 23 * 60))[1]).toBe('2026-03-08T15:30:00.000Z')
  })

  it('are unknown for a location that never opens, and adjacent spans count as one', () => {
    const never = { ...twiceADay, hours: { week: [[], [], [], [], [], [], []], exceptions: {} } } as const
    expect(turns(never, at(12))).toEqual([false, null, null])
    const touching: DayHours = [
      { opens: '10:00', closes: '14:00' },
      { opens: '14:00', closes: '20:00' },
    ]
    const day = { ...never, hours: { ...never.hours, exceptions: { '2026-06-02': { spans: touching } } } }
    expect(turns(day, at(12))).toEqual([true, '2026-06-03T00:00:00.000Z', null])
    expect(getOpenStatus(day, at(12)).text).toBe('Open until 8:00 PM')
  })

  it('are where the location opens or closes, for any week', () => {
    const toClock = (minutes: number) =>
      `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    // The last period may end until four at night.
    const minutes = fc.integer({ min: 5 * 60, max: 28 * 60 })
    const day = fc
      .uniqueArray(minutes, { minLength: 4, maxLength: 4 })
      .map((four) => [...four].sort((one, other) => one - other))
      .filter(([, , third = 0]) => third < 24 * 60)
      .map(([one = 0, two = 0, three = 0, four = 0]): DayHours => [
        { opens: toClock(one), closes: toClock(two) },
        { opens: toClock(three), closes: toClock(four) },
      ])
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }), moments, (spans, open, now) => {
        const on = (weekday: number) => (open.includes(weekday) ? spans : [])
        const week = [on(0), on(1), on(2), on(3), on(4), on(5), on(6)] as const
        const place = { timeZone: henpr.timeZone, hours: { week, exceptions: {} } }
        const transitions = getHoursTransitions(place, now)
        const { until, next } = transitions
        if (!until || !next) throw new Error('a week that opens has turns')
        const justBefore = (moment: Date) => isOpenAt(place, new Date(moment.getTime() - 1))
        expect([justBefore(until), isOpenAt(place, until)]).toEqual([transitions.open, !transitions.open])
        expect([justBefore(next), isOpenAt(place, next)]).toEqual([!transitions.open, transitions.open])
        const opening = findNextOpening(place, now)
        if (opening) expect(fromWallClock(place, opening.date, parseClockMinutes(opening.open))).toEqual(until)
      }),
      { numRuns: 60 },
    )
  })
})

it('a location closed for more than a week shows the date of its opening', () => {
  const dates = Array.from({ length: 10 }, (_, day) => [`2026-06-${String(day + 2).padStart(2, '0')}`, { spans: [] }])
  const away = { ...henpr, hours: { ...henpr.hours, exceptions: Object.fromEntries(dates) } }
  expect(getOpenStatus(away, at(12)).text).toBe('Closed, opens Fri, Jun 12, 10:30 AM')
  expect(formatHours([])).toBe('Closed')
})

/**
 * Open 10:30 to 21:30 on weekdays, to 22:30 on Fridays and Saturdays, and from 11:30 on Sundays.
 * The alarm time is three hours.
 */
const since = (iso: string) => getQuietAlarmStart(henpr, new Date(iso))?.toISOString() ?? null

describe('the start of the quiet alarm', () => {
  it.each([
    ['in the middle of a day: three hours ago', '2026-07-07T20:00:00Z', '2026-07-07T17:00:00.000Z'],
    ['three hours after opening: since then', '2026-07-07T17:30:00Z', '2026-07-07T14:30:00.000Z'],
    ['at opening: in the three hours before the last closing', '2026-07-07T14:30:00Z', '2026-07-06T22:30:00.000Z'],
    ['an hour after opening: two of them lie on the day before', '2026-07-07T15:30:00Z', '2026-07-06T23:30:00.000Z'],
    ['the minute before closing', '2026-07-08T01:29:00Z', '2026-07-07T22:29:00.000Z'],
    ['the day after a holiday: on the day before it', '2026-11-27T16:30:00Z', '2026-11-26T00:30:00.000Z'],
    ['after a day that closed early', '2026-12-26T15:30:00Z', '2026-12-24T20:00:00.000Z'],
    ['the Sunday that the clocks go forward', '2026-03-08T16:30:00Z', '2026-03-08T01:30:00.000Z'],
    ['the Sunday that the clocks go back', '2026-11-01T17:30:00Z', '2026-11-01T00:30:00.000Z'],
  ])('%s', (_when, now, due) => expect(since(now)).toBe(due))

  it.each([
    ['before opening', '2026-07-07T14:29:00Z'],
    ['at closing time', '2026-07-08T01:30:00Z'],
    ['on a holiday', '2026-11-26T18:00:00Z'],
  ])('never %s', (_when, now) => expect(since(now)).toBeNull())

  it('spans several days for long alarm times', () => {
    expect(
      getQuietAlarmStart({ ...henpr, quietAlarmMinutes: 12 * 60 }, new Date('2026-07-07T15:30:00Z'))?.toISOString(),
    ).toBe('2026-07-06T14:30:00.000Z')
  })

  it('is null if the location was hardly open', () => {
    expect(getQuietAlarmStart({ ...henpr, quietAlarmMinutes: 20_000 }, new Date('2026-07-07T15:30:00Z'))).toBeNull()
  })
})
