import fc from 'fast-check'
import { henpr } from '../../locations/henpr'
import type { HoursSpan } from '../../locations/location'
import { fromWallClock } from '../../platform/time'
import { listSlotAvailability } from './slots'
import { assertNotBeforeQuote, assertOrderTime, assertReadyBeforeClosing, findNextOrderTime } from './last-order'
import { isOrderTime, isReadyBeforeClosing } from './order-times'
import { getFirstLaterAt, listAvailableDays } from '../scheduling'

const policy = { acceptsOrdersWhileClosed: false }
const open = (...spans: HoursSpan[]) => ({
  timeZone: henpr.timeZone,
  hours: { week: [spans, spans, spans, spans, spans, spans, spans] as const, exceptions: {} },
})
const lunchAndDinner = open({ opens: '11:00', closes: '14:00' }, { opens: '17:00', closes: '01:00' })
const always = open({ opens: '00:00', closes: '24:00' })
const at = (date: string, hour: number, minute = 0) => fromWallClock(henpr, date, hour * 60 + minute)
const iso = (...[date, hour, minute]: Parameters<typeof at>) => at(date, hour, minute).toISOString()

const refusal = (check: () => void): unknown => {
  try {
    check()
  } catch (error) {
    return error
  }
  return null
}

describe('the last order for now', () => {
  const order = (hour: number, minute: number, minutes: number, place = lunchAndDinner) => {
    const now = at('2026-06-02', hour, minute)
    const context = { policy, place, now }
    return refusal(() =>
      assertReadyBeforeClosing(
        now.getTime() + minutes * 60_000,
        { orderType: 'pickup', leadMinutes: minutes },
        context,
      ),
    )
  }

  it('is ready before the location closes', () => {
    expect(order(13, 44, 15)).toBeNull()
    expect(order(13, 45, 15)).toMatchObject({ code: 'too-late', members: { nextAt: iso('2026-06-02', 17, 20) } })
    // Two hours' lead: the next time counts from now, and from the opening.
    expect(order(13, 54, 120)).toMatchObject({ members: { nextAt: iso('2026-06-02', 19) } })
    expect(order(24, 30, 60)).toMatchObject({ members: { nextAt: iso('2026-06-03', 12) } })
    expect(order(23, 50, 60, always)).toBeNull()
  })

  it('is taken at any time where orders are taken while closed', () => {
    const now = at('2026-06-02', 3)
    expect(
      isReadyBeforeClosing(now.getTime(), { policy: { acceptsOrdersWhileClosed: true }, place: lunchAndDinner }, now),
    ).toBe(true)
    expect(isReadyBeforeClosing(now.getTime(), { policy, place: lunchAndDinner }, now)).toBe(false)
  })
})

it('the first order of a span is as long after its opening as the kitchen needs', () => {
  const context = { policy, place: lunchAndDinner, now: at('2026-06-02', 8) }
  const problem = refusal(() => assertOrderTime(iso('2026-06-03', 17, 19), { orderType: 'pickup' }, context))
  expect(problem).toMatchObject({ code: 'too-late', members: { nextAt: iso('2026-06-02', 11, 20) } })
  expect(refusal(() => assertOrderTime(iso('2026-06-03', 17, 20), { orderType: 'pickup' }, context))).toBeNull()
  expect(isOrderTime(at('2026-06-03', 0, 10).getTime(), { orderType: 'delivery' }, { policy, place: always })).toBe(
    true,
  )
})

it.each(['2026-03-06', '2026-06-02', '2026-10-30'])(
  'page, slots and server agree for every minute of the week from %s',
  (date) => {
    const minutes = fc.integer({ min: 0, max: 7 * 24 * 60 })
    const order = fc.record({
      orderType: fc.constantFrom('pickup' as const, 'delivery' as const),
      leadMinutes: fc.constantFrom(0, 30, 120, 300),
      delayMinutes: fc.constantFrom(0, 5, 100),
    })
    const places = fc.constantFrom(henpr, lunchAndDinner, always, open({ opens: '17:00', closes: '02:30' }))
    fc.assert(
      fc.property(minutes, order, places, (minute, lead, place) => {
        const context = { policy, place, now: new Date(at(date, 0).getTime() + minute * 60_000) }
        const { orderType, leadMinutes, delayMinutes } = lead
        const notBefore = getFirstLaterAt(lead, context)
        const kitchen = { stations: [], extraMinutes: delayMinutes, activeOrders: [] }
        const assertOffered = (time: string) => {
          assertOrderTime(time, lead, context)
          assertNotBeforeQuote({ orderType, leadMinutes, work: {}, scheduledFor: new Date(time) }, kitchen, context)
        }
        const days = listAvailableDays(place, orderType, context.now, { policy, leadMinutes, notBefore })
        const isPossible = (time: number) => isOrderTime(time, lead, context)
        for (const { date: day, times } of days.slice(0, 2)) {
          const slots = listSlotAvailability(place, day, { limit: null, taken: new Map(), isPossible }, context.now)
          const listed = new Set(slots.map((slot) => slot.at))
          expect(times.filter((time) => !listed.has(time.at))).toEqual([])
          expect(times.filter((time) => refusal(() => assertOffered(time.at)))).toEqual([])
        }
        const next = findNextOrderTime(lead, context)
        if (next !== null) expect(refusal(() => assertOffered(next))).toBeNull()
      }),
      { numRuns: 10 },
    )
  },
)
