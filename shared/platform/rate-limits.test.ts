import { getLimitWindow } from './rate-limits'

it.each([
  ['2026-03-01T12:00:00.000Z', 60],
  ['2026-03-01T12:00:00.001Z', 60],
  ['2026-03-01T12:00:30.000Z', 30],
  ['2026-03-01T12:00:59.999Z', 1],
])('at %s, %i seconds of the minute are left', (at, seconds) => {
  expect(getLimitWindow(new Date(at)).secondsLeft).toBe(seconds)
})
