import { henpr } from '../locations/henpr'
import type { Hours } from '../locations/location'
import { describeDaypartsChange, validateDayparts } from './contract'
import {
  applyCategoryTerms,
  describeOffer,
  findNextChange,
  findNextOffer,
  formatDaypart,
  getPriceIn,
  isOfferedIn,
  listDaypartsAt,
  type Daypart,
} from './dayparts'

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const lunch: Daypart = { id: 'lunch', name: 'Lunch', days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '11:00', to: '15:00' } // prettier-ignore
const late: Daypart = { id: 'late', name: 'Late night', days: ['fri', 'sat'], from: '22:00', to: '02:30' }
const happy: Daypart = { id: 'happy', name: 'Happy hour', days: everyDay, from: '14:00', to: '17:30' }
const dayparts = [lunch, late, happy]

/** A time in Florida: 2027-01-15 is a Friday. */
const at = (local: string, offset = '-05:00') => new Date(`${local}:00${offset}`)
const idsAt = (when: Date) => listDaypartsAt(dayparts, henpr, when).map(({ id }) => id)

it.each([
  ['2027-01-15T10:59', []],
  ['2027-01-15T11:00', ['lunch']],
  ['2027-01-15T14:00', ['lunch', 'happy']],
  ['2027-01-15T15:00', ['happy']],
  ['2027-01-15T21:59', []],
  ['2027-01-15T22:00', ['late']],
  ['2027-01-16T02:29', ['late']],
  ['2027-01-16T02:30', []],
  // The night from Sunday to Monday is of neither Friday nor Saturday.
  ['2027-01-18T01:00', []],
  ['2027-01-16T12:00', []],
])('at %s the dayparts are %j', (local, ids) => {
  expect(idsAt(at(local))).toEqual(ids)
})

it('a night that the clocks change has its local times', () => {
  // Summer time begins on Sunday 2027-03-14 at 2 AM and ends on Sunday 2027-11-07 at 2 AM.
  expect(idsAt(at('2027-03-14T01:59'))).toEqual(['late'])
  expect(idsAt(at('2027-03-14T03:29', '-04:00'))).toEqual(['late'])
  expect(idsAt(at('2027-03-14T03:30', '-04:00'))).toEqual([])
  expect(idsAt(at('2027-11-07T01:30', '-04:00'))).toEqual(['late'])
  expect(idsAt(at('2027-11-07T02:29'))).toEqual(['late'])
  expect(idsAt(at('2027-11-07T02:30'))).toEqual([])
})

it('equal times are 24 hours, and 24:00 is midnight', () => {
  const whole = { ...lunch, days: ['fri'] as const, from: '06:00', to: '06:00' }
  const evening = { ...happy, from: '18:00', to: '24:00' }
  const ids = (local: string) => listDaypartsAt([whole, evening], henpr, at(local)).map(({ id }) => id)
  expect([ids('2027-01-16T05:59'), ids('2027-01-16T06:00')]).toEqual([['lunch'], []])
  expect([ids('2027-01-20T23:59'), ids('2027-01-21T00:00')]).toEqual([['happy'], []])
})

it('a dish costs the lowest of its offers in the current dayparts', () => {
  const dish = { priceCents: 1495, dayparts: [], daypartPriceCents: { lunch: 995, happy: 1195 } }
  expect(getPriceIn(dish, [])).toBe(1495)
  expect(getPriceIn(dish, [late])).toBe(1495)
  expect(getPriceIn(dish, [happy])).toBe(1195)
  expect(getPriceIn(dish, [lunch, happy, late])).toBe(995)
  // A limited dish has the offers of its own dayparts only.
  const limited = { priceCents: 1495, dayparts: ['late', 'happy'], daypartPriceCents: { lunch: 995, happy: 1695 } }
  expect(
    [
      [lunch, happy],
      [late, happy],
      [lunch, late],
    ].map((each) => getPriceIn(limited, each)),
  ).toEqual([1695, 1495, 1495])
})

it('a daypart with the name of a built-in property has prices like any other', () => {
  const named = { ...lunch, id: 'constructor' }
  const dish = { priceCents: 1495, dayparts: [], daypartPriceCents: {} }
  expect(getPriceIn(dish, [named])).toBe(1495)
  expect(getPriceIn({ ...dish, daypartPriceCents: { constructor: 995 } }, [named])).toBe(995)
})

it('a dish without dayparts is always offered', () => {
  expect(isOfferedIn({ dayparts: [] }, [])).toBe(true)
  expect(isOfferedIn({ dayparts: ['lunch', 'late'] }, [late])).toBe(true)
  expect(isOfferedIn({ dayparts: ['lunch'] }, [late])).toBe(false)
})

it('the next change is the next border of any daypart', () => {
  const next = (local: string) => findNextChange(dayparts, henpr, at(local))?.toISOString()
  expect(next('2027-01-15T10:30')).toBe(at('2027-01-15T11:00').toISOString())
  expect(next('2027-01-15T11:00')).toBe(at('2027-01-15T14:00').toISOString())
  expect(next('2027-01-16T00:30')).toBe(at('2027-01-16T02:30').toISOString())
  expect(findNextChange([], henpr, at('2027-01-16T00:30'))).toBeNull()
  expect(findNextChange([{ ...lunch, days: ['mon'] }], henpr, at('2027-01-18T15:00'))).toEqual(at('2027-01-25T11:00'))
})

it("a dish's own dayparts replace its category's, and unknown ones count as none", () => {
  const category = { dayparts: ['lunch'], daypartPriceCents: { lunch: 900, happy: 800 } }
  const own = { dayparts: ['late', 'gone'], daypartPriceCents: { lunch: 995, gone: 1 } }
  const none = { dayparts: [], daypartPriceCents: {} }
  expect(applyCategoryTerms(own, category, dayparts)).toEqual({
    dayparts: ['late'],
    daypartPriceCents: { lunch: 995, happy: 800 },
  })
  expect(applyCategoryTerms(none, category, dayparts)).toEqual(category)
  expect(applyCategoryTerms(none, category, [])).toEqual(none)
})

describe('the next offer', () => {
  const next = (terms: readonly string[], when: Date, hours?: Hours) =>
    findNextOffer({ dayparts: terms }, dayparts, { timeZone: henpr.timeZone, hours }, when)?.toISOString()

  it('is now, later on the day, or on another day', () => {
    expect(next(['lunch'], at('2027-01-15T12:10'))).toBe(at('2027-01-15T12:10').toISOString())
    expect(next(['lunch'], at('2027-01-15T09:00'))).toBe(at('2027-01-15T11:00').toISOString())
    expect(next(['lunch'], at('2027-01-15T15:00'))).toBe(at('2027-01-18T11:00').toISOString())
    expect(next(['lunch', 'late'], at('2027-01-15T15:00'))).toBe(at('2027-01-15T22:00').toISOString())
    expect(next(['gone'], at('2027-01-15T15:00'))).toBeUndefined()
  })

  it('is within the opening hours', () => {
    const spans = [{ opens: '12:00', closes: '21:00' }]
    const week = [[], [], spans, spans, spans, spans, spans] as const
    const hours = { week, exceptions: { '2027-01-19': { spans: [] } } }
    expect(next(['lunch'], at('2027-01-15T09:00'), hours)).toBe(at('2027-01-15T12:00').toISOString())
    // Closed on Monday, and on Tuesday by exception.
    expect(next(['lunch'], at('2027-01-15T15:00'), hours)).toBe(at('2027-01-20T12:00').toISOString())
    expect(next(['late'], at('2027-01-15T09:00'), hours)).toBeUndefined()
  })
})

it('texts name days and times', () => {
  expect([lunch, late, happy].map(formatDaypart)).toEqual([
    'Lunch, Mon-Fri, 11 AM to 3 PM',
    'Late night, Fri, Sat, 10 PM to 2:30 AM',
    'Happy hour, 2 PM to 5:30 PM',
  ])
  expect(formatDaypart({ ...lunch, days: everyDay, to: '24:00' })).toBe('Lunch, 11 AM to midnight')
  const texts = (ids: readonly string[]) =>
    describeOffer({ priceCents: 1495, dayparts: ids, daypartPriceCents: { happy: 995 } }, dayparts)
  expect(texts(['late', 'happy'])).toEqual([
    'Late night, Fri, Sat, 10 PM to 2:30 AM',
    'Happy hour, 2 PM to 5:30 PM: $9.95',
  ])
  expect(texts([])).toEqual(['Happy hour, 2 PM to 5:30 PM: $9.95'])
  expect(describeDaypartsChange([lunch, late], [{ ...lunch, to: '16:00' }])).toBe(
    'Dayparts: Lunch, Mon-Fri, 11 AM to 4 PM; no Late night',
  )
})

it('ids and names are unique; overlaps are allowed', () => {
  expect(validateDayparts(dayparts)).toEqual([])
  expect(validateDayparts([lunch, { ...happy, id: 'lunch' }, { ...late, name: 'LUNCH' }])).toEqual([
    { path: 'dayparts.1.id', message: 'Another daypart has this id' },
    { path: 'dayparts.2.name', message: 'Another daypart has this name' },
  ])
})
