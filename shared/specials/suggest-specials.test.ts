import { getSavedIngredient, suggestSpecials } from './suggest-specials'

const lot = { ingredientId: 7, name: 'Salmon', unit: 'lbs', expiresOn: '2026-03-16', hundredths: 900 }
const dish = (id: number, hundredths: number, costCents: number | null, priceCents = 2000) => ({
  id,
  name: `Dish ${id}`,
  priceCents,
  costCents,
  recipe: [{ ingredientId: 7, hundredths }],
})

const onHand = new Map([[7, 900]])

it('a special is suggested for the dish that uses most of an expiring lot', () => {
  expect(suggestSpecials([lot], [dish(1, 20, 500), dish(2, 45, 600)], { onHand })).toEqual([
    expect.objectContaining({ dish: expect.objectContaining({ id: 2 }), portions: 20, priceCents: 1700, margin: 65 }),
  ])
})

it('no special is suggested that the lot makes once or twice, such as a tray', () => {
  const tray = dish(3, 450, 2000, 9500)
  expect(suggestSpecials([lot], [tray, dish(2, 45, 600)], { onHand }).map((one) => one.dish.id)).toEqual([2])
  expect(suggestSpecials([lot], [tray], { onHand })).toEqual([])
})

it('no special is suggested with a low margin, an unknown cost, or too little stock', () => {
  expect(suggestSpecials([lot], [dish(1, 45, 1500), dish(2, 45, null), dish(3, 901, 100)], { onHand })).toEqual([])
})

it('each dish and ingredient is suggested once, first expiring first', () => {
  const rice = { ...lot, ingredientId: 8, expiresOn: '2026-03-15' }
  const riceBowl = { ...dish(1, 30, 300), recipe: [{ ingredientId: 8, hundredths: 30 }] }
  const made = suggestSpecials([lot, { ...lot, expiresOn: '2026-03-18' }, rice], [riceBowl, dish(2, 10, 300)], {
    onHand,
  })
  expect(made.map((one) => [one.lot.ingredientId, one.dish.id])).toEqual([
    [8, 1],
    [7, 2],
  ])
})

it('other ingredients count with all that is there, not with what of them expires', () => {
  const zucchini = { ...lot, ingredientId: 8, name: 'Zucchini', hundredths: 100 }
  const steak = {
    ...dish(1, 30, 500),
    recipe: [
      { ingredientId: 7, hundredths: 30 },
      { ingredientId: 8, hundredths: 20 },
    ],
  }
  const portions = (amounts: readonly (readonly [number, number])[]) =>
    suggestSpecials([{ ...lot, hundredths: 4000 }, zucchini], [steak], { onHand: new Map(amounts) }).map(
      (one) => one.portions,
    )
  expect(
    portions([
      [7, 4000],
      [8, 6100],
    ]),
  ).toEqual([133])
  expect(
    portions([
      [7, 4000],
      [8, 900],
    ]),
  ).toEqual([45])
  // What isn't counted limits nothing.
  expect(portions([[7, 4000]])).toEqual([133])
})

it('the dish that uses most of the lot per portion is suggested, not the one that makes fewest', () => {
  const rare = {
    ...dish(1, 20, 500),
    recipe: [
      { ingredientId: 7, hundredths: 20 },
      { ingredientId: 8, hundredths: 100 },
    ],
  }
  expect(
    suggestSpecials([lot], [rare, dish(2, 45, 600)], {
      onHand: new Map([
        [7, 900],
        [8, 500],
      ]),
    }).map((one) => one.dish.id),
  ).toEqual([2])
})

it('no amount is promised twice, by another suggestion or by a special of today', () => {
  const rice = { ...lot, ingredientId: 8, expiresOn: '2026-03-15' }
  const both = { ...dish(1, 30, 300), recipe: [7, 8].map((ingredientId) => ({ ingredientId, hundredths: 30 })) }
  const other = dish(2, 10, 300)
  // Thirty portions of the first dish use all of the salmon.
  expect(suggestSpecials([lot, rice], [both, other], { onHand }).map((one) => [one.dish.id, one.portions])).toEqual([
    [1, 30],
  ])
  expect(
    suggestSpecials([lot], [other], { onHand, promised: new Map([[7, 600]]) }).map(({ portions }) => portions),
  ).toEqual([30])
  expect(suggestSpecials([lot], [other], { onHand, promised: new Map([[7, 895]]) })).toEqual([])
})

it('the saved quantity follows from the sold portions', () => {
  expect(getSavedIngredient(dish(1, 65, 500).recipe, 7, 14)).toBe(910)
  expect(getSavedIngredient(dish(1, 65, 500).recipe, 8, 14)).toBe(0)
})
