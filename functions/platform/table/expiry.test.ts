import { DAY_SECONDS } from '#shared/platform/durations'
import { expiresAfter } from './expiry'

test.each([
  ['a time as text', '2026-07-15T12:00:00.001Z', '2026-07-16T12:00:01Z'],
  ['a date', '2026-07-15', '2026-07-16T00:00:00Z'],
  ['a clock', new Date('2026-07-15T12:00:00.999Z'), '2026-07-16T12:00:01Z'],
])('a record is stored for its whole lifetime after %s', (_, from, end) => {
  expect(expiresAfter(from, DAY_SECONDS)).toBe(Date.parse(end) / 1000)
})

test('a record without a lifetime ends at the time itself', () => {
  expect(expiresAfter('2026-07-15T12:00:00Z')).toBe(Date.parse('2026-07-15T12:00:00Z') / 1000)
})
