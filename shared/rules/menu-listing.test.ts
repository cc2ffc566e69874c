import type { MenuCategory, MenuItem } from '../contract/menu'
import {
  getDishBadges,
  compareMenuOrder,
  isMarketPrice,
  listOrderableDishes,
  listPopularDishes,
  groupBySection,
  formatDescription,
} from './menu-listing'

const dish = (given: Partial<MenuItem>): MenuItem => ({
  id: 1,
  name: 'Dragon Roll',
  description: 'Eel and cucumber',
  price: '14.95',
  categoryId: 1,
  locationId: 4,
  code: 'SR1',
  imageUrl: null,
  isPopular: false,
  isAvailable: true,
  portionsLeft: null,
  spiceLevel: 0,
  allergens: null,
  advisory: null,
  nutritionInfo: null,
  station: 'sushi',
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
  it('is the owner’s, and counts codes as people do where that says nothing, market price last', () => {
    const menu = ['SR10', 'SR2', 'A1', 'SR1'].map((code) => dish({ code }))
    const market = dish({ code: 'A0', price: '0.00' })
    expect([market, ...menu].sort(compareMenuOrder).map(({ code }) => code)).toEqual(['A1', 'SR1', 'SR2', 'SR10', 'A0'])
    const first = dish({ code: 'Z9', displayOrder: 0 })
    expect([...menu, first].sort(compareMenuOrder).map(({ code }) => code)).toEqual(['Z9', 'A1', 'SR1', 'SR2', 'SR10'])
  })
})

describe('sections', () => {
  it("follow the menu's order and leave out empty categories", () => {
    const sections = groupBySection(
      [category(2, 2), category(1, 1), category(3, 3)],
      [dish({ categoryId: 2 }), dish({ categoryId: 1 })],
    )
    expect(sections.map((section) => section.category.id)).toEqual([1, 2])
  })
})

describe('popular dishes', () => {
  it("come in the menu's order", () => {
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
  it('show what is true of a dish', () => {
    expect(getDishBadges(dish({ isPopular: true, spiceLevel: 3, categoryId: 29 }))).toEqual([
      'Popular',
      'Spicy',
      'Kids',
    ])
    expect(getDishBadges(dish({ name: 'Avocado Salad', description: '', allergens: [] }))).toEqual([
      'Vegetarian',
      'Gluten-Free',
      'Low-Carb',
    ])
  })

  it('do not call a mild dish spicy', () => {
    expect(getDishBadges(dish({ spiceLevel: 2 }))).toEqual([])
  })
})

describe('what is shown', () => {
  it('turns parentheses into square brackets', () => {
    expect(formatDescription('Two pieces (raw) (chilled)')).toBe('Two pieces [raw] [chilled]')
  })

  it('knows market price', () => {
    expect([isMarketPrice(dish({ price: '0.00' })), isMarketPrice(dish({}))]).toEqual([true, false])
  })
})
