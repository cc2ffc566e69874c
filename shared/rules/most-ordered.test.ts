import { MOST_ORDERED_COUNT, rankMostOrdered, getOrderedRanks } from './most-ordered'

it('ranks dishes by how many were sold, the older one first where that is the same', () => {
  const sold = new Map([
    [7, 3],
    [2, 9],
    [5, 3],
    [4, 0],
  ])
  expect(rankMostOrdered(sold)).toEqual([2, 5, 7])
})

it('gives the place of a dish that left the menu to the one behind it, and twelve places at most', () => {
  const sold = new Map(Array.from({ length: 40 }, (_, index) => [index + 1, 100 - index]))
  const places = getOrderedRanks(rankMostOrdered(sold), (id) => id !== 2)
  expect([places.get(1), places.get(2), places.get(3), places.size]).toEqual([1, undefined, 2, MOST_ORDERED_COUNT])
})
