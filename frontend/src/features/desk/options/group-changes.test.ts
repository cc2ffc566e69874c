import type { SharedOptionGroup } from '#shared/menu/option-groups-contract'
import { applyGroupChanges, listGroupDifferences } from './group-changes'

type Option = SharedOptionGroup['options'][number]
const option = (id: string, price: string, more: Partial<Option> = {}): Option => ({
  ...{ id, name: id, price, alsoCalled: [], kitchenName: null, upTo: 1, isDefault: false },
  ...{ allergensAdded: [], allergensRemoved: [], advisory: null, recipe: [] },
  ...more,
})
const group = (...options: Option[]) => ({ name: 'Extras', min: 0, max: 3, options })

const before = group(option('chicken', '5.00'), option('steak', '6.50'), option('tofu', '2.00'))

it('another location gets what was changed here, and keeps its own prices, options and texts', () => {
  const after = group(option('chicken', '5.00'), option('steak', '6.75'), option('egg', '1.00'))
  const there = group(
    option('chicken', '5.75'),
    option('lobster', '12.00'),
    option('steak', '6.50'),
    option('tofu', '2.00'),
  )
  const copied = applyGroupChanges({ ...there, max: 2 }, before, after)
  expect(copied.options.map(({ id, price }) => `${id} ${price}`)).toEqual([
    'chicken 5.75',
    'lobster 12.00',
    'steak 6.75',
    'egg 1.00',
  ])
  expect(copied).toMatchObject({ name: 'Extras', min: 0, max: 2 })
  expect(listGroupDifferences(there, { ...copied, max: 3 })).toEqual([
    'steak $6.50 to $6.75',
    'new: egg $1.00',
    'tofu goes',
  ])
})

it('nothing differs there if nothing was changed here, and a new order is theirs, too', () => {
  const there = group(option('steak', '7.00'), option('chicken', '5.75'))
  expect(applyGroupChanges(there, before, before)).toEqual(there)
  expect(listGroupDifferences(there, there)).toEqual([])
  const turned = { ...before, options: before.options.toReversed() }
  expect(applyGroupChanges(group(...before.options), before, turned).options.map(({ id }) => id)).toEqual([
    'tofu',
    'steak',
    'chicken',
  ])
})
