import fc from 'fast-check'
import { allergens, type MenuItem } from '../contract'
import type { DietaryPreferences } from '../../accounts/preferences-contract'
import { getDishBadges } from '../listing'
import { getRawPresence } from './dish-facts'
import { NO_DIETARY_PREFERENCES, formatAllergenLine, listHideReasons } from './filters'
import { applySelectionToDish, getDietaryVerdict, getDishAsItComes, passesDietaryFilters } from './verdict'
import { getLineAllergens, resolveSelection } from '../options'
import { buildMenuItem, buildMenuOption as option, buildOptionGroup as group } from '../../testing/fixtures'

const wanting = (...names: readonly (keyof DietaryPreferences)[]): DietaryPreferences => ({
  ...NO_DIETARY_PREFERENCES,
  ...Object.fromEntries(names.map((name) => [name, true])),
})

const noShellfish = wanting('noShellfish')
const noCheese = option('no-cream-cheese', 'No cream cheese', { allergensRemoved: ['dairy'] })
const roll = buildMenuItem({
  name: 'Philly Roll',
  description: 'Smoked salmon and cream cheese',
  allergens: ['fish', 'dairy'],
  optionGroups: [group('leave-out', [noCheese])],
})
const fried = option('fried-rice', 'Fried rice', { isDefault: true, allergensAdded: ['egg', 'soy'] })
const steamed = option('steamed-rice', 'Steamed rice', { price: '1.00', allergensRemoved: ['egg', 'soy'] })
const brown = option('brown-rice', 'Brown rice', { price: '0.50', allergensRemoved: ['egg', 'soy'] })
const yumYum = option('yum-yum', 'Yum yum sauce', { isDefault: true, allergensAdded: ['dairy', 'egg'] })
const noButter = option('no-butter', 'No butter', { allergensRemoved: ['dairy'] })
const plate = buildMenuItem({
  name: 'Hibachi Plate',
  allergens: ['soy', 'dairy', 'egg'],
  optionGroups: [
    group('rice', [fried, steamed, brown]),
    group('sauces', [yumYum], { max: 3 }),
    group('leave-out', [noButter]),
  ],
})

describe('a dish that passes the filters with other options', () => {
  it.each([
    ['noDairy', roll, ['no-cream-cheese'], 'without dairy if you leave out the cream cheese'],
    [
      'noSoy',
      buildMenuItem({
        allergens: ['soy'],
        optionGroups: [group('rice', [fried, steamed, { ...brown, allergensRemoved: [] }])],
      }),
      ['steamed-rice'],
      'without soy with steamed rice (+$1.00)',
    ],
    [
      'noDairy',
      buildMenuItem({ optionGroups: [group('rice', [{ ...fried, allergensAdded: ['dairy'] }, steamed, brown])] }),
      ['brown-rice'],
      'without dairy with brown rice (+$0.50)',
    ],
    ['noSoy', plate, ['brown-rice', 'yum-yum'], 'without soy with brown rice (+$0.50)'],
    ['noDairy', plate, ['fried-rice', 'no-butter'], 'without dairy if you leave out the butter and yum yum sauce'],
  ] as const)('is shown for %s, with the choice and its words', (preference, dish, options, words) => {
    expect(getDietaryVerdict(dish, wanting(preference, 'spicyOk')).fit).toEqual({ options, words })
    expect(passesDietaryFilters(dish, wanting(preference, 'spicyOk'))).toBe(true)
  })

  it('is vegetarian if no fish remains and vegetables are mentioned', () => {
    const noRoe = option('no-masago', 'No masago', { allergensRemoved: ['fish'] })
    const dish = buildMenuItem({
      name: 'Cucumber Roll',
      description: 'Topped with masago',
      allergens: ['fish'],
      optionGroups: [group('leave-out', [noRoe])],
    })
    const words = 'vegetarian if you leave out the masago'
    expect(getDietaryVerdict(dish, wanting('vegetarian'))).toEqual({
      reasons: ['not vegetarian'],
      fit: { options: ['no-masago'], words },
    })
  })

  it('stays hidden if the option is sold out, nothing is declared, or another reason remains', () => {
    const soldOut = { ...roll, optionGroups: [group('leave-out', [{ ...noCheese, isAvailable: false }])] }
    const undeclared = { ...roll, allergens: null }
    expect(passesDietaryFilters(soldOut, wanting('noDairy'))).toBe(false)
    expect(passesDietaryFilters(undeclared, wanting('noDairy'))).toBe(false)
    expect(passesDietaryFilters(roll, wanting('noDairy', 'kidsOnly'))).toBe(false)
    expect(getDietaryVerdict(roll, wanting('noDairy', 'vegetarian')).reasons).toContain('contains dairy')
  })

  it('is assessed with the allergens of its default options', () => {
    const plain = buildMenuItem({ optionGroups: [group('sauces', [yumYum])] })
    expect(getDietaryVerdict(plain, wanting('noDairy'))).toEqual({
      reasons: ['contains dairy'],
      fit: { options: [], words: 'without dairy if you leave out the yum yum sauce' },
    })
  })
})

it("a line's allergens include added options and exclude removed ingredients, even if the text mentions them", () => {
  const { optionGroups } = roll
  expect(
    formatAllergenLine(applySelectionToDish(roll, resolveSelection(optionGroups, ['no-cream-cheese']).chosen)),
  ).toBe('Contains fish')
  const mayo = option('mayo', 'Spicy mayo')
  const with_ = { ...roll, optionGroups: [...optionGroups, group('add', [mayo])] }
  expect(formatAllergenLine(applySelectionToDish(with_, resolveSelection(with_.optionGroups, ['mayo']).chosen))).toBe(
    'Contains fish, dairy. May contain egg',
  )
})

const someAllergens = fc.uniqueArray(fc.constantFrom(...allergens), { maxLength: 3 })
const words = fc.constantFrom('Rice', 'No butter', 'Tofu', 'Cream sauce', 'Crab stick', 'Cucumber')
const anOption = fc.record({
  name: words,
  alsoCalled: fc.constant<string[]>([]),
  price: fc.constantFrom('0.00', '1.25'),
  upTo: fc.integer({ min: 1, max: 3 }),
  isDefault: fc.boolean(),
  isAvailable: fc.boolean(),
  allergensAdded: someAllergens,
  allergensRemoved: someAllergens,
  advisory: fc.constantFrom(null, 'undercooked' as const),
})
const aGroup = fc.record({
  options: fc.array(anOption, { minLength: 1, maxLength: 4 }),
  min: fc.integer({ min: 0, max: 2 }),
  more: fc.integer({ min: 0, max: 2 }),
})
const someDish: fc.Arbitrary<MenuItem> = fc
  .record({
    name: words,
    description: fc.constantFrom('', 'With cream cheese and shrimp', 'Vegetables'),
    allergens: fc.option(someAllergens),
    groups: fc.array(aGroup, { maxLength: 3 }),
  })
  .map(({ groups, ...dish }) =>
    buildMenuItem({
      ...dish,
      optionGroups: groups.map(({ options, min, more }, at) => ({
        id: `g${at}`,
        name: `Group ${at}`,
        min,
        max: Math.max(1, min + more),
        options: options.map((each, place) => ({ ...each, id: `g${at}-${place}` })),
      })),
    }),
  )
const choices = [
  'vegetarian',
  'glutenFree',
  'noShellfish',
  'noSoy',
  'noDairy',
  'nutFree',
  'noEgg',
  'noFish',
  'noSesame',
  'noPeanuts',
] as const
const somePreferences = fc
  .uniqueArray(fc.constantFrom(...choices), { minLength: 1, maxLength: 2 })
  .map((names) => wanting(...names, 'spicyOk'))

it('a suggested selection is valid, available, and free of avoided allergens', () => {
  let offered = 0
  fc.assert(
    fc.property(someDish, somePreferences, (item, preferences) => {
      const { fit } = getDietaryVerdict(item, preferences)
      if (!fit) return
      offered += 1
      const { chosen, faults } = resolveSelection(item.optionGroups, fit.options)
      const own = getLineAllergens(item.allergens, chosen)
      expect(faults).toEqual([])
      expect(chosen.every(({ option: each }) => each.isAvailable)).toBe(true)
      expect(listHideReasons(applySelectionToDish(item, chosen), preferences)).toEqual([])
      expect(own).not.toBeNull()
      const avoided = {
        glutenFree: 'gluten',
        noShellfish: 'shellfish',
        noSoy: 'soy',
        noDairy: 'dairy',
        nutFree: 'nuts',
        noEgg: 'egg',
        noFish: 'fish',
        noSesame: 'sesame',
        noPeanuts: 'peanuts',
      }
      for (const [preference, allergen] of Object.entries(avoided))
        if (Object.entries(preferences).some(([each, isOn]) => each === preference && isOn))
          expect(own).not.toContain(allergen)
      expect(fit.words).toMatch(/with |if you leave out/)
      expect(listHideReasons(getDishAsItComes(item), preferences)).not.toEqual([])
    }),
    { numRuns: 5000 },
  )
  expect(offered).toBeGreaterThan(50)
})

describe('a default choice counts by its name and its advisory, like one that the guest makes', () => {
  const bowl = (own: ReturnType<typeof option>, ...others: ReturnType<typeof option>[]) =>
    buildMenuItem({
      name: 'Garden Bowl',
      description: 'Rice, greens and cucumber',
      allergens: [],
      isPopular: true,
      optionGroups: [group('protein', [{ ...own, isDefault: true }, ...others], { min: 1 })],
    })
  const withTofu = (own: ReturnType<typeof option>) => bowl(own, option('tofu', 'Tofu', { allergensAdded: ['soy'] }))
  const ahi = option('ahi', 'Seared Ahi', { allergensAdded: ['fish'], advisory: 'undercooked' })

  it('has no badge for vegetarians with meat, and fits them with the other choice', () => {
    const item = withTofu(option('chicken', 'Grilled Chicken'))
    expect(getDishBadges(getDishAsItComes(item))).not.toContain('Vegetarian')
    expect(getDietaryVerdict(item, wanting('vegetarian'))).toEqual({
      reasons: ['not vegetarian'],
      fit: { options: ['tofu'], words: 'vegetarian with tofu' },
    })
  })

  it('may contain what the name suggests, and is without it with the other choice', () => {
    const item = withTofu(option('tempura', 'Shrimp Tempura'))
    expect(formatAllergenLine(getDishAsItComes(item))).toBe('May contain gluten, shellfish, egg')
    expect(getDietaryVerdict(item, noShellfish)).toMatchObject({
      reasons: ['may contain shellfish'],
      fit: { options: ['tofu'] },
    })
  })

  it.each([
    ['is raw by its name', withTofu(option('sashimi', 'Salmon Sashimi')), 'may contain raw fish'],
    ['is fish that is seared', withTofu(ahi), 'contains raw fish'],
  ])('is hidden from guests without raw fish if it %s', (_how, item, reason) => {
    expect(getDietaryVerdict(item, wanting('noRaw')).reasons).toEqual([reason])
  })

  it('asks before raw fish is denied or claimed if steak is undercooked and nothing is declared', () => {
    const item = { ...bowl(option('medium', 'Medium', { advisory: 'undercooked' })), allergens: null }
    expect(getDietaryVerdict(item, wanting('noRaw')).reasons).toEqual(['Ask us: allergens not declared'])
  })

  it('changes nothing for a guest who takes it off', () => {
    const { optionGroups, ...item } = withTofu(ahi)
    const dish = { ...item, optionGroups: optionGroups.map((each) => ({ ...each, min: 0 })) }
    expect(getRawPresence(applySelectionToDish(dish, []))).toBe('absent')
  })
})

describe('a dish with a required choice and no default', () => {
  const adding = (id: string, ...allergensAdded: ('shellfish' | 'fish')[]) => option(id, id, { allergensAdded })
  const bowl = (...protein: ReturnType<typeof option>[]) =>
    buildMenuItem({ name: 'Harbor Bowl', allergens: ['soy'], optionGroups: [group('protein', protein, { min: 1 })] })

  it('is hidden if every choice brings what the guest avoids', () => {
    const verdict = getDietaryVerdict(bowl(adding('shrimp', 'shellfish'), adding('lobster', 'shellfish')), noShellfish)
    expect(verdict).toEqual({ reasons: ['contains shellfish'], fit: null })
  })

  it('is offered with the choice that fits', () => {
    const verdict = getDietaryVerdict(bowl(adding('shrimp', 'shellfish'), adding('chicken')), noShellfish)
    expect(verdict).toMatchObject({ reasons: ['contains shellfish'], fit: { options: ['chicken'] } })
  })

  it('is vegetarian with the choice that is, also if meat costs less', () => {
    const choices = [option('chicken', 'Chicken'), option('tofu', 'Tofu', { price: '2.00' })]
    const verdict = getDietaryVerdict(bowl(...choices), wanting('vegetarian'))
    expect(verdict.fit).toEqual({ options: ['tofu'], words: 'vegetarian with tofu (+$2.00)' })
  })

  it('has no badge and no claim that one of its choices breaks, until the guest chooses', () => {
    const greens = { description: 'Cucumber and avocado', isPopular: true }
    const ahi = option('ahi', 'Ahi', { allergensAdded: ['fish'], advisory: 'raw' })
    const item = { ...bowl(ahi, option('tofu', 'Tofu'), option('steak', 'Steak')), ...greens, allergens: [] }
    const choose = (id: string) => applySelectionToDish(item, resolveSelection(item.optionGroups, [id]).chosen)
    const claims = (dish: ReturnType<typeof choose>) => [
      formatAllergenLine(dish),
      getDishBadges(dish).includes('Vegetarian'),
      getRawPresence(dish),
    ]
    expect(claims(getDishAsItComes(item))).toEqual(['Contains fish. May contain soy', false, 'declared'])
    expect(claims(applySelectionToDish(item, []))).toEqual(claims(getDishAsItComes(item)))
    expect(claims(choose('tofu'))).toEqual(['May contain soy', true, 'absent'])
    expect(claims(choose('steak'))).toEqual(['No major allergens in the recipe', false, 'absent'])
  })

  it('passes if no choice brings it', () => {
    expect(getDietaryVerdict(bowl(adding('chicken'), adding('salmon', 'fish')), noShellfish).reasons).toEqual([])
  })
})
