import type { Allergen, MenuItem } from '../contract'
import { buildMenuItem, buildMenuOption, buildOptionGroup } from '../../testing/fixtures'
import { avoidanceGroups, buildAllergenCard, sortByAvoided } from './allergen-card'

const category = (id: number, displayOrder: number) => ({ id, name: `Category ${id}`, description: '', displayOrder })

function markOf(dish: Partial<MenuItem>, allergen: Allergen) {
  const [section] = buildAllergenCard([category(1, 1)], [buildMenuItem(dish)])
  return section?.rows[0]?.marks.find((each) => each.allergen === allergen)?.mark
}

it('marks what a dish declares, what its words name, and what it is free of', () => {
  const dish = { name: 'Shrimp', description: 'In butter', allergens: ['shellfish' as const] }
  expect(markOf(dish, 'shellfish')).toBe('contains')
  expect(markOf(dish, 'dairy')).toBe('may-contain')
  expect(markOf(dish, 'nuts')).toBe('free')
})

it('marks what is undeclared, also if the declaration is older than the allergen', () => {
  expect(markOf({ allergens: null }, 'nuts')).toBe('unknown')
  expect(markOf({ allergens: [], undeclaredAllergens: ['peanuts'] }, 'peanuts')).toBe('unknown')
  expect(markOf({ allergens: [], undeclaredAllergens: ['peanuts'] }, 'nuts')).toBe('free')
})

it('counts default options as part of the dish, and others as optional', () => {
  const optionGroups = [
    buildOptionGroup('rice', [
      buildMenuOption('yellow', 'Yellow rice', { isDefault: true, allergensAdded: ['egg'] }),
      buildMenuOption('noodles', 'Yakisoba', { allergensAdded: ['gluten'] }),
      buildMenuOption('shrimp', 'Shrimp rice'),
    ]),
  ]
  expect(markOf({ optionGroups }, 'egg')).toBe('contains')
  expect(markOf({ optionGroups }, 'gluten')).toBe('optional')
  expect(markOf({ optionGroups }, 'shellfish')).toBe('optional')
})

it('an allergen that only the default takes away is optional, not absent', () => {
  const steamed = buildMenuOption('steamed', 'Steamed rice', { isDefault: true, allergensRemoved: ['egg'] })
  expect(markOf({ allergens: ['egg'], optionGroups: [buildOptionGroup('rice', [steamed])] }, 'egg')).toBe('optional')
})

it('lists every dish in menu order, also sold-out ones, without empty categories', () => {
  const card = buildAllergenCard(
    [category(2, 2), category(1, 1), category(3, 3)],
    [
      buildMenuItem({ id: 1, code: 'A2', categoryId: 1, displayOrder: 2 }),
      buildMenuItem({ id: 2, code: 'A1', categoryId: 1, isAvailable: false, advisory: 'raw' }),
      buildMenuItem({ id: 3, code: 'B1', categoryId: 2 }),
    ],
  )
  expect(card.map(({ category: { id }, rows }) => [id, rows.map(({ code }) => code)])).toEqual([
    [1, ['A1', 'A2']],
    [2, ['B1']],
  ])
  expect(card[0]?.rows[0]?.advisory).toBe('raw')
})

it('sorts dishes by what a guest avoids: safe, with some options, not', () => {
  const sauce = buildOptionGroup('sauce', [
    buildMenuOption('shrimp', 'Shrimp sauce', { isDefault: true, allergensAdded: ['shellfish'] }),
    buildMenuOption('soy', 'Soy glaze'),
  ])
  const topping = buildOptionGroup('extra', [buildMenuOption('crab', 'Crab', { allergensAdded: ['shellfish'] })])
  const dishes = [
    buildMenuItem({ id: 1, code: 'A1', name: 'Spicy Edamame', categoryId: 2 }),
    buildMenuItem({ id: 2, code: 'H1', name: 'Fried Rice', categoryId: 1, optionGroups: [sauce] }),
    buildMenuItem({ id: 3, code: 'B1', name: 'Salad', categoryId: 2, optionGroups: [topping] }),
    buildMenuItem({ id: 4, code: 'C1', name: 'Tempura', categoryId: 2, allergens: ['shellfish'] }),
    buildMenuItem({ id: 5, code: 'D1', name: 'Soup', categoryId: 2, allergens: null }),
  ]
  const sorted = sortByAvoided([category(2, 2), category(1, 1)], dishes, ['shellfish'])
  const list = (group: (typeof avoidanceGroups)[number]) =>
    sorted[group].map(({ category: { name }, dishes: listed }) => [
      name,
      ...listed.map(({ item, note }) => `${item.name}: ${note}`),
    ])
  expect(avoidanceGroups.map(list)).toEqual([
    [['Category 2', 'Spicy Edamame: ']],
    [
      ['Category 1', 'Fried Rice: without shellfish with soy glaze'],
      ['Category 2', 'Salad: as it comes; some options add it'],
    ],
    [['Category 2', 'Tempura: contains shellfish', 'Soup: Ask us: allergens not declared']],
  ])
})
