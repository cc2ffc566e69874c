import { createMenuSearch } from '#shared/rules/menu-search'
import { sampleMenu as menu } from '#infra/testkit/seed-menu'
import { categories } from './menu/index'

const find = createMenuSearch(menu, categories)
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
  ])('for %j finds %j', (search, names) => {
    expect(namesFor(search)).toEqual(expect.arrayContaining([...names]))
  })

  test.each([
    ['coke', 'Green Tea'],
    ['chicken hibachi', 'Hibachi Shrimp'],
    ['spicy roll', 'Avocado Roll'],
    ['nothingofthekind', 'Cola'],
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
    for (let warm = 0; warm < 3; warm += 1) find(keys)
    const from = performance.now()
    for (let length = 1; length <= keys.length; length += 1) find(keys.slice(0, length))
    // Far below the 16 ms of a key at a quarter of the speed, so that a busy machine passes too.
    expect((performance.now() - from) / keys.length).toBeLessThan(16)
  })
})
