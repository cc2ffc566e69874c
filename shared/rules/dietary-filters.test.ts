import type { MenuItem } from '../contract/menu'
import { allergenLine, filtered, isFiltering, noPreferences, NOT_DECLARED, reasonsToHide } from './dietary-filters'
import type { Preference } from './dietary-filters'
import { aDish } from './testing/a-dish'

const wanting = (...preferences: readonly Preference[]) => ({
  ...noPreferences,
  ...Object.fromEntries(preferences.map((preference) => [preference, true])),
})

const nutrition = (carbohydrateGrams: number, sodiumMilligrams: number): Pick<MenuItem, 'nutritionInfo'> => ({
  nutritionInfo: { calories: 300, proteinGrams: 20, fatGrams: 10, carbohydrateGrams, sodiumMilligrams },
})

describe('a filter hides a dish and says why', () => {
  const cases: readonly (readonly [Preference, Partial<MenuItem>, readonly string[]])[] = [
    ['noShellfish', { name: 'House Special', allergens: ['shellfish'] }, ['contains shellfish']],
    ['noShellfish', { name: 'Ebi Sunomono' }, ['may contain shellfish']],
    ['noShellfish', { name: 'Hotate Nigiri' }, ['may contain shellfish']],
    ['noShellfish', { name: 'Udon', description: 'With oyster sauce' }, ['may contain shellfish']],
    ['noShellfish', { name: 'Chef’s Tray', allergens: null }, [NOT_DECLARED]],
    ['noShellfish', { name: 'Shrimp Tray', allergens: null }, ['may contain shellfish']],
    ['noSoy', { name: 'Goma Tofu' }, ['may contain soy']],
    ['noSoy', { name: 'Shoyu Ramen' }, ['may contain soy']],
    ['noDairy', { name: 'Philadelphia Roll', description: 'Cream cheese' }, ['may contain dairy']],
    ['nutFree', { name: 'Chicken', description: 'With toasted cashews' }, ['may contain nuts']],
    ['glutenFree', { name: 'Chicken Karaage' }, ['may contain gluten']],
    ['glutenFree', { name: 'Sashimi', allergens: null }, [NOT_DECLARED]],
    ['vegetarian', { name: 'Tekka Maki', description: 'Maguro' }, ['not vegetarian']],
    ['vegetarian', { name: 'Steamed Rice' }, ['not vegetarian']],
    ['vegetarian', { name: 'Garden Roll', description: 'Avocado', allergens: null }, [NOT_DECLARED]],
    ['lowCarb', { name: 'Fried Rice' }, ['not low-carb']],
    ['ketoFriendly', { name: 'Steak', ...nutrition(11, 0) }, ['not keto-friendly']],
    ['ketoFriendly', { name: 'Steak', description: 'Over rice' }, ['not keto-friendly']],
    ['lowSodium', { name: 'Salmon', ...nutrition(0, 501) }, ['not low-sodium']],
    ['lowSodium', { name: 'Miso Soup' }, ['not low-sodium']],
    ['kidsOnly', { name: 'Hibachi Steak' }, ['not a kids dish']],
    ['popularOnly', { name: 'Hibachi Steak' }, ['not one of our popular dishes']],
  ]

  it.each(cases)('%s: %o', (preference, given, reasons) => {
    expect(reasonsToHide(aDish(given), wanting(preference))).toEqual(reasons)
  })

  it('with every reason once', () => {
    const dish = aDish({ name: 'Ember Roll', allergens: null, spiceLevel: 3 })
    expect(reasonsToHide(dish, wanting('noSoy', 'noDairy', 'popularOnly'))).toEqual([
      NOT_DECLARED,
      'not one of our popular dishes',
      'spicy',
    ])
  })
})

describe('a filter shows', () => {
  const cases: readonly (readonly [Preference, Partial<MenuItem>])[] = [
    ['vegetarian', { name: 'Berries and Sweet Potatoes', description: 'no meat or fish, free of shellfish' }],
    ['noDairy', { name: 'Coconut Milk Soup' }],
    ['noDairy', { name: 'Butternut Squash', description: 'dairy-free' }],
    ['noDairy', { name: 'Salad', description: 'Butter lettuce' }],
    ['nutFree', { name: 'Water Chestnuts', description: 'nut-free kitchen, a pinch of nutmeg' }],
    ['noShellfish', { name: 'Oyster Mushrooms' }],
    ['noSoy', { name: 'Sashimi', description: 'without soy sauce' }],
    ['glutenFree', { name: 'Glutinous Rice', description: 'gluten free' }],
    ['ketoFriendly', { name: 'Steak', ...nutrition(10, 0) }],
    ['ketoFriendly', { name: 'Salmon Sashimi', description: 'no rice' }],
    ['lowSodium', { name: 'Salmon', ...nutrition(90, 500) }],
    ['lowSodium', { name: 'Steamed Rice' }],
    ['kidsOnly', { name: 'Hibachi Chicken', categoryId: 29 }],
    ['kidsOnly', { name: "Children's Noodles" }],
    ['popularOnly', { name: 'California Roll', isPopular: true }],
  ]

  it.each(cases)('%s: %o', (preference, given) => {
    expect(reasonsToHide(aDish(given), wanting(preference))).toEqual([])
  })
})

describe('spicy dishes', () => {
  const spicy = aDish({ name: 'Dynamite Roll', spiceLevel: 1 })

  it('are shown while nobody filters, and to whoever says that spicy is fine', () => {
    expect(reasonsToHide(spicy, noPreferences)).toEqual([])
    expect(reasonsToHide(spicy, wanting('spicyOk'))).toEqual([])
    expect(reasonsToHide(spicy, wanting('noShellfish', 'spicyOk'))).toEqual([])
  })

  it('are hidden once filters are in use, by their level or their words', () => {
    expect(reasonsToHide(spicy, wanting('noShellfish'))).toEqual(['spicy'])
    expect(reasonsToHide(aDish({ description: 'With jalapeños' }), wanting('noShellfish'))).toEqual(['spicy'])
    expect(reasonsToHide(aDish({ description: 'Mild, not spicy' }), wanting('noShellfish'))).toEqual([])
  })
})

it('only what takes something away counts as filtering', () => {
  expect(isFiltering(noPreferences)).toBe(false)
  expect(isFiltering(wanting('spicyOk'))).toBe(false)
  expect(isFiltering(wanting('kidsOnly'))).toBe(true)
})

it('splits the menu', () => {
  const kids = aDish({ id: 1, categoryId: 29 })
  const other = aDish({ id: 2 })
  expect(filtered([kids, other], wanting('kidsOnly'))).toEqual({
    shown: [kids],
    hidden: [{ item: other, reasons: ['not a kids dish'] }],
  })
})

describe('a dish says of its allergens', () => {
  const cases: readonly (readonly [string, Partial<MenuItem>])[] = [
    ['Contains gluten, fish, sesame', { allergens: ['sesame', 'fish', 'gluten'] }],
    ['No major allergens in the recipe', { name: 'Green Tea', allergens: [] }],
    [NOT_DECLARED, { name: 'Chef’s Fish Tray', allergens: null }],
    ['Contains fish, egg. May contain gluten', { name: 'Salmon Tempura', allergens: ['fish', 'egg'] }],
    ['May contain shellfish', { name: 'Shrimp', allergens: [] }],
  ]

  it.each(cases)('%s', (line, given) => {
    expect(allergenLine(aDish(given))).toBe(line)
  })
})
