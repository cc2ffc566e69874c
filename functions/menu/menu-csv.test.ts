import { buildMenuItem, buildMenuOption, buildOptionGroup } from '#shared/testing/fixtures'
import { ADVISORY_REMINDER } from '#shared/menu/dietary/advisory'
import { formatMenuCsv } from './menu-csv'

it('lists the options of a dish in one cell, with defaults and prices', () => {
  const option = {
    alsoCalled: [],
    upTo: 1,
    isAvailable: true,
    allergensAdded: [],
    allergensRemoved: [],
    advisory: null,
  }
  const options = [
    { ...option, id: 'yum', name: 'Yum yum sauce', alsoCalled: [], price: '0.00', isDefault: true },
    { ...option, id: 'ginger', name: 'Ginger sauce', alsoCalled: [], price: '0.75', isDefault: false },
  ]
  const dish = buildMenuItem({ optionGroups: [{ id: 'sauce', name: 'Sauces', min: 0, max: 2, options }] })
  expect(formatMenuCsv([dish], [])).toContain('"Sauces: Yum yum sauce (as it comes), Ginger sauce +0.75"')
})

it('marks raw or undercooked dishes and options', () => {
  const rare = buildMenuOption('rare', 'Rare', { advisory: 'undercooked' })
  const text = formatMenuCsv(
    [buildMenuItem({ advisory: 'raw', optionGroups: [buildOptionGroup('Doneness', [rare])] })],
    [],
  )
  expect(text).toContain('Doneness: Rare* (undercooked)')
  expect(text).toContain(`,Dish*,`)
  expect(text).toContain(`,raw,"${ADVISORY_REMINDER}"`)
  expect(formatMenuCsv([buildMenuItem()], [])).not.toContain('*')
})

it('has a header row and a byte order mark, even without dishes', () => {
  const text = formatMenuCsv([], [])
  expect(text.startsWith('\uFEFFCode,Name,Description,Category,Price,')).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
})
