import fc from 'fast-check'
import { henpr } from '../locations/henpr'
import { isOpenAt } from './hours'
import { toWallClock } from './local-time'
import { fromWallClock, listAvailableDays, acceptsOrdersNow } from './schedule'

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
const clocks = (times: readonly { minutes: number }[]) => times.map(({ minutes }) => clock(minutes))

/** A moment on the wall of New Port Richey. */
const at = (date: string, hour: number, minute = 0) => fromWallClock(henpr, date, hour * 60 + minute)

describe('an order without a chosen time', () => {
  it('is taken at any hour on a test site, on a live one while it is open', () => {
    const [noon, night] = [at('2026-06-02', 12), at('2026-06-02', 23)]
    const taken = (acceptsOrdersWhileClosed: boolean) =>
      [noon, night].map((now) => acceptsOrdersNow({ acceptsOrdersWhileClosed }, henpr, now))
    expect(taken(true)).toEqual([true, true])
    expect(taken(false)).toEqual([true, false])
  })
})

describe('times offered for a later pickup', () => {
  it('are every ten minutes from opening until closing', () => {
    const [, tomorrow] = listAvailableDays(henpr, 'pickup', at('2026-06-02', 12))
    expect(tomorrow?.date).toBe('2026-06-03')
    const offered = clocks(tomorrow?.times ?? [])
    expect(offered.slice(0, 2)).toEqual(['10:30', '10:40'])
    expect(offered.at(-1)).toBe('21:20')
  })

  it('begin today once the kitchen can have made it', () => {
    const [today] = listAvailableDays(henpr, 'pickup', at('2026-06-02', 12, 1))
    expect(today?.daysAhead).toBe(0)
    expect(clocks(today?.times ?? [])[0]).toBe('12:30')
  })

  it('begin tomorrow when today is over', () => {
    expect(listAvailableDays(henpr, 'pickup', at('2026-06-02', 21, 20))[0]?.date).toBe('2026-06-03')
  })

  it('leave out a holiday and keep to the hours of a short day', () => {
    const days = listAvailableDays(henpr, 'pickup', at('2026-12-23', 12))
    expect(days.map(({ date }) => date)).not.toContain('2026-12-25')
    const eve = days.find(({ date }) => date === '2026-12-24')
    expect(clocks(eve?.times ?? []).at(-1)).toBe('17:50')
  })

  it('reach a week ahead, and two months for an event', () => {
    expect(listAvailableDays(henpr, 'pickup', at('2026-06-02', 12)).at(-1)?.date).toBe('2026-06-09')
    expect(listAvailableDays(henpr, 'event', at('2026-06-02', 12)).at(-1)?.date).toBe('2026-08-01')
  })

  it('are always open hours, still to come, whenever it is asked', () => {
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, fc.constantFrom('pickup' as const, 'event' as const), (now, orderType) => {
        const times = listAvailableDays(henpr, orderType, now).flatMap((day) => day.times)
        return times.every((time) => isOpenAt(henpr, new Date(time.at)) && Date.parse(time.at) > now.getTime())
      }),
      { numRuns: 20 },
    )
  })
})

describe('a time on the wall', () => {
  it.each([
    ['winter', '2026-01-15', '2026-01-15T17:00:00.000Z'],
    ['summer', '2026-07-15', '2026-07-15T16:00:00.000Z'],
    ['the day when the clocks go forward', '2026-03-08', '2026-03-08T16:00:00.000Z'],
    ['the day when they go back', '2026-11-01', '2026-11-01T17:00:00.000Z'],
  ])('is the right moment in %s', (_when, date, moment) => {
    expect(fromWallClock(henpr, date, 12 * 60).toISOString()).toBe(moment)
  })

  it('is shown as it was asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 4 * 60, max: 24 * 60 - 1 }), (day, minutes) => {
        const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
        expect(toWallClock(henpr, fromWallClock(henpr, date, minutes))).toMatchObject({ date, minutes })
      }),
    )
  })
})
