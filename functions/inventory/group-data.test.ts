import { overrideModes } from '#shared/locations/policy'
import { findLocation } from '#shared/locations/index'
import { getProblemCode } from '#shared/testing/fixtures'
import { assertRoomForIngredient } from './group-data'

afterEach(() => overrideModes())

it('a test site leaves room for ingredients of live locations', () => {
  overrideModes('HENOK=live')
  const add = (count: number, code: string) =>
    getProblemCode(() => assertRoomForIngredient(count, [findLocation(code) ?? []].flat()))
  expect([add(499, 'HEHC'), add(500, 'HEHC')]).toEqual(['none', 'invalid-input'])
  expect([add(500, 'HENOK'), add(999, 'HENOK'), add(1000, 'HENOK')]).toEqual(['none', 'none', 'invalid-input'])
})
