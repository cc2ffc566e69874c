import type { Role } from './contract/fields'

/**
 * What a live site's user pool is like, for whoever makes one, stands in for one or shows its
 * screens.
 */
export const userPoolSettings = {
  /** Length instead of a mixture of signs, as NIST SP 800-63B advises. */
  passwordLength: 12,
  /**
   * So long somebody is believed to be in a group, or signed in at all, after the pool has said
   * otherwise.
   */
  idTokenMinutes: 60,
  /** So long a browser stays signed in. */
  refreshTokenDays: 30,
} as const

/** The pool's groups, the one that may most first (docs/product/accounts.md#roles). */
export const staffGroups = ['admin', 'kitchen'] as const satisfies readonly Role[]

/** The role that somebody's groups give. */
export const getRole = (groups: readonly string[]): Role =>
  staffGroups.find((group) => groups.includes(group)) ?? 'customer'

/** The region that a pool's id begins with. */
export const getUserPoolRegion = (userPoolId: string): string => userPoolId.split('_')[0] ?? ''

/** Where the browser speaks to the user pools of a region. */
export const getUserPoolOrigin = (region: string): string => `https://cognito-idp.${region}.amazonaws.com`
