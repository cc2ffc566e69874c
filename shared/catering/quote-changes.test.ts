import { compareQuotes } from './quote-changes'

const roll = { name: 'California Roll', quantity: 80, unitPriceCents: 500, options: [] }
const rice = { name: 'Fried Rice', quantity: 40, unitPriceCents: 400, options: [{ name: 'Egg' }] }
const quote = { lines: [roll, rice], serviceChargeBasisPoints: 1800, depositCents: 10_000, totalCents: 70_706 }

it('a quote that changes nothing has no differences', () => {
  expect(compareQuotes(quote, structuredClone(quote))).toEqual([])
})

it('more portions, a new dish and a removed one are named with quantity and price', () => {
  const soup = { name: 'Miso Soup', quantity: 40, unitPriceCents: 300, options: [] }
  const after = { ...quote, lines: [{ ...roll, quantity: 90 }, soup], totalCents: 71_968 }
  expect(compareQuotes(quote, after)).toEqual([
    { label: 'California Roll', before: '80 at $5.00', after: '90 at $5.00' },
    { label: 'Miso Soup', before: null, after: '40 at $3.00' },
    { label: 'Fried Rice', before: '40 at $4.00', after: null },
    { label: 'Total', before: '$707.06', after: '$719.68' },
  ])
})

it('other options are another line', () => {
  const after = { ...quote, lines: [roll, { ...rice, options: [] }] }
  expect(compareQuotes(quote, after).map(({ label }) => label)).toEqual(['Fried Rice', 'Fried Rice'])
})

it('another day and more guests come first', () => {
  const of = { ...quote, date: '2027-05-08', time: '18:00', guests: 40 }
  expect(compareQuotes(of, { ...of, date: '2027-05-09', guests: 45 })).toEqual([
    { label: 'When', before: 'Sat, May 8, 6:00 PM', after: 'Sun, May 9, 6:00 PM' },
    { label: 'Guests', before: '40', after: '45' },
  ])
})

it('service charge and deposit are compared', () => {
  expect(compareQuotes(quote, { ...quote, serviceChargeBasisPoints: 0, depositCents: 0 })).toEqual([
    { label: 'Service charge', before: '18%', after: '0%' },
    { label: 'Deposit', before: '$100.00', after: '$0.00' },
  ])
})
