import { rankPairings, suggestDishes } from './pairings'

const times = (count: number, order: readonly number[]) => Array.from({ length: count }, () => order)
const [roll, soup, tea, steak] = [1, 2, 3, 4]

const orders = [
  ...times(5, [roll, soup]),
  ...times(3, [roll, tea, tea]),
  ...times(2, [roll, steak]),
  ...times(4, [soup, steak]),
]
const pairings = rankPairings(orders)

it('lists what is ordered together, most often first, without rare pairs', () => {
  expect(pairings.find(({ menuItemId }) => menuItemId === roll)?.partners).toEqual([
    { menuItemId: soup, orders: 5 },
    { menuItemId: tea, orders: 3 },
  ])
})

it('suggests what goes with the whole cart, and nothing that is in it', () => {
  expect(suggestDishes([roll], pairings, () => true)).toEqual([soup, tea])
  expect(suggestDishes([roll, soup], pairings, () => true)).toEqual([steak, tea])
})

it('never suggests a dish that is not suitable', () => {
  expect(suggestDishes([roll], pairings, (id) => id !== soup)).toEqual([tea])
  expect(suggestDishes([], pairings, () => true)).toEqual([])
})
