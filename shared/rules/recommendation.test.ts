import { countPortionsByCategory, recommendCategories, FAVORITE_ITEM_COUNT, listFavoriteLines } from './recommendation'

const categories = [10, 20, 30, 40, 50, 60].map((id) => ({ id, name: `Category ${id}` }))
const ids = (own: Record<number, number>, everyone: Record<number, number>) => {
  const portions = (counts: Record<number, number>) =>
    new Map(Object.entries(counts).map(([id, count]) => [Number(id), count]))
  return recommendCategories({ categories, own: portions(own), everyone: portions(everyone) }).map(({ id }) => id)
}

describe('recommended categories', () => {
  it('are those that the user orders most', () => {
    expect(ids({ 30: 2, 60: 9, 10: 4, 20: 3, 50: 1 }, { 40: 100 })).toEqual([60, 10, 20, 30])
  })

  it('are filled up with those that everyone orders most, each once', () => {
    expect(ids({ 30: 2 }, { 30: 50, 50: 40, 20: 60 })).toEqual([30, 20, 50, 10])
  })

  it("are the menu's first while nobody has ordered", () => {
    expect(ids({}, {})).toEqual([10, 20, 30, 40])
  })
})

it('counts portions by category and leaves out dishes that have left the menu', () => {
  const lines = [
    { menuItemId: 1, quantity: 2 },
    { menuItemId: 2, quantity: 1 },
    { menuItemId: 3, quantity: 5 },
  ]
  const portions = countPortionsByCategory(
    lines,
    new Map([
      [1, 10],
      [2, 10],
    ]),
  )
  expect([...portions]).toEqual([[10, 3]])
})

describe('favorite dishes', () => {
  const line = (menuItemId: number, quantity = 1) => ({ menuItemId, quantity })

  it('are those of most portions, all orders together', () => {
    expect(listFavoriteLines([line(1), line(2, 3), line(1, 4)])).toEqual([line(1, 5), line(2, 3)])
  })

  it('are the newest among equals, and only so many', () => {
    const many = Array.from({ length: FAVORITE_ITEM_COUNT + 2 }, (_, index) => line(index))
    expect(listFavoriteLines(many)).toEqual(many.slice(0, FAVORITE_ITEM_COUNT))
  })
})
