import {
  getFoodCostCents,
  getMarginPercent,
  getRecipeCostCents,
  getSavedIngredient,
  suggestSpecials,
} from './food-cost'

const [chicken, rice, sauce] = [1, 2, 3]
const costs = new Map([
  [chicken, 325],
  [rice, 90],
  [sauce, 41],
])
const line = (ingredientId: number, hundredths: number) => ({ ingredientId, hundredths })
const option = (id: string, isDefault: boolean, recipe: ReturnType<typeof line>[]) => ({
  id,
  name: id,
  upTo: 1,
  isDefault,
  recipe,
})
const base = (...options: ReturnType<typeof option>[]) => [{ id: 'base', name: 'Base', min: 1, max: 1, options }]

describe('the food cost of a dish', () => {
  it("is the cost of its recipe's ingredients, rounded half up once", () => {
    // 0.55 of 3.25 is 1.7875, 0.20 of 0.90 is 0.18
    expect(getRecipeCostCents([line(chicken, 55), line(rice, 20)], costs)).toBe(197)
    expect(getRecipeCostCents([line(rice, 5)], costs)).toBe(5)
    // Two half cents add up to one.
    expect(getRecipeCostCents([line(sauce, 50), line(sauce, 50)], costs)).toBe(41)
  })

  it('includes its default options and what they remove', () => {
    const optionGroups = base(
      option('rice', true, [line(rice, 100)]),
      option('none', false, [line(rice, 0)]),
      option('less-chicken', true, [line(chicken, -20)]),
    )
    expect(getFoodCostCents({ recipe: [line(chicken, 100)], optionGroups }, costs)).toBe(260 + 90)
  })

  it('is unknown without a recipe, or if the cost of an ingredient is unknown', () => {
    expect(getRecipeCostCents([line(chicken, 50), line(99, 1)], costs)).toBeNull()
    expect(getFoodCostCents({ recipe: [], optionGroups: [] }, costs)).toBeNull()
  })
})

it('the margin is in whole percent, can be negative, and is null without a price', () => {
  expect(getMarginPercent(1895, 474)).toBe(75)
  expect(getMarginPercent(200, 197)).toBe(2)
  expect(getMarginPercent(100, 150)).toBe(-50)
  expect(getMarginPercent(0, 150)).toBeNull()
})

const lot = { ingredientId: 7, name: 'Salmon', unit: 'lbs', expiresOn: '2026-03-16', hundredths: 900 }
const dish = (id: number, hundredths: number, costCents: number | null, priceCents = 2000) => ({
  id,
  name: `Dish ${id}`,
  priceCents,
  costCents,
  recipe: [{ ingredientId: 7, hundredths }],
})

it('a special is suggested for the dish that uses most of an expiring lot', () => {
  expect(suggestSpecials([lot], [dish(1, 20, 500), dish(2, 45, 600)])).toEqual([
    expect.objectContaining({ dish: expect.objectContaining({ id: 2 }), portions: 20, priceCents: 1700, margin: 65 }),
  ])
})

it('no special is suggested with a low margin, an unknown cost, or too little stock', () => {
  expect(suggestSpecials([lot], [dish(1, 45, 1500), dish(2, 45, null), dish(3, 901, 100)])).toEqual([])
})

it('each dish and ingredient is suggested once, first expiring first', () => {
  const rice = { ...lot, ingredientId: 8, expiresOn: '2026-03-15' }
  const riceBowl = { ...dish(1, 30, 300), recipe: [{ ingredientId: 8, hundredths: 30 }] }
  const made = suggestSpecials([lot, { ...lot, expiresOn: '2026-03-18' }, rice], [riceBowl, dish(2, 10, 300)])
  expect(made.map((one) => [one.lot.ingredientId, one.dish.id])).toEqual([
    [8, 1],
    [7, 2],
  ])
})

it('no amount is promised twice, by another suggestion or by a special of today', () => {
  const rice = { ...lot, ingredientId: 8, expiresOn: '2026-03-15' }
  const both = { ...dish(1, 30, 300), recipe: [7, 8].map((ingredientId) => ({ ingredientId, hundredths: 30 })) }
  const other = dish(2, 10, 300)
  // Thirty portions of the first dish use all of the salmon.
  expect(suggestSpecials([lot, rice], [both, other]).map((one) => [one.dish.id, one.portions])).toEqual([[1, 30]])
  expect(suggestSpecials([lot], [other], new Map([[7, 600]])).map(({ portions }) => portions)).toEqual([30])
  expect(suggestSpecials([lot], [other], new Map([[7, 895]]))).toEqual([])
})

it('the saved quantity follows from the sold portions', () => {
  expect(getSavedIngredient(dish(1, 65, 500).recipe, 7, 14)).toBe(910)
  expect(getSavedIngredient(dish(1, 65, 500).recipe, 8, 14)).toBe(0)
})
