import fc from 'fast-check'
import { henpr } from '../locations/henpr'
import { isOpenAt } from '../hours/open-periods'
import { fromWallClock, toWallClock } from '../platform/time'
import { getFireTime } from './timing/ticket-timing'
import { assertLeadTime } from './timing/lead-times'
import { acceptsOrdersNow, getEarliestReadyAt, listAvailableDays } from './scheduling'
import { estimateEta } from './eta'
import { defaultStations } from './timing/stations'

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
const clocks = (times: readonly { minutes: number }[]) => times.map(({ minutes }) => clock(minutes))

/** Converts a local time of New Port Richey. */
const at = (date: string, hour: number, minute = 0) => fromWallClock(henpr, date, hour * 60 + minute)

describe('an order without a chosen time', () => {
  it('is accepted at any hour on a test site, and during opening hours on a live site', () => {
    const [noon, night] = [at('2026-06-02', 12), at('2026-06-02', 23)]
    const taken = (acceptsOrdersWhileClosed: boolean) =>
      [noon, night].map((now) => acceptsOrdersNow({ acceptsOrdersWhileClosed }, henpr, now))
    expect(taken(true)).toEqual([true, true])
    expect(taken(false)).toEqual([true, false])
  })
})

describe('times offered for a later order', () => {
  it.each([
    ['pickup', false, 0, '10:50'],
    ['delivery', false, 0, '11:20'],
    ['pickup', false, 120, '12:30'],
    ['event', false, 0, '10:30'],
    ['pickup', true, 0, '10:30'],
  ] as const)(
    'are every ten minutes from what the kitchen needs after opening: %s, closed too %s, lead %d',
    (orderType, acceptsOrdersWhileClosed, leadMinutes, first) => {
      const rules = { policy: { acceptsOrdersWhileClosed }, leadMinutes }
      const [, tomorrow] = listAvailableDays(henpr, orderType, at('2026-06-02', 12), rules)
      expect(tomorrow?.date).toBe('2026-06-03')
      const offered = clocks(tomorrow?.times ?? [])
      expect([offered.at(0), offered.at(-1)]).toEqual([first, '21:20'])
    },
  )

  it('begin today at the earliest time that the kitchen can make', () => {
    const [today] = listAvailableDays(henpr, 'pickup', at('2026-06-02', 12, 1))
    expect(today?.daysAhead).toBe(0)
    expect(clocks(today?.times ?? [])[0]).toBe('12:30')
  })

  it('leave a delivery time to be made and driven', () => {
    const [today] = listAvailableDays(henpr, 'delivery', at('2026-06-02', 12, 1))
    expect(clocks(today?.times ?? [])[0]).toBe('12:50')
    expect(listAvailableDays(henpr, 'delivery', at('2026-06-02', 12)).at(-1)?.date).toBe('2026-06-09')
  })

  it("begin tomorrow after today's closing", () => {
    expect(listAvailableDays(henpr, 'pickup', at('2026-06-02', 21, 20))[0]?.date).toBe('2026-06-03')
  })

  it('skip a holiday and follow the hours of a short day', () => {
    const days = listAvailableDays(henpr, 'pickup', at('2026-12-23', 12))
    expect(days.map(({ date }) => date)).not.toContain('2026-12-25')
    const eve = days.find(({ date }) => date === '2026-12-24')
    expect(clocks(eve?.times ?? []).at(-1)).toBe('17:50')
  })

  it('reach a week ahead, and two months for an event', () => {
    expect(listAvailableDays(henpr, 'pickup', at('2026-06-02', 12)).at(-1)?.date).toBe('2026-06-09')
    expect(listAvailableDays(henpr, 'event', at('2026-06-02', 12)).at(-1)?.date).toBe('2026-08-01')
  })

  it('are always in the future and within opening hours', () => {
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom('pickup' as const, 'delivery' as const, 'event' as const),
        (now, orderType) => {
          const times = listAvailableDays(henpr, orderType, now).flatMap((day) => day.times)
          return times.every((time) => isOpenAt(henpr, new Date(time.at)) && Date.parse(time.at) > now.getTime())
        },
      ),
      { numRuns: 20 },
    )
  })
})

describe('a lead time', () => {
  const open = at('2026-06-02', 12)
  const night = at('2026-06-02', 23)
  const readyAt = (acceptsOrdersWhileClosed: boolean, now: Date, leadMinutes = 120) =>
    new Date(getEarliestReadyAt(leadMinutes, { policy: { acceptsOrdersWhileClosed }, place: henpr, now }))

  it('counts from now, and on a closed live site from its next opening', () => {
    expect(readyAt(false, open)).toEqual(at('2026-06-02', 14))
    expect(readyAt(true, night)).toEqual(at('2026-06-03', 1))
    expect(readyAt(false, night)).toEqual(at('2026-06-03', 12, 30))
    expect(readyAt(false, night, 0)).toEqual(night)
  })

  it('moves the first time offered', () => {
    const [today] = listAvailableDays(henpr, 'pickup', open, { notBefore: readyAt(false, open).getTime() })
    expect(clocks(today?.times ?? [])[0]).toBe('14:00')
  })

  it('refuses an earlier time of an order', () => {
    const context = { policy: { acceptsOrdersWhileClosed: false }, place: henpr, now: open }
    const check = (hour: number, minute: number, leadMinutes: number) => () =>
      assertLeadTime({ scheduledFor: at('2026-06-02', hour, minute).toISOString(), leadMinutes }, context)
    expect(check(13, 57, 120)).toThrow('These dishes take 2 hours. Please choose')
    // A page offered it two minutes ago.
    expect(check(13, 58, 120)).not.toThrow()
    expect(check(14, 0, 120)).not.toThrow()
    expect(check(12, 1, 0)).not.toThrow()
  })

  it('makes the kitchen begin earlier, and an order for now take at least as long', () => {
    const order = { orderType: 'pickup' as const, scheduledFor: at('2026-06-02', 18).toISOString() }
    expect(getFireTime(order)).toBe(at('2026-06-02', 17, 40).getTime())
    expect(getFireTime({ ...order, leadMinutes: 120 })).toBe(at('2026-06-02', 16).getTime())
    const kitchen = { stations: defaultStations, extraMinutes: 0, activeOrders: [] }
    const request = { orderType: 'delivery' as const, work: { sushi: 1 }, scheduledFor: null }
    expect(estimateEta({ ...request, leadMinutes: 120 }, kitchen, open)?.from).toBe(at('2026-06-02', 14).getTime())
    expect(estimateEta({ ...request, leadMinutes: 10 }, kitchen, open)?.from).toBe(at('2026-06-02', 12, 30).getTime())
  })
})

describe('a local time', () => {
  it.each([
    ['winter', '2026-01-15', '2026-01-15T17:00:00.000Z'],
    ['summer', '2026-07-15', '2026-07-15T16:00:00.000Z'],
    ['the day when the clocks go forward', '2026-03-08', '2026-03-08T16:00:00.000Z'],
    ['the day when they go back', '2026-11-01', '2026-11-01T17:00:00.000Z'],
  ])('is converted correctly in %s', (_when, date, moment) => {
    expect(fromWallClock(henpr, date, 12 * 60).toISOString()).toBe(moment)
  })

  it('converts back to the same local time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 4 * 60, max: 24 * 60 - 1 }), (day, minutes) => {
        const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
        expect(toWallClock(henpr, fromWallClock(henpr, date, minutes))).toMatchObject({ date, minutes })
      }),
    )
  })
})
