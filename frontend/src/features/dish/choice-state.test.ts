import fc from 'fast-check'
import type { OptionGroup } from '#shared/contract/menu'
import { noPreferences } from '#shared/rules/dietary-filters'
import { choose } from '#shared/rules/options'
import { aDish } from '#shared/rules/testing/a-dish'
import { aGroup as group, anOption } from '#shared/rules/testing/an-option'
import {
  boundsWords,
  effectOf,
  kindOf,
  mostOf,
  pickedAtFirst,
  pickOne,
  pickTimes,
  pieceCents,
  stillToBeHad,
  takenIn,
  unanswered,
} from './choice-state'
import type { MenuOption, Picked } from './choice-state'

const option = (id: string, over: Partial<MenuOption> = {}) => anOption(id, id, over)

const fried = option('fried', { isDefault: true, allergensAdded: ['egg'] })
const steamed = option('steamed', { price: '1.00', allergensRemoved: ['egg'] })
const rice = group('rice', [fried, steamed])
const yum = option('yum', { upTo: 2, price: '0.75', allergensAdded: ['dairy'] })
const ginger = option('ginger', { upTo: 2 })
const sauces = group('sauces', [yum, ginger], { max: 3 })
const medium = option('medium', { isDefault: true })
const doneness = group('doneness', [option('rare'), medium], { min: 1 })
const dish = aDish({ price: '14.95', allergens: ['egg'], optionGroups: [rice, sauces, doneness] })

it('opens as it comes, as a line has it, or as the filters want it, without what has run out', () => {
  const usual = ['fried', 'medium']
  expect(pickedAtFirst(dish, noPreferences)).toEqual(usual)
  expect(pickedAtFirst(dish, noPreferences, ['medium', 'yum', 'yum', 'gone'])).toEqual(['yum', 'yum', 'medium'])
  const avoiding = { ...noPreferences, noDairy: true, spicyOk: true }
  const creamy = aDish({
    allergens: ['dairy'],
    optionGroups: [group('leave-out', [option('no-cream', { allergensRemoved: ['dairy'] })])],
  })
  expect(pickedAtFirst(creamy, avoiding)).toEqual(['no-cream'])
  const without = {
    ...dish,
    optionGroups: [rice, sauces, { ...doneness, options: [{ ...medium, isAvailable: false }] }],
  }
  expect(pickedAtFirst(without, noPreferences)).toEqual(['fried'])
  expect(unanswered(without, stillToBeHad(without, usual))).toEqual(['doneness'])
})

it('an either-or group holds one at a time, or none; the others keep theirs', () => {
  expect(pickOne(dish, ['fried', 'yum', 'medium'], rice, 'steamed')).toEqual(['steamed', 'yum', 'medium'])
  expect(pickOne(dish, ['fried', 'medium'], rice, null)).toEqual(['medium'])
  expect([rice, sauces, group('one', [fried])].map(kindOf)).toEqual(['one', 'several', 'several'])
})

it('takes of an option what it and its group allow, whatever is pressed', () => {
  const pressed = fc.array(fc.tuple(fc.constantFrom(yum, ginger), fc.integer({ min: -2, max: 5 })))
  fc.assert(
    fc.property(pressed, (presses) => {
      const picked = presses.reduce<Picked>(
        (ids, [each, times]) => pickTimes(dish, ids, sauces, each, times),
        ['medium'],
      )
      expect(choose(dish.optionGroups, picked).faults).toEqual([])
      expect(takenIn(sauces, picked)).toBeLessThanOrEqual(3)
    }),
  )
  expect(mostOf(['yum', 'yum', 'ginger'], sauces, ginger)).toBe(1)
})

it('reckons a piece with its options, each as often as it is taken', () => {
  expect(pieceCents(dish, ['steamed', 'yum', 'yum', 'medium'])).toBe(17_45)
})

it('says what an option brings, takes away, and does to the filters', () => {
  const avoiding = { ...noPreferences, noDairy: true, spicyOk: true }
  const effect = (of: OptionGroup, each: MenuOption) => effectOf(dish, ['fried', 'medium'], of, each, avoiding)
  expect(effect(rice, steamed)).toEqual({ adds: [], removes: ['egg'], conflicts: [] })
  expect(effect(sauces, yum)).toEqual({ adds: ['dairy'], removes: [], conflicts: ['contains dairy'] })
  const twice = effectOf({ ...dish, allergens: ['dairy'] }, [], sauces, yum, avoiding)
  expect(twice).toEqual({ adds: [], removes: [], conflicts: ['contains dairy'] })
  expect(effect(rice, fried)).toEqual({ adds: [], removes: [], conflicts: [] })
  expect(effectOf({ ...dish, allergens: null }, [], sauces, yum, noPreferences).adds).toEqual([])
})

it('says what a group asks for', () => {
  const words = [rice, sauces, doneness, { ...sauces, max: 4 }, { ...sauces, min: 2 }, { ...sauces, min: 3 }].map(
    boundsWords,
  )
  expect(words).toEqual(['Optional', 'Up to 3', 'Choose 1', 'Optional', 'Choose 2 to 3', 'Choose 3'])
})
