import { createItemUnavailableProblem } from './availability'
import {
  listAffectedDishes,
  listIngredientNeeds,
  listUnavailableOptionIds,
  listDishShortages,
  listMissingIngredients,
  listStockRanges,
  mergeStockRanges,
} from './recipes'

const roll = {
  id: 1,
  name: 'Roll',
  optionGroups: [],
  recipe: [
    { ingredientId: 40, hundredths: 25 },
    { ingredientId: 8, hundredths: 12 },
  ],
}
const bowl = { id: 2, name: 'Bowl', optionGroups: [], recipe: [{ ingredientId: 40, hundredths: 30 }] }

it('the needs of an order list each ingredient once for all its lines', () => {
  const lines = [
    { dish: roll, quantity: 2 },
    { dish: bowl, quantity: 1 },
    { dish: roll, quantity: 1 },
  ]
  expect(listIngredientNeeds(lines)).toEqual([
    { ingredientId: 8, hundredths: 36, dishes: [{ menuItemId: 1, name: 'Roll', portionHundredths: 12 }] },
    {
      ingredientId: 40,
      hundredths: 105,
      dishes: [
        { menuItemId: 2, name: 'Bowl', portionHundredths: 30 },
        { menuItemId: 1, name: 'Roll', portionHundredths: 25 },
      ],
    },
  ])
})

it('an order takes the sum of fine amounts from stock, rounded once', () => {
  const soup = { ...bowl, recipe: [{ ingredientId: 40, hundredths: 6.25 }] }
  const taken = (quantity: number) =>
    listIngredientNeeds([{ dish: soup, quantity }]).map(({ hundredths }) => hundredths)
  expect([1, 2, 16].map(taken)).toEqual([[6], [13], [100]])
  expect(listMissingIngredients(soup.recipe, new Map([[40, 6]]))).toEqual(soup.recipe)
})

describe('an ingredient that is short', () => {
  const needing = (...dishes: (typeof roll | typeof bowl)[]) =>
    listIngredientNeeds(dishes.map((dish) => ({ dish, quantity: 9 }))).find(({ ingredientId }) => ingredientId === 40)
      ?.dishes ?? []

  it('limits the portions of its dish; for two dishes that share it the number is unknown', () => {
    expect(listDishShortages(needing(roll), 74)).toEqual([{ menuItemId: 1, name: 'Roll', left: 2 }])
    expect(listDishShortages(needing(roll), 24)).toEqual([{ menuItemId: 1, name: 'Roll', left: 0 }])
    expect(listDishShortages(needing(roll, bowl), 29).map(({ left }) => left)).toEqual([null, 0])
  })

  it('is reported as not enough or not available', () => {
    expect(createItemUnavailableProblem(listDishShortages(needing(roll), 74)).detail).toBe(
      'Not enough left right now: Roll.',
    )
    expect(createItemUnavailableProblem(listDishShortages(needing(roll, bowl), 0)).detail).toBe(
      'Not available right now: Roll, Bowl.',
    )
  })
})

it("a recipe lacks the ingredients that don't suffice for one portion", () => {
  expect(
    listMissingIngredients(
      roll.recipe,
      new Map([
        [40, 25],
        [8, 12],
      ]),
    ),
  ).toEqual([])
  expect(listMissingIngredients(roll.recipe, new Map([[40, 24]]))).toEqual(roll.recipe)
})

it.each([
  [100, 30, []],
  [100, 29, [2]],
  [30, 24, [1, 2]],
  [24, 25, [1]],
  [0, 100, [1, 2]],
  [24, 0, []],
])('a level that changes from %i to %i affects the dishes %j', (before, after, ids) => {
  expect(listAffectedDishes([roll, bowl], { ingredientId: 40, before, after }).map(({ id }) => id)).toEqual(ids)
})

describe('an option that adds to an ingredient of the dish', () => {
  const CHICKEN = 7
  const more = {
    id: 'extra-chicken',
    name: 'Extra chicken',
    upTo: 1,
    isDefault: false,
    recipe: [{ ingredientId: CHICKEN, hundredths: 20 }],
  }
  const plate = {
    id: 3,
    name: 'Plate',
    recipe: [{ ingredientId: CHICKEN, hundredths: 45 }],
    optionGroups: [{ id: 'extra', name: 'Extra', min: 0, max: 1, options: [more] }],
  }
  const left = (hundredths: number) => new Map([[CHICKEN, hundredths]])

  it('is unavailable if stock only suffices for the dish', () => {
    expect(listUnavailableOptionIds(plate, left(64))).toEqual(['extra-chicken'])
    expect(listUnavailableOptionIds(plate, left(65))).toEqual([])
  })

  it('becomes available at the amount of dish and option together', () => {
    const touched = (before: number, after: number) =>
      listAffectedDishes([plate], { ingredientId: CHICKEN, before, after }).length
    expect([touched(65, 64), touched(45, 44), touched(64, 46), touched(25, 15)]).toEqual([1, 1, 0, 0])
    expect(listStockRanges(plate, left(50))).toEqual([{ ingredientId: CHICKEN, atLeast: 45, below: 65 }])
  })
})

it('the stock range of several dishes is within the range of each', () => {
  const [chicken, rice] = [
    { ingredientId: 1, atLeast: 45, below: 65 },
    { ingredientId: 2, atLeast: 0, below: 10 },
  ]
  const ranges = [
    chicken,
    rice,
    { ingredientId: 1, atLeast: 20, below: 50 },
    { ingredientId: 2, atLeast: 5, below: null },
  ]
  expect(mergeStockRanges(ranges)).toEqual([
    { ingredientId: 1, atLeast: 45, below: 50 },
    { ingredientId: 2, atLeast: 5, below: 10 },
  ])
  expect(mergeStockRanges([{ ingredientId: 3, atLeast: 7, below: null }])).toEqual([
    { ingredientId: 3, atLeast: 7, below: null },
  ])
})
