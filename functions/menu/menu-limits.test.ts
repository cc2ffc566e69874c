import { getProblemCode } from '#shared/testing/fixtures'
import { assertMenuHasRoom } from './repository'

it('a menu has at most 1,000 dishes, and can still be edited then', () => {
  expect(getProblemCode(() => assertMenuHasRoom(905, 95))).toBe('none')
  expect(getProblemCode(() => assertMenuHasRoom(905, 96))).toBe('invalid-input')
  expect(getProblemCode(() => assertMenuHasRoom(1200, 0))).toBe('none')
})
