import { quotesOf } from './promise'
import { quoteWords } from './quote-words'
import { usualStations } from './stations'

const now = new Date('2026-05-01T22:00:00.000Z')
const quotes = (extraMinutes: number) => quotesOf({ stations: usualStations, inHand: [], extraMinutes }, now)

it('a quote is told of pickup and delivery, or of the one that was chosen', () => {
  expect(quoteWords(quotes(0))).toBe('Pickup takes 15-20 minutes, delivery 30-45 minutes.')
  expect(quoteWords(quotes(0), 'delivery')).toBe('Delivery takes 30-45 minutes.')
  expect(quoteWords(quotes(10), 'pickup')).toBe('The kitchen is busy. Pickup takes 25-30 minutes.')
  expect(quoteWords(quotes(10), 'event')).toBe('')
})
