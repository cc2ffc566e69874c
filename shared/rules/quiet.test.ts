import { henpr } from '../locations/henpr'
import { getQuietAlarmStart } from './quiet'

/**
 * Open 10:30 to 21:30 on weekdays, to 22:30 on Fridays and Saturdays, from 11:30 on Sundays; three
 * hours are long.
 */
const since = (iso: string) => getQuietAlarmStart(henpr, new Date(iso))?.toISOString() ?? null

describe('when an order must have come, lest a place be quiet', () => {
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

  it('spans days where the location says so', () => {
    expect(
      getQuietAlarmStart({ ...henpr, quietAlarmMinutes: 12 * 60 }, new Date('2026-07-07T15:30:00Z'))?.toISOString(),
    ).toBe('2026-07-06T14:30:00.000Z')
  })

  it('never where a place has hardly been open', () => {
    expect(getQuietAlarmStart({ ...henpr, quietAlarmMinutes: 20_000 }, new Date('2026-07-07T15:30:00Z'))).toBeNull()
  })
})
