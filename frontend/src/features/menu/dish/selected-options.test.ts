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
} from './selected-options'
import type { MenuOption, SelectedOptions } from './selected-options'

const option = (id: string, over: Partial<MenuOption> = {}) => buildMenuOption(id, id, over)

const fried = option('fried', { isDefault: true, allergensAdded: ['egg'] })
const steamed = option('steamed', { price: '1.00', allergensRemoved: ['egg'] })
const rice = group('rice', [fried, steamed])
const yum = option('yum', { upTo: 2, price: '0.75', allergensAdded: ['dairy'] })
const ginger = option('ginger', { upTo: 2 })
const sauces = group('sauces', [yum, ginger], { max: 3 })
const medium = option('medium', { isDefault: true })
const doneness = group('doneness', [option('rare'), medium], { min: 1 })
const dish = buildMenuItem({ price: '14.95', allergens: ['egg'], optionGroups: [rice, sauces, doneness] })

it('opens as it comes, as a line has it, or as the filters want it, without what has run out', () => {
  const usual = ['fried', 'medium']
  expect(getInitialSelection(dish, NO_DIETARY_PREFERENCES)).toEqual(usual)
  expect(getInitialSelection(dish, NO_DIETARY_PREFERENCES, ['medium', 'yum', 'yum', 'gone'])).toEqual([
    'yum',
    'yum',
    'medium',
  ])
  const avoiding = { ...NO_DIETARY_PREFERENCES, noDairy: true, spicyOk: true }
  const creamy = buildMenuItem({
    allergens: ['dairy'],
    optionGroups: [group('leave-out', [option('no-cream', { allergensRemoved: ['dairy'] })])],
  })
  expect(getInitialSelection(creamy, avoiding)).toEqual(['no-cream'])
  const without = {
    ...dish,
    optionGroups: [rice, sauces, { ...doneness, options: [{ ...medium, isAvailable: false }] }],
  }
  expect(getInitialSelection(without, NO_DIETARY_PREFERENCES)).toEqual(['fried'])
  expect(listIncompleteGroupIds(without, removeUnavailableOptions(without, usual))).toEqual(['doneness'])
})

it('an either-or group holds one at a time, or none; the others keep theirs', () => {
  expect(selectOne(dish, ['fried', 'yum', 'medium'], rice, 'steamed')).toEqual(['steamed', 'yum', 'medium'])
  expect(selectOne(dish, ['fried', 'medium'], rice, null)).toEqual(['medium'])
  expect([rice, sauces, group('one', [fried])].map(getSelectionMode)).toEqual(['one', 'several', 'several'])
})

it('takes of an option what it and its group allow, whatever is pressed', () => {
  const pressed = fc.array(fc.tuple(fc.constantFrom(yum, ginger), fc.integer({ min: -2, max: 5 })))
  fc.assert(
    fc.property(pressed, (presses) => {
      const picked = presses.reduce<SelectedOptions>(
        (ids, [each, times]) => selectCount(dish, ids, sauces, each, times),
        ['medium'],
      )
      expect(resolveSelection(dish.optionGroups, picked).faults).toEqual([])
      expect(countSelectedInGroup(sauces, picked)).toBeLessThanOrEqual(3)
    }),
  )
  expect(getMaxCount(['yum', 'yum', 'ginger'], sauces, ginger)).toBe(1)
})

it('reckons a piece with its options, each as often as it is taken', () => {
  expect(calculateUnitPriceCents(dish, ['steamed', 'yum', 'yum', 'medium'])).toBe(17_45)
})

it('says what an option brings, takes away, and does to the filters', () => {
  const avoiding = { ...NO_DIETARY_PREFERENCES, noDairy: true, spicyOk: true }
  const effect = (of: OptionGroup, each: MenuOption) => getOptionEffect(dish, ['fried', 'medium'], of, each, avoiding)
  expect(effect(rice, steamed)).toEqual({ adds: [], removes: ['egg'], conflicts: [] })
  expect(effect(sauces, yum)).toEqual({ adds: ['dairy'], removes: [], conflicts: ['contains dairy'] })
  const twice = getOptionEffect({ ...dish, allergens: ['dairy'] }, [], sauces, yum, avoiding)
  expect(twice).toEqual({ adds: [], removes: [], conflicts: ['contains dairy'] })
  expect(effect(rice, fried)).toEqual({ adds: [], removes: [], conflicts: [] })
  expect(getOptionEffect({ ...dish, allergens: null }, [], sauces, yum, NO_DIETARY_PREFERENCES).adds).toEqual([])
})

it('says what a group asks for', () => {
  const words = [rice, sauces, doneness, { ...sauces, max: 4 }, { ...sauces, min: 2 }, { ...sauces, min: 3 }].map(
    formatGroupBounds,
  )
  expect(words).toEqual(['Optional', 'Up to 3', 'Choose 1', 'Optional', 'Choose 2 to 3', 'Choose 3'])
})
