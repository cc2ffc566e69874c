import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { getSiteFile, prerenderedPaths } from '#shared/pages/site-paths'
import { scaleLimit } from '#infra/testkit/machine-speed'
import { copyProduct } from '#infra/testkit/stacks/product-copy'

/** What an owner says of the new location; all else has a default or is a placeholder. */
const said = {
  ...{ name: 'Tampa', street: '12 Bay St', zip: '33602', area: 'Tampa and Ybor City' },
  phone: '(813) 555-0111',
}

const Description = z.object({
  codes: z.array(z.string()),
  byClientId: z.string(),
  byHost: z.array(z.string()),
  stacks: z.array(z.string()),
  records: z.array(z.number()),
  dishes: z.number(),
  dishesOfSeed: z.number(),
  texts: z.object({ about: z.string(), contact: z.string(), onboarding: z.string() }),
})

const copy = copyProduct(process.cwd())
const pageAt = (name: string) => readFileSync(join(copy.folder, 'dist', name), 'utf8')
let steps: string
let types: PromiseSettledResult<unknown>
let site: PromiseSettledResult<unknown>
let described: z.infer<typeof Description>

// Added to the sources before anything is made of them: types, pages, stacks and records see it as
// an owner's change.
beforeAll(async () => {
  const options = Object.entries(said).flatMap(([name, value]) => [`--${name}`, value])
  steps = await copy.runScript('infra/tool.ts', 'new-location', 'HETPA', ...options)
  ;[types, site] = await Promise.allSettled([copy.checkTypes(), copy.buildSite()])
  const output = await copy.runScript('infra/testkit/stacks/describe-location.ts', 'HETPA')
  described = Description.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''))
}, scaleLimit(300_000))

const failureOf = (result: PromiseSettledResult<unknown>) => (result.status === 'rejected' ? String(result.reason) : '')

test('is written by the tool, which says what is left', () => {
  expect(steps).toContain('Written: shared/locations/hetpa.ts')
  expect(steps).toContain(
    'Replace the placeholders, at the desk under Settings or in the file: city, latitude, longitude.',
  )
  expect(steps).toContain('http://hetpa.localhost:8080/kitchen')
})

test('is written as the checks want it', async () => {
  const config = join(process.cwd(), '.prettierrc.json')
  const files = ['shared/locations/hetpa.ts', 'shared/locations/list.ts']
  await copy.runScript('node_modules/prettier/bin/prettier.cjs', '--config', config, '--check', ...files)
})

test('is refused a second time, without a change', async () => {
  const list = () => readFileSync(join(copy.folder, 'shared/locations/list.ts'), 'utf8')
  const before = list()
  await expect(copy.runScript('infra/tool.ts', 'new-location', 'HETPA')).rejects.toThrow(
    'There is a location HETPA already. Nothing was changed.',
  )
  expect(list()).toBe(before)
})

test('asks for no other file: the types of all sources, tests among them, hold', () => {
  expect(failureOf(types)).toBe('')
})

test('is found by its code, its ids and its host name, after those that were there', () => {
  expect(described.codes).toEqual(['HENPR', 'HEHC', 'HENOK', 'HETPA'])
  expect([described.byClientId, ...described.byHost]).toEqual(['HETPA', 'HETPA', 'HETPA'])
})

test('has its stack, and the others keep theirs', () => {
  expect(described.stacks).toEqual(described.codes.map((code) => `HibachiEmber-${code}`))
})

test('is seeded with a whole menu and as much of all else as the others', () => {
  expect(described.dishes).toBe(described.dishesOfSeed)
  expect(new Set(described.records).size).toBe(1)
})

describe('its site', () => {
  test('is built', () => {
    expect(failureOf(site)).toBe('')
  })

  test.each(prerenderedPaths)('has its own page at %s', (path) => {
    const page = pageAt(`HETPA/${getSiteFile(path)}`)
    expect(page).toContain('https://hibachiember-tampa.example')
    expect(page).toContain('Hibachi Ember Tampa')
    expect(page).toContain('12 Bay St, Tampa')
    expect(page).toContain('<meta name="site-location" content="HETPA" />')
  })

  test("has the first location's picture at its head, as long as it has none of its own", () => {
    const pictures = (code: string) => pageAt(`${code}/index.html`).match(/\/images\/hero-[a-z]+/g)
    expect(new Set(pictures('HETPA'))).toEqual(new Set(['/images/hero-henpr']))
    expect(new Set(pictures('HENOK'))).toEqual(new Set(['/images/hero-henok']))
  })

  test('counts four kitchens wherever it counts them', () => {
    const { about, contact, onboarding } = described.texts
    expect(about).toContain('Four kitchens, one fire')
    expect(about).toContain('Three more kitchens followed')
    expect(contact).toContain('All four kitchens')
    expect(onboarding).toContain('Four kitchens on Florida')
    for (const text of Object.values(described.texts)) expect(text).not.toMatch(/three kitchens/i)
  })

  test('says of a location without words of its own whom it serves', () => {
    expect(described.texts.about).toContain('Tampa Serves Tampa and Ybor City. 12 Bay St, Tampa')
  })
})
