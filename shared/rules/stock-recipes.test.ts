import { shortage } from './shortage'
import { dishesTouched, ingredientsFor, shortDishes, shortOf } from './stock-recipes'

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

it('an order needs each ingredient once, for all the lines that take it', () => {
  const lines = [
    { dish: roll, quantity: 2 },
    { dish: bowl, quantity: 1 },
    { dish: roll, quantity: 1 },
  ]
  expect(ingredientsFor(lines)).toEqual([
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

describe('an ingredient that is short', () => {
  const needing = (...dishes: (typeof roll | typeof bowl)[]) =>
    ingredientsFor(dishes.map((dish) => ({ dish, quantity: 9 }))).find(({ ingredientId }) => ingredientId === 40)
      ?.dishes ?? []

  it('leaves so many portions of its dish, and none can be told of two that share it', () => {
    expect(shortDishes(needing(roll), 74)).toEqual([{ menuItemId: 1, name: 'Roll', left: 2 }])
    expect(shortDishes(needing(roll), 24)).toEqual([{ menuItemId: 1, name: 'Roll', left: 0 }])
    expect(shortDishes(needing(roll, bowl), 29).map(({ left }) => left)).toEqual([null, 0])
  })

  it('is said to be not enough, or not there', () => {
    expect(shortage(shortDishes(needing(roll), 74)).detail).toBe('Not enough left right now: Roll.')
    expect(shortage(shortDishes(needing(roll, bowl), 0)).detail).toBe('Not available right now: Roll, Bowl.')
  })
})

it('a recipe is short of what is not there for one portion', () => {
  expect(
    shortOf(
      roll.recipe,
      new Map([
        [40, 25],
        [8, 12],
      ]),
    ),
  ).toEqual([])
  expect(shortOf(roll.recipe, new Map([[40, 24]]))).toEqual(roll.recipe)
})

it.each([
  [100, 30, []],
  [100, 29, [2]],
  [30, 24, [1, 2]],
  [24, 25, [1]],
  [0, 100, [1, 2]],
  [24, 0, []],
])('a level that goes from %i to %i decides about the dishes %j', (before, after, ids) => {
  expect(dishesTouched([roll, bowl], { ingredientId: 40, before, after }).map(({ id }) => id)).toEqual(ids)
})
