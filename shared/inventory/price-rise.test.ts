import { describePriceRise } from './price-rise'

it.each([
  ['8.00', '9.60', 'Shrimp rose 20%: $8.00 to $9.60 per lb'],
  ['8.00', '8.81', 'Shrimp rose 10%: $8.00 to $8.81 per lb'],
  ['8.00', '8.80', undefined],
  ['8.00', '7.00', undefined],
  // A price for the first time is no rise.
  ['0.00', '7.00', undefined],
])('a price from %s to %s is named as %s', (before, after, named) => {
  expect(describePriceRise({ name: 'Shrimp', unit: 'lbs', before, after })).toBe(named)
})
