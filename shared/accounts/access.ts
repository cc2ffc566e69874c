import type { Role } from '../platform/fields'
import type { User } from './contract'
import type { AccessLevel } from '../platform/route'
import type { Location } from '../locations/index'
import { getPolicy } from '../locations/policy'
import type { LocationPolicy } from '../locations/policy'
import { Problem } from '../platform/problem'

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

/**
 * A path to return to after signing in: same site only, otherwise undefined
 * (docs/product/accounts.md#signing-in). Resolving dot segments can produce a path that begins with
 * two slashes, which a browser reads as another host: the result is therefore checked again as the
 * browser will read it.
 */
export function parseReturnPath(returnTo: string | undefined): string | undefined {
  const path = returnTo?.startsWith('/') ? pathAtSite(returnTo) : undefined
  return path !== undefined && pathAtSite(path) === path ? path : undefined
}

const base = 'http://same.site'

/**
 * The path, query and fragment of an address as the URL parser resolves it; undefined on another
 * origin.
 */
function pathAtSite(address: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return url.origin === base ? url.pathname + url.search + url.hash : undefined
}

/** How the ids of the user pool's accounts begin: no id of the development login holds a dot. */
export const POOL_USER_ID_PREFIX = 'pool.'

/** The sign-in that made a user: an id tells, so that the users of the two are never the same. */
export const getSignInMethod = ({ id }: Pick<User, 'id'>): LocationPolicy['signIn'] =>
  id.startsWith(POOL_USER_ID_PREFIX) ? 'cognito' : 'development'

/**
 * Whether a user is anybody at all of these locations. This is the one rule of modes side by side:
 * a session counts only where it was made, so one of the development login is nobody at a live
 * location, nor one of the pool at a test site.
 */
export const isValidSessionAt = (user: Pick<User, 'id'>, ...places: readonly Location[]): boolean =>
  places.every((place) => getPolicy(place).signIn === getSignInMethod(user))

/** What a call is about: the site that was asked and the locations that it names, and the users. */
export type RequestScope = { readonly places: readonly Location[]; readonly userIds: readonly string[] }

/**
 * Whether a user is anybody for what a call is about: at all of its locations, and of one sign-in
 * with its users.
 */
export const isValidSessionFor = (user: Pick<User, 'id'>, { places, userIds }: RequestScope): boolean =>
  isValidSessionAt(user, ...places) && userIds.every((id) => getSignInMethod({ id }) === getSignInMethod(user))

/**
 * The user as far as these locations know one: nobody where the session does not count at each of
 * them.
 */
export const getUserAt = (user: User | null, ...places: readonly Location[]): User | null =>
  user && isValidSessionAt(user, ...places) ? user : null

/**
 * Whether a user may change what the whole group shares: who is somebody wherever the public
 * orders, so that a test site's admin changes nothing that a live one shows (decision 0040).
 */
export const isValidSessionForGroup = (user: Pick<User, 'id'>, all: readonly Location[]): boolean =>
  isValidSessionAt(user, ...all.filter((place) => getPolicy(place).signIn === 'cognito'))

/** Whether a user works here; on a test site the role is chosen at sign-in. */
export const isStaff = (user: User | null): boolean => user?.role === 'admin' || user?.role === 'kitchen'

/** Who looks at a board, as far as what it shows depends on it (decision 0027). */
export type BoardAudience = 'staff' | 'anybody'

/** How a user looks at the boards of a location that they count at. */
export const getBoardAudience = (user: User | null): BoardAudience => (isStaff(user) ? 'staff' : 'anybody')

const isAdmin = (user: User): boolean => user.role === 'admin'

type Question = {
  readonly access: AccessLevel
  readonly user: User | null
  readonly policy: Pick<LocationPolicy, 'boards' | 'stock'>
  /** The user whom a `self` route names; asked only once it is known that somebody is signed in. */
  readonly subjectId?: () => string | undefined
}

/**
 * The one access check (docs/product/accounts.md#access): throws `not-signed-in` or `not-allowed`.
 */
export function assertAccess({ access, user, policy, subjectId }: Question): void {
  if (access === 'public' || (access === 'board' && policy.boards === 'open')) return
  if (!user) throw new Problem('not-signed-in', 'Please sign in first.')
  switch (access) {
    case 'user':
      return
    case 'self':
      if (user.id === subjectId?.() || isAdmin(user)) return
      break
    case 'admin':
      if (isAdmin(user)) return
      break
    case 'stock':
      if (policy.stock === 'signed-in' || isStaff(user)) return
      throw new Problem('not-allowed', 'Our stock is for the people who work here.')
    case 'staff':
    case 'board':
      if (isStaff(user)) return
      break
  }
  throw new Problem('not-allowed', 'You are not allowed to do this.')
}
