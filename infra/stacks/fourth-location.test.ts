import { readFileSync } from 'node:fs'
import type { LocationConfig } from '#shared/locations/location'
import { locations } from '#shared/locations/index'
import { prerenderedPaths } from '#shared/prerendered'
// What it clears after the tests has to be known before they begin; the rest is loaded later.
import '#infra/testkit/temporary-folder'

const [first] = locations

/** What an owner would write into a file of its own; its line in the index is added below. */
const tampa = {
  ...first,
  code: 'HETPA',
  clientId: 7,
  name: 'Tampa',
  fullName: 'Hibachi Ember Tampa',
  domainStem: 'hibachiember-tampa',
  domain: 'hibachiember-tampa.example',
  address: { street: '12 Bay St', city: 'Tampa', state: 'FL', zipCode: '33602' },
} satisfies LocationConfig

/** All of the product that follows from the list, loaded once the list is longer. */
async function withTampa() {
  Reflect.apply(Array.prototype.push, locations, [tampa])
  const [list, testing, records, seed, page, menu] = await Promise.all([
    import('#shared/locations/index'),
    import('#infra/testkit/stacks'),
    import('#infra/catalogue/records'),
    import('#infra/catalogue/index'),
    import('../../frontend/build/prerender/page'),
    import('#infra/catalogue/printed-menu'),
  ])
  return { ...list, ...testing, ...records, ...seed, ...page, ...menu }
}
let product: Awaited<ReturnType<typeof withTampa>>
beforeAll(async () => {
  product = await withTampa()
}, 60_000)

const added = () => {
  const found = product.findLocation('HETPA')
  if (!found) throw new Error('The fourth location is not in the list')
  return found
}

test('is found by its code, its ids and its host name', () => {
  for (const ref of ['hetpa', 7, 10]) expect(product.findLocation(ref)).toMatchObject({ name: 'Tampa' })
  expect(product.locationForHost('www.hibachiember-tampa.example')).toMatchObject({ name: 'Tampa' })
  expect(product.locationForHost('hetpa.localhost')).toMatchObject({ name: 'Tampa' })
})

test('has its stack, and the others keep theirs', () => {
  const { sites } = product.givenApp()
  expect(sites.map(({ stackName }) => stackName)).toEqual(product.locations.map(({ code }) => `HibachiEmber-${code}`))
  expect(sites.at(-1)?.stackName).toBe('HibachiEmber-HETPA')
})

test('is seeded with a whole menu and stock', () => {
  const seeded = product.seedRecords(product.seed, new Date())
  const count = (code: string) => seeded.filter(({ pk }) => pk.endsWith(`#${code}`)).length
  expect(count('HETPA')).toBe(count(first.code))
  expect(seeded.filter(({ pk, type }) => pk === 'MENU#HETPA' && type === 'Dish')).toHaveLength(
    product.seed.dishes.length,
  )
})

test.each(prerenderedPaths)('has its own page at %s', (path) => {
  const built = readFileSync('frontend/index.html', 'utf8')
  const page = product.pageFor(built, path, { location: added(), sections: product.menuOf(added()) })
  expect(page).toContain('https://hibachiember-tampa.example')
  expect(page).toContain('Hibachi Ember Tampa')
  expect(page).toContain('<meta name="site-location" content="HETPA" />')
})
