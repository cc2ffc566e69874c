import { henpr } from '../locations/henpr'
import type { HoursSpan } from '../locations/location'
import { fromWallClock } from '../platform/time'
import { isOpenAt } from './open-periods'
import { getBusinessDay, getStepDate, getWorkDate } from './business-day'

const open = (...spans: HoursSpan[]) => ({
  timeZone: henpr.timeZone,
  hours: { week: [spans, spans, spans, spans, spans, spans, spans] as const, exceptions: {} },
})
const nightly = open({ opens: '17:00', closes: '01:00' })
const at = (date: string, clock: string) =>
  fromWallClock(henpr, date, Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)))

describe('the business day of work', () => {
  it.each([
    ['a night', nightly, '23:59', '2026-07-10'],
    ['a night after midnight', nightly, '24:30', '2026-07-10'],
    ['the work after its closing', nightly, '26:59', '2026-07-10'],
    ['the next morning', nightly, '27:00', '2026-07-11'],
    ['a closing at midnight', open({ opens: '17:00', closes: '24:00' }), '25:00', '2026-07-10'],
    ['a closing before midnight', open({ opens: '11:00', closes: '23:00' }), '24:10', '2026-07-11'],
    ['24 hours from midnight', open({ opens: '00:00', closes: '24:00' }), '24:10', '2026-07-11'],
    ['24 hours from six', open({ opens: '06:00', closes: '06:00' }), '29:59', '2026-07-10'],
    ['the next opening', open({ opens: '06:00', closes: '05:30' }), '30:00', '2026-07-11'],
  ])('%s, at %s: %s', (_what, place, clock, date) => {
    expect(getWorkDate(place, at('2026-07-10', clock))).toBe(date)
  })

  it.each([
    // The clock skips from 2 to 3 in the first night and shows 1 to 2 twice in the second.
    ['2026-03-07', '2026-03-08T06:59:00Z', '2026-03-08T08:59:00Z'],
    ['2026-10-31', '2026-11-01T06:59:00Z', '2026-11-01T08:59:00Z'],
  ])('the night of a clock change, from %s', (date, beforeClosing, lastMinute) => {
    const late = open({ opens: '17:00', closes: '02:00' })
    const next = new Date(Date.parse(lastMinute) + 60_000)
    expect([beforeClosing, lastMinute].map((time) => getWorkDate(late, new Date(time)))).toEqual([date, date])
    expect(getWorkDate(late, next)).not.toBe(date)
    const closing = new Date(Date.parse(beforeClosing) + 60_000)
    expect([new Date(beforeClosing), closing].map((time) => isOpenAt(late, time))).toEqual([true, false])
  })
})

it('the steps of an order count for its night, also after the hours changed', () => {
  const order = getBusinessDay(nightly, at('2026-07-10', '24:30'))
  expect(order).toEqual({ businessDate: '2026-07-10', nightEndsAt: at('2026-07-10', '27:00').toISOString() })
  const dateOf = (date: string, clock: string) =>
    getStepDate({ ...order, location: 'HENPR' }, at(date, clock).toISOString())
  const noon = { ...getBusinessDay(nightly, at('2026-07-10', '12:00')), location: 'HENPR' } as const
  expect(dateOf('2026-07-10', '24:45')).toBe('2026-07-10')
  expect(dateOf('2026-07-10', '27:00')).toBe('2026-07-11')
  expect(dateOf('2026-07-08', '24:45')).toBe('2026-07-09')
  expect(getStepDate(noon, at('2026-07-10', '24:10').toISOString())).toBe('2026-07-10')
  expect(getStepDate({ location: 'HENPR' }, at('2026-07-10', '24:10').toISOString())).toBe('2026-07-11')
})
