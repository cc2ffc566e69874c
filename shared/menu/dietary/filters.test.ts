import type { Allergen, MenuItem } from '../contract'
import { getActiveDiet } from './active-diet'
import { ALLERGENS_NOT_DECLARED } from './declared-allergens'
import {
  NO_DIETARY_PREFERENCES,
  formatAllergenLine,
  formatListedAllergens,
  getCommonAllergens,
  hasActiveFilters,
  listHideReasons,
  type DietaryPreference,
} from './filters'
import { NUTRITION_NOT_DECLARED } from './nutrition-diets'
import { getDishAsItComes } from './verdict'
import { buildMenuItem } from '../../testing/fixtures'

const buildDish = (given: Partial<MenuItem>) => getDishAsItComes(buildMenuItem(given))

const wanting = (...preferences: readonly DietaryPreference[]) => ({
  ...NO_DIETARY_PREFERENCES,
  ...Object.fromEntries(preferences.map((preference) => [preference, true])),
})

const nutrition = (carbohydrateGrams: number, sodiumMilligrams: number): Pick<MenuItem, 'nutritionInfo'> => ({
  nutritionInfo: { calories: 300, proteinGrams: 20, fatGrams: 10, carbohydrateGrams, sodiumMilligrams },
})

describe('a filter hides a dish and says why', () => {
  const cases: readonly (readonly [DietaryPreference, Partial<MenuItem>, readonly string[]])[] = [
    ['noPeanuts', { name: 'Chicken Satay' }, ['may contain peanuts']],
    ['noPeanuts', { name: 'Chicken', undeclaredAllergens: ['peanuts'] }, [ALLERGENS_NOT_DECLARED]],
    ['nutFree', { name: 'Chicken', undeclaredAllergens: ['peanuts'] }, [ALLERGENS_NOT_DECLARED]],
    ['nutFree', { name: 'Chicken', allergens: ['peanuts'] }, ['contains peanuts']],
    ['noEgg', { name: 'Tamago' }, ['may contain egg']],
    ['noRaw', { name: 'Salmon', allergens: ['fish'], advisory: 'raw' }, ['contains raw fish']],
    ['noRaw', { name: 'Salmon', allergens: ['fish'], advisory: 'undercooked' }, ['contains raw fish']],
    ['noRaw', { name: 'Salmon Poke', allergens: ['fish'] }, ['may contain raw fish']],
    ['noRaw', { name: 'Chef’s Tray', allergens: null }, [ALLERGENS_NOT_DECLARED]],
    ['noShellfish', { name: 'House Special', allergens: ['shellfish'] }, ['contains shellfish']],
    ['noShellfish', { name: 'Ebi Sunomono' }, ['may contain shellfish']],
    ['noShellfish', { name: 'Hotate Nigiri' }, ['may contain shellfish']],
    ['noShellfish', { name: 'Udon', description: 'With oyster sauce' }, ['may contain shellfish']],
    ['noShellfish', { name: 'Chef’s Tray', allergens: null }, [ALLERGENS_NOT_DECLARED]],
    ['noShellfish', { name: 'Shrimp Tray', allergens: null }, ['may contain shellfish']],
    ['noSoy', { name: 'Goma Tofu' }, ['may contain soy']],
    ['noSoy', { name: 'Shoyu Ramen' }, ['may contain soy']],
    ['noDairy', { name: 'Philadelphia Roll', description: 'Cream cheese' }, ['may contain dairy']],
    ['nutFree', { name: 'Chicken', description: 'With toasted cashews' }, ['may contain nuts']],
    ['glutenFree', { name: 'Chicken Karaage' }, ['may contain gluten']],
    ['glutenFree', { name: 'Sashimi', allergens: null }, [ALLERGENS_NOT_DECLARED]],
    ['vegetarian', { name: 'Tekka Maki', description: 'Maguro' }, ['not vegetarian']],
    ['vegetarian', { name: 'Steamed Rice' }, ['no vegetables named']],
    ['vegetarian', { name: 'Garden Roll', description: 'Avocado', allergens: null }, [ALLERGENS_NOT_DECLARED]],
    ['glutenFree', { name: 'Sashimi', description: 'Not gluten-free' }, ['may contain gluten']],
    ['glutenFree', { name: 'Sashimi', description: "It isn't certified gluten-free" }, ['may contain gluten']],
    ['glutenFree', { name: 'Sashimi', description: 'Gluten-free on request' }, ['may contain gluten']],
    ['nutFree', { name: 'Salad', description: 'Never free from nuts' }, ['may contain nuts']],
    ['noDairy', { name: 'Steak', description: 'Can’t be made without butter' }, ['may contain dairy']],
    ['noDairy', { name: 'Steak', description: 'In soy butter' }, ['may contain dairy']],
    ['noDairy', { name: 'Steak', description: 'With yum yum sauce' }, ['may contain dairy']],
    ['noDairy', { name: 'Philly Roll' }, ['may contain dairy']],
    ['noSoy', { name: 'Eel Nigiri' }, ['may contain soy']],
    ['glutenFree', { name: 'Nigiri', description: 'Salmon, masago' }, ['may contain gluten']],
    ['glutenFree', { name: 'Salmon', description: 'With sweet soy glaze' }, ['may contain gluten']],
    ['glutenFree', { name: 'Chicken Curry' }, ['may contain gluten']],
    ['vegetarian', { name: 'Spam Musubi', description: 'Nori' }, ['not vegetarian']],
    ['vegetarian', { name: 'Vegetable Soup', description: 'Not suitable for vegetarians.' }, ['not vegetarian']],
    ['vegetarian', { name: 'Green Tea' }, ['no vegetables named']],
    ['lowCarb', { name: 'Sashimi', ...nutrition(21, 0) }, ['not low-carb']],
    ['lowCarb', { name: 'Tuna Sashimi', description: 'Low-carb' }, [NUTRITION_NOT_DECLARED]],
    ['ketoFriendly', { name: 'Steak', ...nutrition(11, 0) }, ['not keto-friendly']],
    ['ketoFriendly', { name: 'Steak' }, [NUTRITION_NOT_DECLARED]],
    ['lowSodium', { name: 'Salmon', ...nutrition(0, 501) }, ['not low-sodium']],
    ['lowSodium', { name: 'Steamed Rice' }, [NUTRITION_NOT_DECLARED]],
    ['kidsOnly', { name: 'Hibachi Steak' }, ['not a kids dish']],
    ['popularOnly', { name: 'Hibachi Steak' }, ['not one of our popular dishes']],
  ]

  it.each(cases)('%s: %o', (preference, given, reasons) => {
    expect(listHideReasons(buildDish(given), wanting(preference))).toEqual(reasons)
  })

  it('with each reason once', () => {
    const dish = buildDish({ name: 'Ember Roll', allergens: null, spiceLevel: 3 })
    expect(listHideReasons(dish, wanting('noSoy', 'noDairy', 'popularOnly'))).toEqual([
      ALLERGENS_NOT_DECLARED,
      'not one of our popular dishes',
      'spicy',
    ])
  })
})

describe('a filter shows', () => {
  const cases: readonly (readonly [DietaryPreference, Partial<MenuItem>])[] = [
    ['vegetarian', { name: 'Berries and Sweet Potatoes', description: 'no meat or fish, free of shellfish' }],
    ['vegetarian', { name: 'Garden Roll', description: 'Avocado. Vegetarian, not vegan' }],
    ['glutenFree', { name: 'Sashimi', description: 'Not spicy and gluten-free' }],
    ['noDairy', { name: 'Coconut Milk Soup' }],
    ['noDairy', { name: 'Rice Pudding', description: 'Of oat milk, with peanut butter' }],
    ['noDairy', { name: 'Butternut Squash', description: 'dairy-free' }],
    ['noDairy', { name: 'Salad', description: 'Butter lettuce' }],
    ['nutFree', { name: 'Water Chestnuts', description: 'nut-free kitchen, a pinch of nutmeg' }],
    ['noShellfish', { name: 'Oyster Mushrooms' }],
    ['noSoy', { name: 'Sashimi', description: 'without soy sauce' }],
    ['glutenFree', { name: 'Glutinous Rice', description: 'gluten free' }],
    ['ketoFriendly', { name: 'Steak', ...nutrition(10, 0) }],
    ['lowCarb', { name: 'Fried Rice', ...nutrition(20, 0) }],
    ['lowSodium', { name: 'Salmon', ...nutrition(90, 500) }],
    ['kidsOnly', { name: 'Hibachi Chicken', categoryId: 29 }],
    ['kidsOnly', { name: "Children's Noodles" }],
    ['popularOnly', { name: 'California Roll', isPopular: true }],
  ]

  it.each(cases)('%s: %o', (preference, given) => {
    expect(listHideReasons(buildDish(given), wanting(preference))).toEqual([])
  })
})

describe('spicy dishes', () => {
  const spicy = buildDish({ name: 'Dynamite Roll', spiceLevel: 1 })

  it('are shown without filters, and with Spicy OK', () => {
    expect(listHideReasons(spicy, NO_DIETARY_PREFERENCES)).toEqual([])
    expect(listHideReasons(spicy, wanting('spicyOk'))).toEqual([])
    expect(listHideReasons(spicy, wanting('noShellfish', 'spicyOk'))).toEqual([])
  })

  it('are hidden by other filters, according to their level or text', () => {
    expect(listHideReasons(spicy, wanting('noShellfish'))).toEqual(['spicy'])
    expect(listHideReasons(buildDish({ description: 'With jalapeños' }), wanting('noShellfish'))).toEqual(['spicy'])
    expect(listHideReasons(buildDish({ description: 'Mild, not spicy' }), wanting('noShellfish'))).toEqual([])
  })
})

it("Spicy OK alone doesn't count as filtering", () => {
  expect(hasActiveFilters(NO_DIETARY_PREFERENCES)).toBe(false)
  expect(hasActiveFilters(wanting('spicyOk'))).toBe(false)
  expect(hasActiveFilters(wanting('kidsOnly'))).toBe(true)
})

describe('the allergen line of a dish', () => {
  const cases: readonly (readonly [string, Partial<MenuItem>])[] = [
    ['Contains gluten, fish, sesame', { allergens: ['sesame', 'fish', 'gluten'] }],
    ['No major allergens in the recipe', { name: 'Green Tea', allergens: [] }],
    [ALLERGENS_NOT_DECLARED, { name: 'Chef’s Fish Tray', allergens: null }],
    ['Contains fish, egg. May contain gluten', { name: 'Salmon Tempura', allergens: ['fish', 'egg'] }],
    ['May contain shellfish', { name: 'Shrimp', allergens: [] }],
  ]

  it.each(cases)('%s', (line, given) => {
    expect(formatAllergenLine(buildDish(given))).toBe(line)
  })
})

describe('what dishes of a list have in common is said once', () => {
  const nameLines = (...declared: readonly (readonly Allergen[] | null)[]) => {
    const dishes = declared.map((each) =>
      getDishAsItComes(buildMenuItem({ name: 'Green Tea', allergens: each && [...each] })),
    )
    const common = getCommonAllergens(dishes)
    return [common.line, ...dishes.map((dish) => formatListedAllergens(dish, common))]
  }

  it('allergens of all are named for all, and each dish adds its own', () => {
    expect(nameLines(['soy', 'gluten'], ['gluten', 'fish', 'soy'])).toEqual([
      'Everything here contains gluten, soy',
      'Allergens as listed above',
      'Also contains fish',
    ])
  })

  it('the same words for each, such as to ask us, are said for all', () => {
    const [once, ...each] = nameLines(null, null)
    expect([once, each]).toEqual([ALLERGENS_NOT_DECLARED, Array(2).fill('Ask us about allergens')])
    expect(nameLines([], [])).toEqual(['No major allergens in the recipe', '', ''])
  })

  it('each dish says everything if one declares nothing, or if it is alone', () => {
    expect(nameLines(['soy'], null)).toEqual(['', 'Contains soy', ALLERGENS_NOT_DECLARED])
    expect(nameLines(['soy'])).toEqual(['', 'Contains soy'])
  })

  it('what only a text suggests stays with its dish', () => {
    const fried = getDishAsItComes(buildMenuItem({ name: 'Shrimp', allergens: ['soy'] }))
    expect(formatAllergenLine(fried, getCommonAllergens([fried, fried]).allergens)).toBe('May contain shellfish')
  })
})

describe('dietary choices', () => {
  const wanting = (...preferences: readonly DietaryPreference[]) => ({
    ...NO_DIETARY_PREFERENCES,
    ...Object.fromEntries(preferences.map((preference) => [preference, true])),
  })

  const nothing = { userId: null, choice: null, saved: undefined, cached: null }
  const dana = { ...nothing, userId: 'dana' }
  const asGuest = (...preferences: readonly DietaryPreference[]) => ({
    userId: null,
    preferences: wanting(...preferences),
    isComplete: false,
  })
  const asDana = (isComplete: boolean, ...preferences: readonly DietaryPreference[]) => ({
    userId: 'dana',
    preferences: wanting(...preferences),
    isComplete,
  })

  describe('the active filters are', () => {
    it('those that a guest chose, none before that', () => {
      expect(getActiveDiet(nothing)).toEqual(NO_DIETARY_PREFERENCES)
      expect(getActiveDiet({ ...nothing, choice: asGuest('nutFree') })).toEqual(wanting('nutFree'))
    })

    it('those of the account, until others are chosen in this session', () => {
      const saved = wanting('nutFree', 'noSoy')
      expect(getActiveDiet({ ...dana, saved })).toEqual(saved)
      expect(getActiveDiet({ ...dana, saved, choice: asDana(true, 'noSoy') })).toEqual(wanting('noSoy'))
    })

    it('after signing in, both the saved ones and those chosen as a guest', () => {
      const saved = wanting('nutFree')
      expect(getActiveDiet({ ...dana, saved, choice: asGuest('noSoy') })).toEqual(wanting('nutFree', 'noSoy'))
      expect(getActiveDiet({ ...dana, saved, choice: asGuest() })).toEqual(saved)
    })

    it("those that this device last read for the account, while it can't be loaded", () => {
      const cached = { userId: 'dana', preferences: wanting('nutFree') }
      expect(getActiveDiet({ ...dana, cached })).toEqual(wanting('nutFree'))
      expect(getActiveDiet({ ...dana, cached, choice: asGuest('noSoy') })).toEqual(wanting('nutFree', 'noSoy'))
      expect(getActiveDiet({ ...dana, cached, saved: wanting('noDairy') })).toEqual(wanting('noDairy'))
      expect(getActiveDiet({ ...nothing, userId: 'lee', cached })).toEqual(NO_DIETARY_PREFERENCES)
      expect(getActiveDiet({ ...nothing, cached })).toEqual(NO_DIETARY_PREFERENCES)
    })

    it('those chosen before the saved ones were loaded, and then both', () => {
      const choice = asDana(false, 'noSoy')
      const cached = { userId: 'dana', preferences: wanting('noDairy') }
      expect(getActiveDiet({ ...dana, choice, cached })).toEqual(wanting('noSoy'))
      expect(getActiveDiet({ ...dana, choice, saved: wanting('nutFree') })).toEqual(wanting('noSoy', 'nutFree'))
    })

    it('never those of another user of the browser', () => {
      expect(getActiveDiet({ ...nothing, choice: asDana(true, 'nutFree') })).toEqual(NO_DIETARY_PREFERENCES)
      expect(getActiveDiet({ ...nothing, userId: 'lee', choice: asDana(true, 'nutFree') })).toEqual(
        NO_DIETARY_PREFERENCES,
      )
    })
  })
})
