import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { getSiteFile, prerenderedPaths } from '#shared/pages/site-paths'
import { scaleLimit } from '#infra/testkit/machine-speed'
import { copyProduct } from '#infra/testkit/stacks/product-copy'

/** The file that an owner writes. It says nothing that has a default. */
const file = `import { createLocationLinks, groupDefaults as group, groupTerms } from './group'
import type { LocationConfig } from './location'

const domain = 'hibachiember-tampa.example'

export const hetpa = {
  ...groupTerms,
  code: 'HETPA',
  clientId: 7,
  name: 'Tampa',
  fullName: \`\${group.brand} Tampa\`,
  area: 'Tampa and Ybor City',
  domainStem: 'hibachiember-tampa',
  domain,
  primaryColor: '#c92a2a',
  secondaryColor: '#ffc078',
  address: { street: '12 Bay St', city: 'Tampa', state: 'FL', zipCode: '33602' },
  coordinates: { latitude: 27.9506, longitude: -82.4572 },
  phone: '(813) 555-0111',
  email: \`hello@\${domain}\`,
  delivery: { ...group.delivery, zipCodes: ['33602', '33605'], zone: 'Tampa and Ybor City' },
  links: createLocationLinks(domain),
} as const satisfies LocationConfig
`
const line = "export { hetpa } from './hetpa'\n"

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
let types: PromiseSettledResult<unknown>
let site: PromiseSettledResult<unknown>
let described: z.infer<typeof Description>

// Added to the sources before anything is made of them: types, pages, stacks and records see it as
// an owner's change.
beforeAll(async () => {
  writeFileSync(join(copy.folder, 'shared/locations/hetpa.ts'), file)
  appendFileSync(join(copy.folder, 'shared/locations/list.ts'), line)
  ;[types, site] = await Promise.allSettled([copy.checkTypes(), copy.buildSite()])
  const output = await copy.runScript('infra/testkit/stacks/describe-location.ts', 'HETPA')
  described = Description.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''))
}, scaleLimit(300_000))

const failureOf = (result: PromiseSettledResult<unknown>) => (result.status === 'rejected' ? String(result.reason) : '')

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
