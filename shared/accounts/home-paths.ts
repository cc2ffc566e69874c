import type { Role } from '../platform/fields'

/** Where each role starts; a customer at home. */
export const homePaths = {
  admin: '/desk',
  lead: '/kitchen',
  kitchen: '/kitchen',
  customer: '/',
} as const satisfies Record<Role, string>
