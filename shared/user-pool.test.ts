import { getUserPoolRegion, getRole, getUserPoolOrigin } from './user-pool'

it.each([
  [['kitchen'], 'kitchen'],
  [['kitchen', 'admin'], 'admin'],
  [['regulars'], 'customer'],
  [[], 'customer'],
] as const)('gives the groups %j the role %s', (groups, role) => {
  expect(getRole(groups)).toBe(role)
})

it('finds the pool where its id says', () => {
  expect(getUserPoolOrigin(getUserPoolRegion('us-east-1_AbC123'))).toBe('https://cognito-idp.us-east-1.amazonaws.com')
})
