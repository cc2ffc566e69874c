import { henpr } from '../locations/henpr'
import { toWallClock } from '../platform/time'
import { isOfferedAt, isOfferedOn, isOfferedThisWeek, getDaypart, getOfferKey } from './dayparts'

const lunch = { dayOfWeek: 6, mealtime: 'lunch' } as const
const allDay = { dayOfWeek: 6, mealtime: null } as const
/** A Saturday in summer. */
const at = (time: string) => toWallClock(henpr, new Date(`2026-07-04T${time}:00-04:00`))

it.each([
  ['10:59', null, false],
  ['11:00', 'lunch', true],
  ['14:59', 'lunch', true],
  ['15:00', null, false],
  ['20:00', null, false],
] as const)('at %s it is %s, and a lunch special holds: %s', (time, meal, holds) => {
  expect([getDaypart(at(time)), isOfferedAt(lunch, at(time)), isOfferedAt(allDay, at(time))]).toEqual([
    meal,
    holds,
    true,
  ])
})

it('a special of another weekday is never offered', () => {
  const clock = { ...at('12:00'), weekday: 5 }
  expect([isOfferedAt(lunch, clock), isOfferedAt(allDay, clock), isOfferedAt({ dayOfWeek: 5 }, clock)]).toEqual([
    false,
    false,
    true,
  ])
})

it('the offer key is constant between the borders of dayparts and changes at each', () => {
  const keys = ['10:00', '10:59', '11:00', '14:59', '15:00', '23:59'].map((time) => getOfferKey(at(time)))
  expect(keys.map((key) => key.replace('2026-07-04', '6'))).toEqual(['6 ', '6 ', '6 lunch', '6 lunch', '6 ', '6 '])
})

it('dayparts follow local time in winter, too', () => {
  const winter = (time: string) => getDaypart(toWallClock(henpr, new Date(`2026-12-05T${time}:00-05:00`)))
  expect([winter('10:59'), winter('11:00'), winter('15:00')]).toEqual([null, 'lunch', null])
})

it.each([
  ['2026-07-01', '2026-07-04', true],
  ['2026-07-04', undefined, true],
  [undefined, '2026-07-04', true],
  ['2026-07-05', undefined, false],
  [undefined, '2026-07-03', false],
])('a Saturday special from %s until %s is offered on July 4: %s', (from, until, isOffered) => {
  const special = { ...allDay, from, until }
  expect(isOfferedOn(special, at('12:00'))).toBe(isOffered)
  expect(isOfferedOn({ ...special, dayOfWeek: 5 }, at('12:00'))).toBe(false)
  const tuesdayBefore = { date: '2026-06-30', weekday: 2 }
  expect(isOfferedThisWeek(special, tuesdayBefore)).toBe(isOffered)
})
