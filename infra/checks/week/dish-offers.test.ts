import fc from 'fast-check'
import {
  findNextChange,
  findNextOffer,
  getPriceIn,
  isOfferedIn,
  listDaypartsAt,
  type Daypart,
} from '#shared/dayparts/dayparts'
import { toLocationHours, weekdaysFromMonday, type OpeningHours } from '#shared/hours/opening-hours'
import { henpr } from '#shared/locations/henpr'
import { markOpenMinutes, MINUTE_MS, readClock, weeks, type Minutes } from './minutes'
import { randomHours } from './random-hours'

const DAY_MINUTES = 24 * 60

const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15]
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
})
const dayparts = fc
  .array(
    fc.record({
      days: fc.subarray([...weekdaysFromMonday], { minLength: 1 }),
      from: clock,
      to: fc.oneof(clock, fc.constant('24:00')),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((list) => list.map((daypart, at): Daypart => ({ id: `part-${at}`, name: `Part ${at}`, ...daypart })))

/** In which dayparts a dish is offered, and in which it has a price. */
const terms = fc.record({ own: fc.subarray([0, 1, 2, 3]), priced: fc.subarray([0, 1, 2, 3]) })

/** Marks the minutes of a daypart as if it were a location's hours. */
function markDaypart(minutes: Minutes, { days, from, to }: Daypart): readonly boolean[] {
  const on = (day: (typeof days)[number]) => (days.includes(day) ? [{ opens: from, closes: to }] : [])
  const weekly = { mon: on('mon'), tue: on('tue'), wed: on('wed'), thu: on('thu'), fri: on('fri'), sat: on('sat'), sun: on('sun') } // prettier-ignore
  return markOpenMinutes(minutes, { weekly, exceptions: [] })
}

/** The price that a dish should have in a minute, by its terms alone; null if it isn't offered. */
function expectPrice(within: readonly boolean[], own: readonly number[], prices: ReadonlyMap<number, number>) {
  const current = within.flatMap((isIn, at) => (isIn ? [at] : []))
  if (own.length > 0 && !current.some((at) => own.includes(at))) return null
  const valid = current.filter((at) => (own.length > 0 ? own.includes(at) : prices.has(at)))
  return valid.length > 0 ? Math.min(...valid.map((at) => prices.get(at) ?? REGULAR)) : REGULAR
}

const REGULAR = 1495

it.each(weeks)('a dish has one price for every minute of the week %s, and its next offer is the first', (_, date) => {
  const minutes = readClock(Date.parse(`${date}T05:00:00Z`), 21)
  const zone = { timeZone: henpr.timeZone }
  fc.assert(
    fc.property(randomHours(date), dayparts, terms, (hours: OpeningHours, list, { own, priced }) => {
      const ids = own.filter((at) => at < list.length)
      const prices = new Map(priced.filter((at) => at < list.length).map((at) => [at, 895 + at * 100]))
      const dish = {
        priceCents: REGULAR,
        dayparts: ids.map((at) => `part-${at}`),
        daypartPriceCents: Object.fromEntries([...prices].map(([at, cents]) => [`part-${at}`, cents])),
      }
      const place = { ...zone, hours: toLocationHours(hours) }
      const [marked, open] = [list.map((daypart) => markDaypart(minutes, daypart)), markOpenMinutes(minutes, hours)]
      const withinAt = (at: number) => marked.map((daypart) => daypart[at] ?? false)
      const offered = open.map((isOpen, at) => isOpen && expectPrice(withinAt(at), ids, prices) !== null)
      for (let at = DAY_MINUTES; at < 8 * DAY_MINUTES; at += 1) {
        const now = new Date(minutes.from + at * MINUTE_MS)
        const current = listDaypartsAt(list, zone, now)
        const price = isOfferedIn(dish, current) ? getPriceIn(dish, current) : null
        const expected = expectPrice(withinAt(at), ids, prices)
        if (price !== expected) throw new Error(`${minutes.shown[at]}: ${price}, not ${expected}`)
        // Searching is slow, so it is compared now and then.
        if (ids.length === 0 || at % 53 !== 0) continue
        const next = offered.indexOf(true, at)
        const offeredAt = findNextOffer(dish, list, place, now)?.getTime()
        if (next >= 0 && next < at + 10 * DAY_MINUTES && offeredAt !== minutes.from + next * MINUTE_MS)
          throw new Error(
            `${minutes.shown[at]}: offered ${offeredAt && new Date(offeredAt).toISOString()}, not ${minutes.shown[next]}`,
          )
        const changes = marked.map((daypart) => daypart.indexOf(!daypart[at], at)).filter((each) => each > at)
        const change = findNextChange(list, zone, now)?.getTime() ?? Infinity
        if (changes.length > 0 && change > minutes.from + Math.min(...changes) * MINUTE_MS)
          throw new Error(`${minutes.shown[at]}: a page would not hear of ${minutes.shown[Math.min(...changes)]}`)
      }
    }),
    { numRuns: 4, seed: 4711, endOnFailure: true },
  )
})
