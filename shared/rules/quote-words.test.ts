import { estimateQuotes } from './promise'
import type { CurrentQuote } from './quote-for'
import { formatQuoteSentence } from './quote-words'
import { defaultStations } from './stations'

const now = new Date('2026-05-01T22:00:00.000Z')
const open = (extraMinutes: number): CurrentQuote => ({
  quotes: estimateQuotes({ stations: defaultStations, inHand: [], extraMinutes }, now),
  atOpening: null,
  closed: null,
})

it('a quote is given for pickup and delivery, or for the chosen one', () => {
  expect(formatQuoteSentence(open(0))).toBe('Pickup takes 15-20 minutes, delivery 30-45 minutes.')
  expect(formatQuoteSentence(open(0), 'delivery')).toBe('Delivery takes 30-45 minutes.')
  expect(formatQuoteSentence(open(10), 'pickup')).toBe('The kitchen is busy. Pickup takes 25-30 minutes.')
  expect(formatQuoteSentence(open(10), 'event')).toBe('')
})

describe('while closed', () => {
  const closed = 'Closed now, opens 10:30 AM'
  const atOpening = { pickup: '10:45-10:50 AM', delivery: '11:00-11:15 AM' }

  it('a test site says so before its usual quote', () => {
    const words = formatQuoteSentence({ ...open(0), closed }, 'pickup')
    expect(words).toBe('Closed now, opens 10:30 AM. Pickup takes 15-20 minutes.')
  })

  it('a live site gives the first time after its opening', () => {
    const quote = { ...open(0), atOpening, closed }
    expect(formatQuoteSentence(quote)).toBe(
      'Closed now, opens 10:30 AM. Pickup is ready 10:45-10:50 AM, delivery 11:00-11:15 AM at the earliest.',
    )
    expect(formatQuoteSentence(quote, 'delivery')).toBe(
      'Closed now, opens 10:30 AM. Delivery is ready 11:00-11:15 AM at the earliest.',
    )
  })

  it('a live site without a known opening gives no time', () => {
    expect(formatQuoteSentence({ quotes: null, atOpening: null, closed: 'Closed now' })).toBe('Closed now.')
  })
})
