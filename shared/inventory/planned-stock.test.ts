import type { Hours } from '../locations/location'
import { getLocation } from '../locations/index'
import { divideNeeds, findPlannedDate, isPlanDue, markShortPlans, takePlanned } from './planned-stock'

const day = [
  { opens: '11:00', closes: '15:00' },
  { opens: '17:00', closes: '21:00' },
]
const hours: Hours = {
  week: [day, day, day, day, day, day, day],
  exceptions: { '2026-12-25': { spans: [], note: null } },
}
const place = { ...getLocation('HENPR'), hours }
const lines = (amounts: Readonly<Record<number, number>>) =>
  Object.entries(amounts).map(([id, hundredths]) => ({ ingredientId: Number(id), hundredths }))

test.each([
  ['as soon as possible', undefined, undefined],
  ['later today', '2026-12-01T23:00:00Z', undefined],
  ['before midnight in Florida', '2026-12-02T04:59:00Z', undefined],
  ['tomorrow', '2026-12-02T17:00:00Z', '2026-12-02'],
])('an order for %s is planned for %s: %s', (_when, scheduledFor, date) => {
  expect(findPlannedDate(place, scheduledFor, new Date('2026-12-01T17:00:00Z'))).toBe(date)
})

test.each([
  ['a minute before the opening', '2026-12-02', '2026-12-02T15:59:00Z', false],
  ['at the opening', '2026-12-02', '2026-12-02T16:00:00Z', true],
  ['between the spans', '2026-12-02', '2026-12-02T21:00:00Z', true],
  ['before the opening in summer', '2026-07-02', '2026-07-02T14:59:00Z', false],
  ['at the opening in summer', '2026-07-02', '2026-07-02T15:00:00Z', true],
  ['on the day when clocks go forward', '2027-03-14', '2027-03-14T15:00:00Z', true],
  ['on the day when clocks go back', '2026-11-01', '2026-11-01T15:59:00Z', false],
  ['the evening before', '2026-12-02', '2026-12-02T03:00:00Z', false],
  ['the day after', '2026-12-02', '2026-12-03T10:00:00Z', true],
  ['in the night of a closed day', '2026-12-25', '2026-12-25T06:00:00Z', true],
])('%s of %s, at %s, the plan is due: %s', (_when, date, now, isDue) => {
  expect(isPlanDue(place, date, new Date(now))).toBe(isDue)
})

test('an order after midnight takes its stock with the day on which the location opened', () => {
  const late = [{ opens: '17:00', closes: '01:00' }] as const
  const bar = { ...place, hours: { week: [late, late, late, late, late, late, late], exceptions: {} } } as const
  const [evening, night] = [new Date('2026-12-02T23:00:00Z'), '2026-12-03T05:30:00Z']
  expect(findPlannedDate(bar, night, new Date('2026-12-02T14:00:00Z'))).toBeUndefined()
  expect(findPlannedDate(bar, night, new Date('2026-12-01T23:00:00Z'))).toBe('2026-12-02')
  expect(isPlanDue(bar, '2026-12-02', evening)).toBe(true)
  expect(isPlanDue(bar, '2026-12-03', new Date(night))).toBe(false)
})

test('a later order plans all, an order for today takes all', () => {
  const needs = lines({ 1: 300, 2: 50 })
  const before = { taken: lines({ 1: 100 }), planned: lines({ 2: 40 }) }
  expect(divideNeeds(needs, before, 'later')).toEqual({ taken: [], planned: needs })
  expect(divideNeeds(needs, before, 'now')).toEqual({ taken: needs, planned: [] })
})

test.each([
  ['takes what it needs in addition', 700, { taken: 500, planned: 200 }],
  ['first gives up what it lacks', 450, { taken: 400, planned: 50 }],
  ['then returns what it has', 300, { taken: 300, planned: 0 }],
])('an order that lacks some of its stock %s', (_what, need, { taken, planned }) => {
  const before = { taken: lines({ 1: 400 }), planned: lines({ 1: 200 }) }
  const divided = divideNeeds(lines({ 1: need }), before, 'due')
  expect(divided).toEqual({ taken: lines({ 1: taken }), planned: planned === 0 ? [] : lines({ 1: planned }) })
})

test('the opening takes at most what is for sale', () => {
  const forSale = new Map([
    [1, 1000],
    [2, 30],
  ])
  expect(takePlanned(lines({ 1: 300, 2: 50, 3: 10 }), forSale)).toEqual({
    taken: lines({ 1: 300, 2: 30 }),
    planned: lines({ 2: 20, 3: 10 }),
  })
})

test('a plan is short if stock does not suffice for it and the earlier ones, without what expires before', () => {
  const lots = [
    { expiresOn: '2026-12-03', hundredths: 400 },
    { expiresOn: null, hundredths: 600 },
  ]
  const planned = [
    { date: '2026-12-04', hundredths: 250 },
    { date: '2026-12-02', hundredths: 500 },
    { date: '2026-12-03', hundredths: 300 },
  ]
  expect(markShortPlans({ lots, hundredths: 1000 }, planned).map(({ date, isShort }) => [date, isShort])).toEqual([
    ['2026-12-02', false],
    ['2026-12-03', false],
    ['2026-12-04', true],
  ])
})
