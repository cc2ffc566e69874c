import { moveDish } from './reorder-dishes'

const dishesAt = (...orders: readonly number[]) => orders.map((displayOrder, at) => ({ id: at + 1, displayOrder }))

const after = (dishes: ReturnType<typeof dishesAt>, from: number, to: number) => {
  const { order, writes } = moveDish(dishes, from, to)
  const places = order.map(({ displayOrder }) => displayOrder)
  expect(places).toEqual([...new Set(places)].sort((one, other) => one - other))
  return { ids: order.map(({ id }) => id), written: writes.map(({ id }) => id) }
}

describe('moving a dish within its category', () => {
  it('writes only the dishes between the old and the new position', () => {
    expect(after(dishesAt(1, 2, 3, 4, 5), 3, 1)).toEqual({ ids: [1, 4, 2, 3, 5], written: [4, 2, 3] })
    expect(after(dishesAt(1, 2, 3, 4, 5), 1, 3)).toEqual({ ids: [1, 3, 4, 2, 5], written: [3, 4, 2] })
    expect(after(dishesAt(1, 2), 1, 0)).toEqual({ ids: [2, 1], written: [2, 1] })
  })

  it('gives dishes with the same position different ones', () => {
    expect(after(dishesAt(1, 1, 1), 2, 0).ids).toEqual([3, 1, 2])
  })
})
