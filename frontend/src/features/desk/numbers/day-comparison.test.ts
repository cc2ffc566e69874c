import { describeDays } from './day-comparison'
import { getPeriod } from './period-choice'

const none = { from: '', to: '' }
const sales = { until: '3:10 PM', netCents: 41200, beforeCents: 38000 }

it('compares a running day with the same weekday up to the same time', () => {
  const words = describeDays(getPeriod('today', '2026-11-24', none), sales)
  expect(words).toBe('Tue to 3:10 PM: $412.00, last Tue to then $380.00.')
})

it('compares a finished day with the whole day of the week before', () => {
  const words = describeDays(getPeriod('yesterday', '2026-11-24', none), sales)
  expect(words).toBe('Mon, Nov 23: $412.00, Mon, Nov 16: $380.00.')
})
