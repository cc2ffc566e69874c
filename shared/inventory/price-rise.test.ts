import { describePriceRise, listPriceRises } from './price-rise'

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

describe('the rises since a day', () => {
  const cost = (costPerUnit: string) => ({ name: 'Shrimp', unit: 'lbs', costPerUnit })
  const change = (at: string, before: unknown, after: unknown) => ({ subjectId: '3', at, before, after })
  const rise = change('2027-01-12', cost('8.00'), cost('9.60'))

  it('are what came of all changes of an ingredient, newest first', () => {
    const later = change('2027-01-13', cost('9.60'), cost('12.00'))
    expect(listPriceRises([later, rise], '2027-01-10')).toEqual([
      { itemId: '3', text: 'Shrimp rose 50%: $8.00 to $12.00 per lb' },
    ])
    expect(listPriceRises([later, rise], '2027-01-13')).toEqual([
      { itemId: '3', text: 'Shrimp rose 25%: $9.60 to $12.00 per lb' },
    ])
  })

  it('leave out what was taken back, older rises and new ingredients', () => {
    const back = change('2027-01-13', cost('9.60'), cost('8.00'))
    expect(listPriceRises([back, rise], '2027-01-10')).toEqual([])
    expect(listPriceRises([rise], '2027-01-13')).toEqual([])
    expect(listPriceRises([change('2027-01-13', null, cost('9.60'))], '2027-01-10')).toEqual([])
  })
})
