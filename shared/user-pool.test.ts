import { regionOf, roleOf, userPoolOrigin } from './user-pool'

it.each([
  [['kitchen'], 'kitchen'],
  [['kitchen', 'admin'], 'admin'],
  [['regulars'], 'customer'],
  [[], 'customer'],
] as const)('gives the groups %j the role %s', (groups, role) => {
  expect(roleOf(groups)).toBe(role)
})

it('finds the pool where its id says', () => {
  expect(userPoolOrigin(regionOf('us-east-1_AbC123'))).toBe('https://cognito-idp.us-east-1.amazonaws.com')
})
