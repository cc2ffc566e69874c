import fc from 'fast-check'
import type { OptionGroup } from '#shared/menu/contract'
import { NO_DIETARY_PREFERENCES } from '#shared/menu/dietary/filters'
import { resolveSelection } from '#shared/menu/options'
import { buildMenuItem, buildMenuOption, buildOptionGroup as group } from '#shared/testing/fixtures'
import {
  calculateUnitPriceCents,
  countSelectedInGroup,
  formatGroupBounds,
  getInitialSelection,
  getMaxCount,
  getOptionEffect,
  getSelectionMode,
  listIncompleteGroupIds,
  removeUnavailableOptions,
  selectCount,
  selectOne,
  type MenuOption,
  type SelectedOptions,
} from './selected-options'

const option = (id: string, overrides: Partial<MenuOption> = {}) => buildMenuOption(id, id, overrides)

const fried = option('fried', { isDefault: true, allergensAdded: ['egg'] })
const steamed = option('steamed', { price: '1.00', allergensRemoved: ['egg'] })
const rice = group('rice', [fried, steamed])
const yum = option('yum', { upTo: 2, price: '0.75', allergensAdded: ['dairy'] })
const ginger = option('ginger', { upTo: 2 })
const sauces = group('sauces', [yum, ginger], { max: 3 })
const medium = option('medium', { isDefault: true })
const doneness = group('doneness', [option('rare'), medium], { min: 1 })
const dish = buildMenuItem({ price: '14.95', allergens: ['egg'], optionGroups: [rice, sauces, doneness] })

it('starts with the defaults of what needn’t be chosen, the line’s options or a fitting selection', () => {
  const defaults = ['fried']
  expect(getInitialSelection(dish, NO_DIETARY_PREFERENCES)).toEqual(defaults)
  expect(getInitialSelection(dish, NO_DIETARY_PREFERENCES, ['medium', 'yum', 'yum', 'gone'])).toEqual([
    'yum',
    'yum',
    'medium',
  ])
  const dairyFree = { ...NO_DIETARY_PREFERENCES, noDairy: true, spicyOk: true }
  const creamyDish = buildMenuItem({
    allergens: ['dairy'],
    optionGroups: [group('leave-out', [option('no-cream', { allergensRemoved: ['dairy'] })])],
  })
  expect(getInitialSelection(creamyDish, dairyFree)).toEqual(['no-cream'])
  const soldOutDish = {
    ...dish,
    optionGroups: [rice, sauces, { ...doneness, options: [{ ...medium, isAvailable: false }] }],
  }
  expect(getInitialSelection(soldOutDish, NO_DIETARY_PREFERENCES)).toEqual(['fried'])
  expect(listIncompleteGroupIds(soldOutDish, removeUnavailableOptions(soldOutDish, defaults))).toEqual(['doneness'])
})

it('a single-choice group has at most one option, and other groups stay unchanged', () => {
  expect(selectOne(dish, ['fried', 'yum', 'medium'], rice, 'steamed')).toEqual(['steamed', 'yum', 'medium'])
  expect(selectOne(dish, ['fried', 'medium'], rice, null)).toEqual(['medium'])
  expect([rice, sauces, group('one', [fried])].map(getSelectionMode)).toEqual(['one', 'several', 'several'])
})

it('an option is never selected more often than it and its group allow', () => {
  const presses = fc.array(fc.tuple(fc.constantFrom(yum, ginger), fc.integer({ min: -2, max: 5 })))
  fc.assert(
    fc.property(presses, (sequence) => {
      const selected = sequence.reduce<SelectedOptions>(
        (ids, [pressed, count]) => selectCount(dish, ids, sauces, pressed, count),
        ['medium'],
      )
      expect(resolveSelection(dish.optionGroups, selected).faults).toEqual([])
      expect(countSelectedInGroup(sauces, selected)).toBeLessThanOrEqual(3)
    }),
  )
  expect(getMaxCount(['yum', 'yum', 'ginger'], sauces, ginger)).toBe(1)
})

it('the unit price counts an option selected twice two times', () => {
  expect(calculateUnitPriceCents(dish, ['steamed', 'yum', 'yum', 'medium'])).toBe(17_45)
})

it('an option’s effect lists added and removed allergens and conflicts with the filters', () => {
  const dairyFree = { ...NO_DIETARY_PREFERENCES, noDairy: true, spicyOk: true }
  const effect = (ofGroup: OptionGroup, ofOption: MenuOption) =>
    getOptionEffect(dish, ['fried', 'medium'], ofGroup, ofOption, dairyFree)
  expect(effect(rice, steamed)).toEqual({ adds: [], removes: ['egg'], conflicts: [] })
  expect(effect(sauces, yum)).toEqual({ adds: ['dairy'], removes: [], conflicts: ['contains dairy'] })
  const repeated = getOptionEffect({ ...dish, allergens: ['dairy'] }, [], sauces, yum, dairyFree)
  expect(repeated).toEqual({ adds: [], removes: [], conflicts: ['contains dairy'] })
  expect(effect(rice, fried)).toEqual({ adds: [], removes: [], conflicts: [] })
  expect(getOptionEffect({ ...dish, allergens: null }, [], sauces, yum, NO_DIETARY_PREFERENCES).adds).toEqual([])
})

it('formats how many options a group requires', () => {
  const texts = [rice, sauces, doneness, { ...sauces, max: 4 }, { ...sauces, min: 2 }, { ...sauces, min: 3 }].map(
    (group) => formatGroupBounds(group),
  )
  expect(texts).toEqual(['Optional', 'Up to 3', 'Choose 1', 'Optional', 'Choose 2 to 3', 'Choose 3'])
})
