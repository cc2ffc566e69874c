import { getLocation } from '#shared/locations/index'
import { overrideModes } from '#shared/locations/policy'
import { createTestDeskDish } from '../testing/desk-dish'
import { createDraftAt } from './copy-draft'

afterEach(() => overrideModes())

const nutritionInfo = { calories: 90, proteinGrams: 8, carbohydrateGrams: 5, fatGrams: 4, sodiumMilligrams: 300 }
const copyAtOther = (signIn: 'development' | 'cognito' | null) => {
  const allergensDeclared = signIn && { by: 'Ana', at: '2027-01-14T19:00:00.000Z', signIn }
  const dish = createTestDeskDish({ allergens: ['soy'], nutritionInfo, allergensDeclared })
  const { allergens, nutritionInfo: figures } = createDraftAt(getLocation('HENPR'), dish)
  return [allergens, figures !== null]
}

it('a copy at a live site declares only what its owner declared', () => {
  overrideModes('live')
  expect(copyAtOther(null)).toEqual([null, false])
  expect(copyAtOther('development')).toEqual([null, false])
  expect(copyAtOther('cognito')).toEqual([['soy'], true])
})

it('a copy at a test site has the facts of the sample', () => {
  expect(copyAtOther(null)).toEqual([['soy'], true])
})
