import { seed } from '#infra/catalogue/seed'
import { buildLocationRecords } from '#infra/catalogue/seed-records'
import { overrideModes } from '#shared/locations/policy'
import { LAST_SAMPLE_DISH_ID, DishRecord } from '../records'
import { hideUnsignedFacts, presentDeclaredDishes, withSources } from './sample-facts'

afterEach(() => overrideModes())

describe('a dish that a location added to the sample', () => {
  const now = new Date('2027-01-14T19:00:00Z')
  const sample = buildLocationRecords(seed, 'HENPR', now).find(({ type, nutrition }) => type === 'Dish' && nutrition)
  const dish = DishRecord.parse({ ...sample, id: LAST_SAMPLE_DISH_ID + 1, allergens: ['soy'], version: 1 })
  const declaredBy = (signIn: 'development' | 'cognito') =>
    hideUnsignedFacts({ ...dish, allergensDeclared: { by: 'Ana', at: now.toISOString(), signIn } }, 'HENPR')

  it.each([
    ['development', { allergens: null, nutrition: null }],
    ['cognito', { allergens: ['soy'], nutrition: dish.nutrition }],
  ] as const)('has the facts at a live site that a sign-in of %s declared or not', (signIn, facts) => {
    overrideModes('live')
    expect(dish.nutrition).not.toBeNull()
    expect(declaredBy(signIn)).toMatchObject(facts)
  })
})

describe('what an owner signs of a dish', () => {
  const now = new Date('2027-01-14T19:00:00Z')
  const dishes = buildLocationRecords(seed, 'HENPR', now)
    .filter(({ type }) => type === 'Dish')
    .map((record) => DishRecord.parse({ ...record, version: 1 }))
  const named = (name: string) => dishes.filter((dish) => dish.name === name)
  const listed = (name: string, change: Partial<DishRecord> = {}) =>
    presentDeclaredDishes(
      named(name).map((dish) => ({ ...dish, ...change })),
      'HENPR',
      { signatures: {} },
    )[0]?.allergens.text

  it('names raw fish, and its absence if a tester took the mark off', () => {
    expect(listed('Ember Roll')).toMatch(/; raw(?:;|$)/)
    expect(listed('Ember Roll', { advisory: null })).toMatch(/; nothing raw(?:;|$)/)
  })

  it('names what options add and leave out', () => {
    expect(listed('Hibachi Chicken')).toContain('Extra shrimp adds shellfish; ')
    expect(listed('Hibachi Chicken')).toContain('No butter leaves out dairy; ')
    expect(listed('Hibachi Chicken', { allergens: [] })).not.toContain('leaves out')
  })
})

describe('a mark as popular at a live site', () => {
  const now = new Date('2027-01-14T19:00:00Z')
  const marked = buildLocationRecords(seed, 'HENPR', now).find(({ type, isPopular }) => type === 'Dish' && isPopular)
  const dish = DishRecord.parse({ ...marked, version: 1 })
  const isShown = (read: DishRecord, signatures = {}) => hideUnsignedFacts(read, 'HENPR', { signatures }).isPopular

  it('of the sample is shown once the texts are signed, and at a test site', () => {
    expect(isShown(dish)).toBe(true)
    overrideModes('live')
    expect(isShown(dish)).toBe(false)
    expect(isShown(dish, { texts: { by: 'Ana', at: now.toISOString(), signIn: 'development' } })).toBe(false)
    expect(isShown(dish, { texts: { by: 'Ana', at: now.toISOString(), signIn: 'cognito' } })).toBe(true)
  })

  it('of the owner is shown at once', () => {
    overrideModes('live')
    const before = { ...dish, isPopular: false }
    const { stored } = withSources(before, dish, { location: 'HENPR', by: 'Ana' })
    expect(isShown(stored)).toBe(true)
  })
})

describe('a signature of the sample’s facts at a live site', () => {
  const seeded = buildLocationRecords(seed, 'HENPR', new Date('2027-01-01T12:00:00Z'))
  const sample = seeded.find(({ type, nutrition }) => type === 'Dish' && nutrition)
  const dish = DishRecord.parse({ ...sample, version: 1 })
  const signature = { by: 'Ana', at: '2027-01-14T19:00:00.000Z', signIn: 'cognito' } as const
  const signed = { signatures: { allergens: signature, nutrition: signature } }
  const shown = ({ allergens, nutrition }: DishRecord) => [allergens !== null, nutrition !== null]
  const read = (stored: DishRecord) => [
    ...shown(hideUnsignedFacts(stored, 'HENPR', signed)),
    presentDeclaredDishes([stored], 'HENPR', signed)[0]?.allergens.from,
  ]
  const change = (before: DishRecord, after: DishRecord) =>
    withSources(before, { ...after, updatedAt: '2027-02-01T12:00:00.000Z' }, { location: 'HENPR', by: 'Ana' }).stored
  const archived = { ...dish, isArchived: true }
  const restored = { ...dish, isArchived: false }

  it('covers a dish that was on the menu, and whatever changes of it but its facts', () => {
    overrideModes('live')
    expect(read(dish)).toEqual([true, true, 'sample'])
    expect(read(change(dish, { ...dish, priceCents: 1 }))).toEqual([true, true, 'sample'])
  })

  it('doesn’t cover an archived dish that comes back later, until its allergens are declared or signed', () => {
    overrideModes('live')
    const back = change(archived, restored)
    expect(read(back)).toEqual([false, false, 'unsigned'])
    expect(read({ ...back, allergensDeclared: signature })).toEqual([true, false, 'own'])
    const later = { ...signature, at: '2027-02-02T12:00:00.000Z' }
    const again = { signatures: { allergens: later, nutrition: later } }
    expect(shown(hideUnsignedFacts(back, 'HENPR', again))).toEqual([true, true])
  })

  it('doesn’t cover a dish that is newer, or whose facts were changed at the test site since', () => {
    overrideModes('live')
    expect(read({ ...dish, createdAt: '2027-01-20T12:00:00.000Z' })).toEqual([false, false, 'unsigned'])
    overrideModes()
    const tested = change(dish, { ...dish, allergens: [] })
    overrideModes('live')
    expect(read(tested)).toEqual([false, false, 'changed'])
  })
})
