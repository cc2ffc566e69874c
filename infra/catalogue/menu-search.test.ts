import { createMenuSearch } from '#shared/menu/search'
import { sampleMenu as menu } from '#infra/testkit/fixtures/sample-menu'
import { seed } from './seed'
import type { Allergen, MenuItem } from '#shared/menu/contract'
import type { DietaryPreference } from '#shared/menu/dietary/filters'
import { parseExclusions } from '#shared/menu/dietary/exclusions'
import { scaleLimit } from '#infra/testkit/machine-speed'
import { measureProcessorMs } from '#infra/testkit/processor-time'

const find = createMenuSearch(menu, seed.categories)
const namesFor = (search: string) => {
  const found = find(search)
  return menu.filter(({ id }) => found.has(id)).map(({ name }) => name)
}

describe('a search of the menu', () => {
  test.each([
    ['coke', ['Cola', 'Diet Cola']],
    ['chicken hibachi', ['Hibachi Chicken']],
    ['hibachi chickens', ['Hibachi Chicken']],
    ['spicy roll', ['Spicy Tuna Roll', 'Spicy Salmon Roll']],
    ['rolls with eel', ['Dragon Roll', 'Eel Avocado Roll']],
    ['veggie', ['Hibachi Vegetables', 'Avocado Roll']],
    ['califronia', ['California Roll']],
    ['californa role', ['California Roll']],
    ['edamamme', ['Edamame']],
    ['teryaki chicken', ['Chicken Teriyaki']],
    ['prawn tempura', ['Shrimp Tempura Roll']],
    ['potstickers', ['Chicken Gyoza']],
    ['philly', ['Philadelphia Roll', 'Fried Philly Roll']],
    ['su7', ['Shrimp Tempura Roll']],
    ['JALAPEÑO', ['Dynamite Roll']],
    ['drinks', ['Cola', 'Green Tea']],
    ['dumpl', ['Chicken Gyoza']],
    ['diet pepsi', ['Diet Cola']],
    ['springroll', ['Vegetable Spring Rolls']],
    ['springrolls', ['Vegetable Spring Rolls']],
    ['spring-rolls', ['Vegetable Spring Rolls']],
    ['misosoup', ['Miso Soup']],
    ['greentea', ['Green Tea']],
    ['yaki soba noodles', ['Chicken Yakisoba']],
    ['su 7', ['Shrimp Tempura Roll']],
    ['Su-7', ['Shrimp Tempura Roll']],
    // No dish is called so: the dishes that offer it.
    ['tobiko', ['California Roll']],
  ])('for %j finds %j', (search, names) => {
    expect(namesFor(search)).toEqual(expect.arrayContaining([...names]))
  })

  test.each([
    ['coke', 'Green Tea'],
    ['chicken hibachi', 'Hibachi Shrimp'],
    ['spicy roll', 'Avocado Roll'],
    ['nothingofthekind', 'Cola'],
    ['???', 'Cola'],
    ['50%', 'Cola'],
    ['su7', 'Tuna Roll'],
  ])('for %j does not find %j', (search, name) => {
    expect(namesFor(search)).not.toContain(name)
  })

  test('is narrow where the words are', () => {
    expect(namesFor('nothingofthekind')).toEqual([])
    expect(namesFor('california roll').length).toBeLessThan(6)
    expect(namesFor('green tea').length).toBeLessThan(4)
  })

  test('costs a key a moment', () => {
    const keys = 'spicy chickn hibachi rol'
    // Far below the 16 ms of a key at a quarter of the speed.
    const limitMs = scaleLimit(16) * keys.length
    const type = () => {
      for (let length = 1; length <= keys.length; length += 1) find(keys.slice(0, length))
    }
    expect(measureProcessorMs(type, limitMs)).toBeLessThan(limitMs)
  })
})

describe('menu exclusions', () => {
  const find = createMenuSearch(menu, seed.categories)
  const listedFor = (search: string): readonly MenuItem[] => {
    const found = find(search)
    return menu.filter(({ id }) => found.has(id))
  }

  type Case = {
    readonly filter: DietaryPreference
    readonly avoided: readonly Allergen[]
    readonly english: readonly string[]
    readonly spanish: readonly string[]
  }

  const cases: readonly Case[] = [
    { filter: 'glutenFree', avoided: ['gluten'], english: ['gluten', 'wheat'], spanish: ['gluten', 'trigo'] },
    { filter: 'noSoy', avoided: ['soy'], english: ['soy'], spanish: ['soja', 'soya'] },
    {
      filter: 'noShellfish',
      avoided: ['shellfish'],
      english: ['shellfish', 'shrimp'],
      spanish: ['mariscos', 'camarones'],
    },
    { filter: 'noFish', avoided: ['fish'], english: ['fish'], spanish: ['pescado'] },
    { filter: 'noDairy', avoided: ['dairy'], english: ['dairy', 'milk'], spanish: ['lácteos', 'lactosa'] },
    { filter: 'noEgg', avoided: ['egg'], english: ['egg', 'eggs'], spanish: ['huevo', 'huevos'] },
    { filter: 'nutFree', avoided: ['nuts', 'peanuts'], english: ['nuts', 'tree nuts'], spanish: ['nueces'] },
    { filter: 'noPeanuts', avoided: ['peanuts'], english: ['peanuts'], spanish: ['cacahuates', 'maní'] },
    { filter: 'noSesame', avoided: ['sesame'], english: ['sesame'], spanish: ['sésamo', 'ajonjolí'] },
  ]

  const english = (food: string) => [
    `no ${food}`,
    `NO ${food.toUpperCase()} please`,
    `without any ${food}`,
    `w/o ${food}`,
    `non-${food}`,
    `not ${food}`,
    `free of ${food}`,
    `${food} free`,
    `${food}free`,
    `${food}-free rolls`,
    `minus the ${food}`,
    `hold the ${food}`,
    `chicken, no ${food}`,
    `I'm allergic to ${food}`,
    `${food} allergy`,
    `I can’t eat ${food}`,
    `does not contain ${food}`,
  ]
  const spanish = (food: string) => [
    `sin ${food}`,
    `rollos sin ${food}`,
    `libre de ${food}`,
    `soy alérgica al ${food}`,
    `alergia a los ${food}`,
    `no puedo comer ${food}`,
    `que no lleve ${food}`,
    `no como ${food}`,
  ]

  const searches = cases.flatMap(({ filter, avoided, ...foods }) =>
    [...foods.english.flatMap(english), ...foods.spanish.flatMap(spanish)].map((search) => ({
      search,
      filter,
      avoided,
    })),
  )

  describe('a search that excludes an allergen', () => {
    it.each(searches)('$search sets $filter, and lists no dish that declares it or declares nothing', (given) => {
      expect(parseExclusions(given.search)).toMatchObject({ filters: [given.filter], unmapped: [] })
      const listed = listedFor(given.search)
      const wrong = listed.filter(
        ({ allergens }) => allergens === null || given.avoided.some((each) => allergens.includes(each)),
      )
      expect(wrong.map(({ name }) => name)).toEqual([])
      expect(listed.length).toBeGreaterThan(/rolls|rollos|chicken/.test(given.search) ? -1 : 5)
    })

    it.each([
      'pregnant',
      'pregnancy',
      'I am pregnant',
      'estoy embarazada',
      'embarazo',
      'no raw fish',
      'sin pescado crudo',
    ])('%s lists nothing raw', (search) => {
      expect(parseExclusions(search).filters).toEqual(['noRaw'])
      const listed = listedFor(search)
      expect(listed.length).toBeGreaterThan(40)
      expect(listed.filter(({ advisory, allergens }) => advisory === 'raw' || allergens === null)).toEqual([])
    })

    it.each([
      ['vegan', ['fish', 'shellfish', 'egg', 'dairy']],
      ['soy vegana', ['fish', 'shellfish', 'egg', 'dairy']],
      ['vegetarian', ['fish', 'shellfish']],
      ['no meat', ['fish', 'shellfish']],
      ['celiac', ['gluten']],
      ['soy celíaco', ['gluten']],
      ['lactose intolerant', ['dairy']],
      ['eggless', ['egg']],
      ['gluten and dairy free', ['gluten', 'dairy']],
      ['no eggs or milk, and no nuts', ['egg', 'dairy', 'nuts', 'peanuts']],
      ['sin huevo ni lácteos', ['egg', 'dairy']],
      ['no shelfish', ['shellfish']],
      ['no seafood', ['fish', 'shellfish']],
    ] as const)('%s lists no dish with any of %j', (search, avoided) => {
      const listed = listedFor(search)
      expect(listed.length).toBeGreaterThan(2)
      const isWrong = ({ allergens }: MenuItem) =>
        allergens === null || avoided.some((each) => allergens.includes(each))
      expect(listed.filter(isWrong).map(({ name }) => name)).toEqual([])
    })

    it.each(['vegan', 'soy vegana', 'vegan roll'])('%s lists no dish with honey, and says so', (search) => {
      const roll = menu.filter(({ name }) => name === 'Avocado Roll')
      const glazed = roll.map((item) => ({ ...item, description: `${item.description} Glazed with honey.` }))
      expect(createMenuSearch(roll, seed.categories)(search).size).toBe(1)
      expect(createMenuSearch(glazed, seed.categories)(search).size).toBe(0)
      expect(parseExclusions(search).unmapped).toEqual(['honey'])
    })

    it('searches for the rest of the words as before', () => {
      expect(listedFor('shellfish-free spicy roll').map(({ code }) => code)).toEqual(
        listedFor('spicy roll')
          .filter(({ allergens }) => !allergens?.includes('shellfish'))
          .map(({ code }) => code),
      )
      expect(parseExclusions('spicy tuna roll')).toEqual({ filters: [], unmapped: [], remaining: 'spicy tuna roll' })
      expect(parseExclusions('free delivery').filters).toEqual([])
      expect(listedFor('soy').length).toBeGreaterThan(20)
    })
  })

  describe('a search that excludes what no filter covers', () => {
    it.each([
      ['no mushrooms', 'mushrooms', /mushroom/i],
      ['without onions', 'onions', /onion/i],
      ['sin cilantro', 'cilantro', /cilantro/i],
      ['no green onions', 'green onions', /onion/i],
      ['no chicken', 'chicken', /chicken/i],
      ['onion-free', 'onion', /onion/i],
      ['not spicy', 'spicy', /spicy/i],
      ['hold the jalapeno', 'jalapeno', /jalape/i],
    ])('%s names %s, and lists no dish that has it', (search, word, pattern) => {
      expect(parseExclusions(search)).toEqual({ filters: [], unmapped: [word], remaining: '' })
      const listed = listedFor(search)
      expect(listed.length).toBeGreaterThan(10)
      expect(
        listed
          .filter(({ name, description, optionGroups }) =>
            [
              name,
              description,
              ...optionGroups
                .filter(({ id }) => id === 'leave-out')
                .flatMap(({ options }) => options.map((option) => option.name)),
            ].some((text) => pattern.test(text)),
          )
          .map(({ name }) => name),
      ).toEqual([])
    })
  })
})
