import { getSavedIngredient, suggestSpecials } from './suggestions'

const lot = { ingredientId: 7, name: 'Salmon', unit: 'lbs', expiresOn: '2026-03-16', hundredths: 900 }
const dish = (id: number, hundredths: number, costCents: number | null, priceCents = 2000) => ({
  id,
  name: `Dish ${id}`,
  priceCents,
  costCents,
  recipe: [{ ingredientId: 7, hundredths }],
})

it('takes the dish that uses most of what expires, at what it leaves after the discount', () => {
  expect(suggestSpecials([lot], [dish(1, 20, 500), dish(2, 45, 600)])).toEqual([
    expect.objectContaining({ dish: expect.objectContaining({ id: 2 }), portions: 20, priceCents: 1700, margin: 65 }),
  ])
})

it('suggests nothing that leaves little, whose cost is not known, or that takes more than there is', () => {
  expect(suggestSpecials([lot], [dish(1, 45, 1500), dish(2, 45, null), dish(3, 901, 100)])).toEqual([])
})

it('names each dish and each ingredient once, what expires first before', () => {
  const rice = { ...lot, ingredientId: 8, expiresOn: '2026-03-15' }
  const both = { ...dish(1, 30, 300), recipe: [7, 8].map((ingredientId) => ({ ingredientId, hundredths: 30 })) }
  const made = suggestSpecials([lot, { ...lot, expiresOn: '2026-03-18' }, rice], [both, dish(2, 10, 300)])
  expect(made.map((one) => [one.lot.ingredientId, one.dish.id])).toEqual([
    [8, 1],
    [7, 2],
  ])
})

it('knows what was saved by what was sold', () => {
  expect(getSavedIngredient(dish(1, 65, 500).recipe, 7, 14)).toBe(910)
  expect(getSavedIngredient(dish(1, 65, 500).recipe, 8, 14)).toBe(0)
})
