import { calculateColumns, layoutTickets } from './kitchen-columns'

const tickets = (...heights: readonly number[]) => heights.map((height, index) => ({ id: `T${index}`, height }))
const placed = (heights: readonly number[], screen: { count: number; height: number }) =>
  [...layoutTickets(tickets(...heights), { ...screen, gap: 10 }).values()].map(({ column, top, first, last }) => [
    column,
    top,
    first,
    last,
  ])

it('as many columns as there is room for, never less than one, together as wide as the screen to the pixel', () => {
  const room = { height: 700, gap: 10, atLeast: 290 }
  expect(calculateColumns({ ...room, width: 1264 })).toEqual({ count: 4, width: 308, height: 700, gap: 10 })
  expect(calculateColumns({ ...room, width: 1190 })).toMatchObject({ count: 4, width: 290 })
  expect(calculateColumns({ ...room, width: 1189 })).toMatchObject({ count: 3 })
  expect(calculateColumns({ ...room, width: 200 })).toMatchObject({ count: 1, width: 200 })
})

it('tickets fill a column to its end, then the next, then the next page', () => {
  expect(placed([300, 400, 300, 500, 100], { count: 2, height: 700 })).toEqual([
    [0, 0, 0, 0],
    [0, 300, 0, 0],
    [1, 0, 0, 0],
    [2, 0, 1, 1],
    [2, 500, 1, 1],
  ])
})

it('a ticket higher than a column begins at its top and goes on in the next, over pages too; what follows stands below its end', () => {
  expect(placed([100, 1500, 500, 200], { count: 2, height: 700 })).toEqual([
    [0, 0, 0, 0],
    [1, 0, 0, 1],
    [3, 100, 1, 1],
    [4, 0, 2, 2],
  ])
})

it('a ticket that a column just has room for is not broken for the gap below it', () => {
  expect(placed([705, 100], { count: 2, height: 700 })).toEqual([
    [0, 0, 0, 0],
    [1, 0, 0, 0],
  ])
})

it('what a browser rounds away moves nothing on, and a screen without a height has one page', () => {
  expect(placed([350.2, 350.2], { count: 1, height: 700 })[1]).toEqual([0, 350.2, 0, 0])
  expect(placed([0, 0], { count: 1, height: 0 })).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ])
})
