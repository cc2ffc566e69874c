import { moveDish } from './reorder-dishes'

const shelf = (...orders: readonly number[]) => orders.map((displayOrder, at) => ({ id: at + 1, displayOrder }))

const after = (dishes: ReturnType<typeof shelf>, from: number, to: number) => {
  const { order, writes } = moveDish(dishes, from, to)
  const places = order.map(({ displayOrder }) => displayOrder)
  expect(places).toEqual([...new Set(places)].sort((one, other) => one - other))
  return { ids: order.map(({ id }) => id), written: writes.map(({ id }) => id) }
}

describe('a dish that is moved within its category', () => {
  it('stands where it was put, and only those between are written', () => {
    expect(after(shelf(1, 2, 3, 4, 5), 3, 1)).toEqual({ ids: [1, 4, 2, 3, 5], written: [4, 2, 3] })
    expect(after(shelf(1, 2, 3, 4, 5), 1, 3)).toEqual({ ids: [1, 3, 4, 2, 5], written: [3, 4, 2] })
    expect(after(shelf(1, 2), 1, 0)).toEqual({ ids: [2, 1], written: [2, 1] })
  })

  it('makes room where several stood at the same place', () => {
    expect(after(shelf(1, 1, 1), 2, 0).ids).toEqual([3, 1, 2])
  })
})
