import type { User } from '#shared/contract/auth'

/** A customer who is signed in. */
export const buildUser = (over: Partial<User> = {}): User => ({
  id: 'dana',
  email: 'dana@example.com',
  firstName: 'Dana',
  lastName: 'Whitfield',
  role: 'customer',
  ...over,
})
