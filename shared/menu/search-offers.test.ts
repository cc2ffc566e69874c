import { buildMenuItem } from '../testing/fixtures'
import { listSearchOffers } from './search-offers'
import { createMenuSearch } from './search'

const menu = [
  buildMenuItem({ id: 1, name: 'Lobster Roll', description: 'Lobster in a bun', allergens: ['shellfish', 'soy'] }),
  buildMenuItem({ id: 2, name: 'Salmon Bowl', description: 'Salmon on rice', allergens: ['fish'] }),
  buildMenuItem({ id: 3, name: 'Edamame', description: 'Salted', allergens: ['soy'] }),
]
const find = createMenuSearch(menu, [])

it('a search that excludes what its dish contains offers the exclusion alone', () => {
  expect(listSearchOffers('lobster roll without soy', find)).toEqual([
    { kind: 'exclusions', search: 'no soy', count: 1 },
  ])
})

it('a dish that no menu has offers its words that the menu has, with the same exclusions', () => {
  expect(listSearchOffers('salmon pizza no soy', find)).toEqual([
    { kind: 'words', search: 'salmon, no soy', count: 1 },
    { kind: 'exclusions', search: 'no soy', count: 1 },
  ])
  expect(listSearchOffers('salmon pizza', find)).toEqual([{ kind: 'words', search: 'salmon', count: 1 }])
})

it('no offer leads to nothing, and a search with dishes needs none', () => {
  expect(listSearchOffers('pizza', find)).toEqual([])
  expect(listSearchOffers('salmon', find)).toEqual([])
})
