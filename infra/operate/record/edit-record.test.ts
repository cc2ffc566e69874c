import { findFraction } from './edit-record'

it('finds an amount of money or stock that is no whole number, wherever it is in a record', () => {
  const purchase = { type: 'Purchase', totalCents: 1495, lines: [{ quantityHundredths: 250, parHundredths: null }] }
  expect(findFraction({ ...purchase, loyaltyMultiplier: 1.5, note: '14.95' })).toBeUndefined()
  expect(findFraction({ recipe: [{ ingredientId: 1, hundredths: 37.5 }] })).toBeUndefined()
  expect(findFraction({ recipe: [{ ingredientId: 1, hundredths: '37.5' }] })).toBe('recipe.0.hundredths')
  expect(findFraction({ ...purchase, totalCents: 14.95 })).toBe('totalCents')
  expect(findFraction({ ...purchase, totalCents: '1495' })).toBe('totalCents')
  expect(findFraction({ ...purchase, lines: [{ quantityHundredths: 2.5 }] })).toBe('lines.0.quantityHundredths')
  expect(findFraction({ amounts: [{ ingredientId: 1, hundredths: 2.5 }] })).toBe('amounts.0.hundredths')
})
