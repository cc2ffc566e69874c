import { henpr } from '../locations/henpr'
import type { DayHours } from '../locations/location'
import { fromWallClock, toWallClock } from '../platform/time'
import { listAvailableDays, listSlotTimes, type AvailableTime } from './scheduling'

const toMinutes = (times: readonly AvailableTime[]) => times.map(({ minutes }) => minutes)
const clock = (hour: number, minute: number) => hour * 60 + minute

/** The minutes of the times that a place with these hours offers on a summer day. */
function offer(opens: string, closes: string): readonly number[] {
  const day: DayHours = [{ opens, closes }]
  const hours = { week: [day, day, day, day, day, day, day], exceptions: {} } as const
  const place = { timeZone: henpr.timeZone, hours }
  const [today] = listAvailableDays(place, 'pickup', fromWallClock(henpr, '2026-06-02', clock(8, 0)), {
    policy: { acceptsOrdersWhileClosed: true },
  })
  return toMinutes(today?.times ?? [])
}

describe('the times offered on a day', () => {
  it.each([
    ['23:45', clock(23, 40)],
    ['23:59', clock(23, 50)],
    ['11:05', clock(11, 0)],
  ])('end before a closing at %s, however near to midnight or to the opening', (closes, last) => {
    const offered = offer('11:00', closes)
    expect([offered.at(0), offered.at(-1)]).toEqual([clock(11, 0), last])
  })

  it('begin at a full slot if the opening is none', () => {
    expect(offer('11:05', '12:00').at(0)).toBe(clock(11, 10))
  })

  it.each(['2026-03-08', '2026-11-01'])('are those of the restaurant’s clock on %s, when it changes', (date) => {
    const times = listSlotTimes(henpr, date)
    expect(times.at(0)?.minutes).toBe(clock(11, 30))
    expect(times.map(({ at }) => toWallClock(henpr, new Date(at)).minutes)).toEqual(toMinutes(times))
  })
})
