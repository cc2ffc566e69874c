import { henpr } from '../locations/henpr'
import { formatQuoteSentence, getCurrentQuote, type CurrentQuote, type QuoteContext } from './scheduling'
import type { HoursSpan, WeekHours } from '../locations/location'
import { estimateQuotes } from './eta'
import { defaultStations } from './timing/stations'

const usual = { pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } }
const lunch = { opens: '11:00', closes: '14:00' }
const dinner = { opens: '17:00', closes: '21:00' }
const daily = (...day: HoursSpan[]): WeekHours => [day, day, day, day, day, day, day]
const week = daily(lunch, dinner)
const place: QuoteContext['place'] = {
  timeZone: 'America/New_York',
  hours: {
    week,
    exceptions: { '2026-06-10': { spans: [] }, '2026-06-15': { spans: [] } },
  },
}

const quoted = (acceptsOrdersWhileClosed: boolean, iso: string, at = place) =>
  getCurrentQuote(usual, { policy: { acceptsOrdersWhileClosed }, place: at, now: new Date(iso) })
const live = (iso: string, at = place) => quoted(false, iso, at)
const test = (iso: string, at = place) => quoted(true, iso, at)

describe('while open', () => {
  it.each([live, test])('quotes count from now, without a note about closing', (site) => {
    expect(site('2026-06-02T16:00:00Z')).toMatchObject({ quotes: usual, atOpening: null, closed: null })
  })

  it.each([
    ['at the minute of opening', '2026-06-02T15:00:00Z', null],
    ['a minute before closing', '2026-06-02T17:59:00Z', null],
    ['at the minute of closing', '2026-06-02T18:00:00Z', 'Closed now, opens 5:00 PM'],
  ])('%s', (_when, iso, closed) => {
    expect(live(iso).closed).toBe(closed)
    expect(test(iso).closed).toBe(closed)
  })
})

describe('while closed', () => {
  // The wait until opening, in minutes.
  it.each([
    ['at 1 AM', '2026-06-02T05:00:00Z', 600, '11:20 AM', '11:50 AM', 'opens 11:00 AM'],
    ['between lunch and dinner', '2026-06-02T19:00:00Z', 120, '5:20 PM', '5:50 PM', 'opens 5:00 PM'],
    ['half a minute into a minute', '2026-06-02T19:00:30Z', 120, '5:20 PM', '5:50 PM', 'opens 5:00 PM'],
    [
      'after the last closing',
      '2026-06-03T02:00:00Z',
      780,
      'tomorrow 11:20 AM',
      'tomorrow 11:50 AM',
      'opens tomorrow at 11:00 AM',
    ],
    [
      'the evening before a day off',
      '2026-06-10T02:00:00Z',
      2220,
      'Thursday 11:20 AM',
      'Thursday 11:50 AM',
      'opens Thursday at 11:00 AM',
    ],
    [
      'on a day off',
      '2026-06-15T16:00:00Z',
      1380,
      'tomorrow 11:20 AM',
      'tomorrow 11:50 AM',
      'opens tomorrow at 11:00 AM',
    ],
    ['in the night the clocks go forward', '2026-03-08T06:00:00Z', 540, '11:20 AM', '11:50 AM', 'opens 11:00 AM'],
    ['in the night they go back', '2026-11-01T05:00:00Z', 660, '11:20 AM', '11:50 AM', 'opens 11:00 AM'],
  ])('%s a live site quotes from the next opening, a test site notes that it is closed', (_when, iso, wait, pickup, delivery, opens) => {
    const closed = `Closed now, ${opens}`
    expect(live(iso)).toMatchObject({
      quotes: { pickup: { min: 15 + wait, max: 20 + wait }, delivery: { min: 30 + wait, max: 45 + wait } },
      atOpening: { pickup, delivery },
      closed,
    })
    expect(test(iso)).toMatchObject({ quotes: usual, atOpening: null, closed })
  }) // prettier-ignore

  it('a live site that is closed for longer than orders are taken shows the day of its opening alone', () => {
    const away = Object.fromEntries(
      Array.from({ length: 12 }, (_, day) => [`2026-06-${String(day + 1).padStart(2, '0')}`, { spans: [] }]),
    )
    const closed = 'Closed now, opens Sat, Jun 13 at 11:00 AM'
    const quote = live('2026-06-01T16:00:00Z', { ...place, hours: { week, exceptions: away } })
    expect(quote).toMatchObject({ quotes: null, atOpening: null, closed })
  })

  it('a live site that can only pick up within a week names the first time of pickup alone', () => {
    const brief = { ...place, hours: { week: daily({ opens: '11:00', closes: '11:30' }), exceptions: {} } }
    const quote = live('2026-06-02T05:00:00Z', brief)
    expect(quote.firstTimes).toEqual({ pickup: '11:20 AM', delivery: null })
    expect(formatQuoteSentence(quote, 'pickup')).toBe(
      'Closed now, opens 11:00 AM. Pickup is ready 11:20 AM at the earliest.',
    )
    expect(formatQuoteSentence(quote, 'delivery')).toBe('Closed now, opens 11:00 AM.')
  })

  it('a live site that never opens has no quotes; a test site has', () => {
    const never = { ...place, hours: { week: daily(), exceptions: {} } }
    expect(live('2026-06-02T16:00:00Z', never)).toMatchObject({ quotes: null, atOpening: null, closed: 'Closed now' })
    expect(test('2026-06-02T16:00:00Z', never)).toMatchObject({ quotes: usual, atOpening: null, closed: 'Closed now' })
  })

  it('the first location opens at its configured time', () => {
    expect(live('2026-11-24T08:30:00Z', henpr).closed).toBe('Closed now, opens 10:30 AM')
  })
})

const now = new Date('2026-05-01T22:00:00.000Z')
const open = (extraMinutes: number): CurrentQuote => ({
  quotes: estimateQuotes({ stations: defaultStations, activeOrders: [], extraMinutes }, now),
  atOpening: null,
  firstTimes: { pickup: null, delivery: null },
  closed: null,
})

it('the sentence covers pickup and delivery, or only the chosen type', () => {
  expect(formatQuoteSentence(open(0))).toBe('Pickup takes 15-20 minutes, delivery 30-45 minutes.')
  expect(formatQuoteSentence(open(0), 'delivery')).toBe('Delivery takes 30-45 minutes.')
  expect(formatQuoteSentence(open(10), 'pickup')).toBe('The kitchen is busy. Pickup takes 25-30 minutes.')
  expect(formatQuoteSentence(open(10), 'event')).toBe('')
})

describe('while closed', () => {
  const closed = 'Closed now, opens 10:30 AM'
  const atOpening = { pickup: '10:50 AM', delivery: '11:20 AM' }

  it('a test site notes it before its usual quote', () => {
    const words = formatQuoteSentence({ ...open(0), closed }, 'pickup')
    expect(words).toBe('Closed now, opens 10:30 AM. Pickup takes 15-20 minutes.')
  })

  it('a live site states the first time after its opening', () => {
    const quote = { ...open(0), atOpening, firstTimes: atOpening, closed }
    expect(formatQuoteSentence(quote)).toBe(
      'Closed now, opens 10:30 AM. Pickup is ready 10:50 AM, delivery 11:20 AM at the earliest.',
    )
    expect(formatQuoteSentence(quote, 'delivery')).toBe(
      'Closed now, opens 10:30 AM. Delivery arrives 11:20 AM at the earliest.',
    )
  })

  it('a live site without a known opening states no time', () => {
    expect(formatQuoteSentence({ ...open(0), quotes: null, closed: 'Closed now' })).toBe('Closed now.')
  })
})
