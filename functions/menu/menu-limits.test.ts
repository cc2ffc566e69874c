import { overrideModes } from '#shared/locations/policy'
import type { LocationCode } from '#shared/locations/index'
import { getProblemCode } from '#shared/testing/fixtures'
import { seed } from '#infra/catalogue/seed'
import { buildDish } from './editing/new-dish'
import { assertMenuHasRoom, countDishBytes } from './menu-limits'

afterEach(() => overrideModes())

const sampleDish = (id: number) => {
  const dish = seed.dishes[id % seed.dishes.length]
  if (!dish) throw new Error('The sample has no dishes')
  const { displayOrder, ...fields } = { ...dish, dayparts: [], daypartPriceCents: {} }
  return buildDish(fields, {
    id,
    displayOrder,
    dishes: [],
    by: 'Olive Owner',
    signIn: 'cognito',
    now: new Date('2027-01-14'),
  })
}
const menuOf = (count: number) => Array.from({ length: count }, (_, id) => sampleDish(id))
const add = (location: LocationCode, count: number, added = 1) =>
  getProblemCode(() =>
    assertMenuHasRoom({
      location,
      dishes: menuOf(count),
      changes: menuOf(added).map((after) => ({ after })),
      path: '',
    }),
  )

it('a test site has room for two samples, and a live site for 2,000 dishes like them', () => {
  overrideModes('HENOK=live')
  expect([add('HEHC', 190), add('HEHC', 300)]).toEqual(['none', 'invalid-input'])
  expect([add('HENOK', 1905, 95), add('HENOK', 1905, 96)]).toEqual(['none', 'invalid-input'])
})

it('a menu beyond its limits keeps its dishes, whose prices can change and whose texts can be shortened', () => {
  const dishes = menuOf(600)
  const [before = sampleDish(0)] = dishes
  const change = (fields: object) =>
    getProblemCode(() =>
      assertMenuHasRoom({ location: 'HEHC', dishes, changes: [{ before, after: { ...before, ...fields } }], path: '' }),
    )
  expect(countDishBytes(before)).toBeGreaterThan(1000)
  expect([change({ priceCents: 99_999 }), change({ description: '' })]).toEqual(['none', 'none'])
  expect(change({ description: `${before.description} Hot.` })).toBe('invalid-input')
})
