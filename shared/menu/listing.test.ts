import type { MenuCategory, MenuItem } from './contract'
import {
  FAVORITE_ITEM_COUNT,
  MOST_ORDERED_COUNT,
  compareMenuOrder,
  countPortionsByCategory,
  formatDescription,
  getCategoryIcon,
  getDishBadges,
  getOrderedRanks,
  groupBySection,
  isMarketPrice,
  listFavoriteLines,
  listOrderableDishes,
  listPopularDishes,
  rankMostOrdered,
  recommendCategories,
} from './listing'
import { getDishAsItComes } from './dietary/verdict'
import { seed } from '#infra/catalogue/seed'

const listBadges = (item: MenuItem) => getDishBadges(getDishAsItComes(item))

const dish = (given: Partial<MenuItem>): MenuItem => ({
  id: 1,
  name: 'Dragon Roll',
  alsoCalled: [],
  description: 'Eel and cucumber',
  price: '14.95',
  categoryId: 1,
  locationId: 4,
  code: 'SR1',
  imageUrl: null,
  isPopular: false,
  isAvailable: true,
  dayparts: [],
  daypartPrices: {},
  portionsLeft: null,
  spiceLevel: 0,
  allergens: null,
  advisory: null,
  nutritionInfo: null,
  station: 'sushi',
  leadMinutes: 0,
  optionGroups: [],
  displayOrder: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ...given,
})

const category = (id: number, displayOrder: number): MenuCategory => ({
  id,
  name: `Category ${id}`,
  description: '',
  displayOrder,
})

describe('a search', () => {
  const menu = [
    dish({ id: 1, name: 'Dragon Roll', code: 'SR1' }),
    dish({ id: 2, name: 'Hibachi Chicken', description: 'With fried rice', code: 'H3' }),
    dish({ id: 3, name: 'Sold-out Dragon', isAvailable: false }),
  ]

  it.each([
    ['dragon', [1]],
    ['FRIED', [2]],
    ['h3', [2]],
    ['  roll ', [1]],
    ['', [2, 1]],
    ['pizza', []],
  ])('for "%s" finds %j', (search, ids) => {
    expect(listOrderableDishes(menu, search).map(({ id }) => id)).toEqual(ids)
  })
})

describe('the order in a category', () => {
  it('is the owner’s, then by natural order of codes, with market prices last', () => {
    const menu = ['SR10', 'SR2', 'A1', 'SR1'].map((code) => dish({ code }))
    const market = dish({ code: 'A0', price: '0.00' })
    expect([market, ...menu].sort(compareMenuOrder).map(({ code }) => code)).toEqual(['A1', 'SR1', 'SR2', 'SR10', 'A0'])
    const first = dish({ code: 'Z9', displayOrder: 0 })
    expect([...menu, first].sort(compareMenuOrder).map(({ code }) => code)).toEqual(['Z9', 'A1', 'SR1', 'SR2', 'SR10'])
  })
})

describe('sections', () => {
  it("follow the menu's order and omit empty categories", () => {
    const sections = groupBySection(
      [category(2, 2), category(1, 1), category(3, 3)],
      [dish({ categoryId: 2 }), dish({ categoryId: 1 })],
    )
    expect(sections.map((section) => section.category.id)).toEqual([1, 2])
  })
})

describe('popular dishes', () => {
  it('are in menu order', () => {
    const menu = [
      dish({ id: 1, isPopular: true, displayOrder: 9 }),
      dish({ id: 2, isPopular: true, displayOrder: 3 }),
      dish({ id: 3 }),
    ]
    expect(listPopularDishes(menu).map(({ id }) => id)).toEqual([2, 1])
    const ordered = [
      ...menu,
      dish({ id: 8, isPopular: true, orderedRank: 2 }),
      dish({ id: 9, isPopular: true, orderedRank: 1 }),
    ]
    expect(listPopularDishes(ordered).map(({ id }) => id)).toEqual([9, 8, 2, 1])
  })
})

describe('badges', () => {
  it('show the properties of a dish', () => {
    expect(listBadges(dish({ isPopular: true, spiceLevel: 3, categoryId: 29 }))).toEqual(['Popular', 'Spicy', 'Kids'])
    expect(listBadges(dish({ name: 'Avocado Salad', description: '', allergens: [] }))).toEqual([
      'Vegetarian',
      'Gluten-Free',
    ])
  })

  it('show Low-Carb by declared nutrition, never by words', () => {
    const sashimi = { name: 'Tuna Sashimi', description: 'Low-carb and keto' }
    const declared = { calories: 120, proteinGrams: 26, carbohydrateGrams: 1, fatGrams: 1, sodiumMilligrams: 45 }
    expect(listBadges(dish(sashimi))).not.toContain('Low-Carb')
    expect(listBadges(dish({ ...sashimi, nutritionInfo: declared }))).toContain('Low-Carb')
  })

  it("don't mark a mild dish as spicy", () => {
    expect(listBadges(dish({ spiceLevel: 2 }))).toEqual([])
  })
})

describe('the display of a dish', () => {
  it('turns parentheses into square brackets', () => {
    expect(formatDescription('Two pieces (raw) (chilled)')).toBe('Two pieces [raw] [chilled]')
  })

  it('detects a market price', () => {
    expect([isMarketPrice(dish({ price: '0.00' })), isMarketPrice(dish({}))]).toEqual([true, false])
  })
})

describe('the emoji of a category', () => {
  it('is unique for every category', () => {
    const icons = seed.categories.map(({ id }) => getCategoryIcon(id))
    expect(new Set(icons).size).toBe(seed.categories.length)
    expect(icons).not.toContain(getCategoryIcon(0))
  })
})

it('ranks dishes by portions sold, older dishes first for ties', () => {
  const sold = new Map([
    [7, 3],
    [2, 9],
    [5, 3],
    [4, 0],
  ])
  expect(rankMostOrdered(sold)).toEqual([2, 5, 7])
})

it('gives the rank of a removed dish to the next one, up to twelve', () => {
  const sold = new Map(Array.from({ length: 40 }, (_, index) => [index + 1, 100 - index]))
  const places = getOrderedRanks(rankMostOrdered(sold), (id) => id !== 2)
  expect([places.get(1), places.get(2), places.get(3), places.size]).toEqual([1, undefined, 2, MOST_ORDERED_COUNT])
})

describe('recommendations', () => {
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

    it('are filled up with those that all guests order most, without repeats', () => {
      expect(ids({ 30: 2 }, { 30: 50, 50: 40, 20: 60 })).toEqual([30, 20, 50, 10])
    })

    it('are the first of the menu without any orders', () => {
      expect(ids({}, {})).toEqual([10, 20, 30, 40])
    })
  })

  it('counts portions by category, without dishes that left the menu', () => {
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

    it('are those with the most portions over all orders', () => {
      expect(listFavoriteLines([line(1), line(2, 3), line(1, 4)])).toEqual([line(1, 5), line(2, 3)])
    })

    it('prefer newer dishes for ties, and are limited', () => {
      const many = Array.from({ length: FAVORITE_ITEM_COUNT + 2 }, (_, index) => line(index))
      expect(listFavoriteLines(many)).toEqual(many.slice(0, FAVORITE_ITEM_COUNT))
    })
  })
})
