import { getFoodCostCents, getMarginPercent, getRecipeCostCents } from './food-cost'

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
