import { dishesTouched, ingredientsFor, shortOf } from './stock-recipes'

const roll = {
  id: 1,
  name: 'Roll',
  recipe: [
    { ingredientId: 40, hundredths: 25 },
    { ingredientId: 8, hundredths: 12 },
  ],
}
const bowl = { id: 2, name: 'Bowl', recipe: [{ ingredientId: 40, hundredths: 30 }] }

it('an order needs each ingredient once, for all the lines that take it', () => {
  const lines = [
    { dish: roll, quantity: 2 },
    { dish: bowl, quantity: 1 },
    { dish: roll, quantity: 1 },
  ]
  expect(ingredientsFor(lines)).toEqual([
    { ingredientId: 8, hundredths: 36, dishes: [{ menuItemId: 1, name: 'Roll' }] },
    {
      ingredientId: 40,
      hundredths: 105,
      dishes: [
        { menuItemId: 2, name: 'Bowl' },
        { menuItemId: 1, name: 'Roll' },
      ],
    },
  ])
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
