import { isGlutenFree, isVegetarian, mayContain, type DietaryDish } from './dish-facts'

const dish = (given: Partial<DietaryDish>): DietaryDish => ({
  name: 'Dish',
  description: '',
  allergens: [],
  without: [],
  ...given,
})

describe('a dish is vegetarian', () => {
  it.each(['Vegetable Tempura', 'Avocado Roll', 'Hibachi Tofu', 'Seaweed Salad', 'Sweet Potato Roll', 'Edamame'])(
    '%s',
    (name) => {
      expect(isVegetarian(dish({ name }))).toBe(true)
    },
  )
})

describe('a dish is not vegetarian', () => {
  const cases: readonly (readonly [string, Partial<DietaryDish>])[] = [
    ['with meat in its name', { name: 'Chicken with vegetables' }],
    ['with meat in its description', { name: 'Vegetable Rice', description: 'Topped with diced bacon.' }],
    ['with several of something', { name: 'Salad', description: 'With scallops and greens' }],
    ['with fish declared, whatever its words', { name: 'Miso Soup with tofu', allergens: ['fish', 'soy'] }],
    ['with roe on an avocado roll', { name: 'Avocado Roll', description: 'Masago outside' }],
    ['in broth', { name: 'Onion Soup', description: 'Clear broth with mushrooms' }],
    ['without a vegetable', { name: 'Green Tea' }],
    ['when nothing was declared', { name: 'Avocado Roll', allergens: null }],
  ]

  it.each(cases)('%s', (_why, given) => {
    expect(isVegetarian(dish(given))).toBe(false)
  })

  it("but a word within another word doesn't count", () => {
    expect(isVegetarian(dish({ name: 'Vegetable Roll', description: 'Shamelessly fresh, meatless.' }))).toBe(true)
  })
})

describe('gluten-free', () => {
  it('applies to a dish declared free of gluten', () => {
    expect(isGlutenFree(dish({ name: 'Salmon Sashimi', allergens: ['fish'] }))).toBe(true)
  })

  it.each([
    ['gluten is declared', { name: 'Sashimi', allergens: ['gluten' as const] }],
    ['its words name a source that was not declared', { name: 'Shrimp Tempura', allergens: ['shellfish' as const] }],
    ['nothing was declared', { name: 'Salmon Sashimi', allergens: null }],
  ])("doesn't apply if %s", (_why, given) => {
    expect(isGlutenFree(dish(given))).toBe(false)
  })
})

describe('an allergen', () => {
  it('may be in a dish without declaration', () => {
    expect(mayContain(dish({ name: 'Water', allergens: null }), 'nuts')).toBe(true)
  })

  it.each(['imitation crab', 'crab sticks', 'krab', 'kani', 'kanikama', 'surimi'])(
    'is named by %s: fish and egg',
    (name) => {
      const roll = dish({ name: 'Roll', description: `With ${name}` })
      expect([mayContain(roll, 'fish'), mayContain(roll, 'egg')]).toEqual([true, true])
    },
  )

  it('is implied by ingredients that a dish can’t be made without', () => {
    expect(mayContain(dish({ description: "Can't be made without egg" }), 'egg')).toBe(true)
    expect(mayContain(dish({ description: 'Made without egg' }), 'egg')).toBe(false)
    expect(mayContain(dish({ description: 'With or without egg' }), 'egg')).toBe(true)
  })

  it('is absent from a dish that neither declares nor mentions it', () => {
    expect(mayContain(dish({ name: 'Steamed Rice' }), 'nuts')).toBe(false)
  })
})
