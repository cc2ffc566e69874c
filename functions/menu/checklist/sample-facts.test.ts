import { seed } from '#infra/catalogue/seed'
import { buildLocationRecords } from '#infra/catalogue/seed-records'
import { overrideModes } from '#shared/locations/policy'
import { LAST_SAMPLE_DISH_ID, DishRecord } from '../records'
import { hideUnsignedFacts } from './sample-facts'

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
