import { getPriceHint } from './price-hint'

it.each(['189.50', '1.89', '56.85'])('a price of $18.95 that becomes $%s is questioned', (typed) =>
  expect(getPriceHint('18.95', typed)).toBe(`It was $18.95. Is $${typed} right?`),
)

it.each(['19.95', '9.50', '0.00', '', 'a lot'])('a price of $18.95 that becomes %p is not', (typed) =>
  expect(getPriceHint('18.95', typed)).toMatch(/market price/),
)

it('a new dish has no price to compare with', () => expect(getPriceHint('', '189.50')).toMatch(/market price/))
