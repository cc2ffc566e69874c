import fc from 'fast-check'
import { allergens } from './contract'
import {
  applySelectionDifference,
  getDefaultOptionIds,
  getDefaultSelection,
  getLineAllergens,
  getSelectionDifferences,
  requiresSelection,
  resolveSelection,
  restoreSelection,
  sumOptionCents,
  toOptionIds,
  toSelectionDifference,
} from './options'
import { formatLineName, formatSelection } from './option-text'
import { getLineRecipe, listStockRanges, listUnavailableOptionIds } from './recipes'

const option = (id: string, name: string, over: object = {}) => ({
  id,
  name,
  priceCents: 0,
  upTo: 1,
  isDefault: false,
  allergensAdded: [],
  allergensRemoved: [],
  recipe: [],
  ...over,
})
const [RICE, EGG, CHEESE] = [1, 2, 3]
const groups = [
  {
    id: 'rice',
    name: 'Rice or noodles',
    min: 0,
    max: 1,
    options: [
      option('egg-fried', 'Egg fried rice', {
        isDefault: true,
        allergensAdded: ['egg', 'soy'],
        recipe: [
          { ingredientId: RICE, hundredths: 50 },
          { ingredientId: EGG, hundredths: 100 },
        ],
      }),
      option('steamed', 'Steamed rice', {
        allergensRemoved: ['egg'],
        recipe: [{ ingredientId: RICE, hundredths: 60 }],
      }),
    ],
  },
  {
    id: 'sauce',
    name: 'Sauces',
    min: 0,
    max: 3,
    options: [option('yum', 'Yum yum sauce', { upTo: 3, priceCents: 75, allergensAdded: ['egg'] })],
  },
  {
    id: 'leave-out',
    name: 'Leave out',
    min: 0,
    max: 1,
    options: [
      option('no-cheese', 'No cream cheese', {
        allergensRemoved: ['dairy'],
        recipe: [{ ingredientId: CHEESE, hundredths: -25 }],
      }),
    ],
  },
]
const doneness = {
  id: 'doneness',
  name: 'Doneness',
  min: 1,
  max: 1,
  options: [option('rare', 'Rare'), option('medium', 'Medium', { isDefault: true })],
}
const recipe = [{ ingredientId: CHEESE, hundredths: 25 }]
const taken = (ids?: readonly string[]) => resolveSelection(groups, ids).chosen

describe('the selection of a line', () => {
  it('has the defaults if none is stated, and is empty for an empty list', () => {
    expect(toOptionIds(taken())).toEqual(['egg-fried'])
    expect(resolveSelection(groups, [])).toEqual({ chosen: [], faults: [] })
    expect(getDefaultSelection(groups)).toEqual(['egg-fried'])
    expect(getDefaultSelection([])).toBeUndefined()
  })

  it('is required only if a group needs one of several options', () => {
    expect(requiresSelection(groups)).toBe(false)
    expect(requiresSelection([...groups, doneness])).toBe(true)
  })

  it('is resolved from its ids in menu order, and defaults are valid', () => {
    const anyIds = fc.array(fc.constantFrom('egg-fried', 'steamed', 'yum', 'no-cheese', 'rare', 'lobster'))
    expect(resolveSelection([...groups, doneness], getDefaultOptionIds([...groups, doneness])).faults).toEqual([])
    fc.assert(
      fc.property(anyIds, (ids) => {
        const { chosen } = resolveSelection(groups, ids)
        expect(resolveSelection(groups, toOptionIds(chosen)).chosen).toEqual(chosen)
      }),
    )
  })

  it('is restored as far as its options still exist', () => {
    const again = (ids: readonly string[]) => toOptionIds(restoreSelection([...groups, doneness], ids))
    expect(again(['steamed', 'lobster', 'rare'])).toEqual(['steamed', 'rare'])
    expect(again(['yum', 'yum', 'yum', 'yum'])).toEqual(['medium'])
  })

  it('omits a sold-out default if its group allows', () => {
    expect(toOptionIds(resolveSelection([...groups, doneness], undefined, ['egg-fried', 'medium']).chosen)).toEqual([
      'medium',
    ])
    expect(toOptionIds(resolveSelection(groups, null, []).chosen)).toEqual(['egg-fried'])
  })

  it('converts to its difference from the defaults and back', () => {
    const all = [...groups, doneness]
    expect(toSelectionDifference(all, ['steamed', 'yum', 'medium'])).toEqual({
      options: ['steamed', 'yum'],
      leftOut: ['egg-fried'],
    })
    expect(applySelectionDifference(all, { options: ['steamed'] })).toEqual(['steamed', 'medium'])
    const anyChoice = fc.subarray(['egg-fried', 'steamed', 'yum', 'no-cheese', 'rare', 'medium'])
    fc.assert(
      fc.property(anyChoice, (ids) => {
        fc.pre(resolveSelection(all, ids).faults.length === 0)
        expect([...applySelectionDifference(all, toSelectionDifference(all, ids))].sort()).toEqual([...ids].sort())
      }),
    )
  })

  it('costs each option by its quantity', () => {
    expect(sumOptionCents(taken(['yum', 'steamed', 'yum']))).toBe(150)
  })
})

describe('the description of a selection', () => {
  it.each([
    [undefined, 'Hibachi Chicken'],
    [['steamed', 'yum', 'yum'], 'Hibachi Chicken, steamed rice, 2 × yum yum sauce'],
    [[], 'Hibachi Chicken, no egg fried rice'],
    [['egg-fried', 'no-cheese'], 'Hibachi Chicken, no cream cheese'],
  ])('%j is %s', (ids, words) => {
    expect(formatLineName('Hibachi Chicken', groups, taken(ids))).toBe(words)
  })

  it('mentions a required choice even if it is the default', () => {
    expect(formatSelection([doneness], resolveSelection([doneness], undefined).chosen)).toBe('medium')
  })

  it('mentions a replacement but not the default that it replaces', () => {
    expect(getSelectionDifferences(groups, taken(['steamed'])).leftOut).toEqual([])
  })
})

describe("a line's allergens", () => {
  const plate = ['soy', 'dairy', 'egg'] as const

  it.each([
    [undefined, ['soy', 'dairy', 'egg']],
    [['steamed'], ['soy', 'dairy']],
    [
      ['steamed', 'yum'],
      ['soy', 'dairy', 'egg'],
    ],
    [['steamed', 'no-cheese'], ['soy']],
  ])('%j has %j', (ids, found) => {
    expect(getLineAllergens(plate, taken(ids))).toEqual(found)
  })

  it('are unknown for any selection if the dish declares none', () => {
    expect(getLineAllergens(null, taken(['steamed', 'no-cheese']))).toBeNull()
  })

  it('always include what options add and what none of them removes', () => {
    const anyAllergens = fc.subarray([...allergens])
    fc.assert(
      fc.property(anyAllergens, anyAllergens, anyAllergens, (declared, allergensAdded, allergensRemoved) => {
        const own = option('any', 'Any', { allergensAdded, allergensRemoved })
        const found = getLineAllergens(declared, [{ group: doneness, option: own, quantity: 1 }])
        expect(found).toEqual(expect.arrayContaining(allergensAdded))
        expect(found).toEqual(expect.arrayContaining(declared.filter((each) => !allergensRemoved.includes(each))))
      }),
    )
  })
})

describe('stock', () => {
  it('is used by dish and options together, without removed ingredients', () => {
    expect(getLineRecipe(recipe, taken())).toEqual([
      { ingredientId: CHEESE, hundredths: 25 },
      { ingredientId: RICE, hundredths: 50 },
      { ingredientId: EGG, hundredths: 100 },
    ])
    expect(getLineRecipe(recipe, taken(['no-cheese']))).toEqual([])
  })

  it('can make a single option unavailable', () => {
    const dish = { recipe, optionGroups: groups }
    const stock = (rice: number, egg: number) =>
      new Map([
        [RICE, rice],
        [EGG, egg],
        [CHEESE, 25],
      ])
    expect(listUnavailableOptionIds(dish, stock(60, 100))).toEqual([])
    expect(listUnavailableOptionIds(dish, stock(59, 100))).toEqual(['steamed'])
    expect(listUnavailableOptionIds(dish, stock(60, 99))).toEqual(['egg-fried'])
    expect(listStockRanges(dish, stock(59, 100))).toEqual([
      { ingredientId: CHEESE, atLeast: 25, below: null },
      { ingredientId: RICE, atLeast: 50, below: 60 },
      { ingredientId: EGG, atLeast: 100, below: null },
    ])
  })
})
