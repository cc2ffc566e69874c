import { needsNewLeadTime } from './lead-times'

const noon = '2026-11-24T17:00:00.000Z'
const onePm = '2026-11-24T18:00:00.000Z'
const before = { scheduledFor: noon, leadMinutes: 120 }

it.each([
  ['another dish without a longer lead time', { scheduledFor: noon, leadMinutes: 120 }, false],
  ['a later time', { scheduledFor: onePm, leadMinutes: 120 }, false],
  ['a dish with a longer lead time', { scheduledFor: onePm, leadMinutes: 180 }, true],
  ['a farther ZIP code', { scheduledFor: onePm, leadMinutes: 120, isFarther: true }, true],
  ['an earlier time', { scheduledFor: '2026-11-24T16:59:00.000Z', leadMinutes: 120 }, true],
])('an edit to %s', (_, edited, isNeeded) => {
  expect(needsNewLeadTime({ isFarther: false, ...edited, before })).toBe(isNeeded)
})
