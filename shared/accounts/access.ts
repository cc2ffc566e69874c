import { staffRoles, type Role } from '../platform/fields'
import type { User } from './contract'
import type { AccessLevel } from '../platform/route'
import type { Location } from '../locations/index'
import { getPolicy, type LocationPolicy } from '../locations/policy'
import { Problem } from '../platform/problem'

/**
 * Settings of a live site's user pool, shared by the deployment, the local stand-in and the
 * screens.
 */
export const userPoolSettings = {
  /** Requires length rather than a mixture of characters, as NIST SP 800-63B advises. */
  passwordLength: 12,
  /**
   * How long a session remains valid after the pool has changed the user's groups or signed the
   * user out.
   */
  idTokenMinutes: 60,
  /** How long a browser stays signed in. */
  refreshTokenDays: 30,
} as const

/** The pool's groups are named like the roles of staff. */
export const staffGroups = staffRoles

/** Returns the role for a user's groups. */
export const getRole = (groups: readonly string[]): Role =>
  staffGroups.find((group) => groups.includes(group)) ?? 'customer'

/** Returns the AWS region, which a pool's id begins with. */
export const getUserPoolRegion = (userPoolId: string): string => userPoolId.split('_')[0] ?? ''

/** Returns the address of a region's user pool service. */
export const getUserPoolOrigin = (region: string): string => `https://cognito-idp.${region}.amazonaws.com`

/**
 * Returns the path to open after signing in, or undefined if it leads to another site
 * (docs/product/accounts.md#signing-in). Resolving dot segments can produce a path with two leading
 * slashes, which a browser reads as another host. Therefore the result is checked again.
 */
export function parseReturnPath(returnTo: string | undefined): string | undefined {
  const path = returnTo?.startsWith('/') ? resolveSameOrigin(returnTo) : undefined
  return path !== undefined && resolveSameOrigin(path) === path ? path : undefined
}

const base = 'http://same.site'

/** Resolves an address and returns its path, query and fragment; undefined on another origin. */
function resolveSameOrigin(address: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return url.origin === base ? url.pathname + url.search + url.hash : undefined
}

/** Prefix of user pool accounts' ids. Ids of the development sign-in contain no dot. */
export const POOL_USER_ID_PREFIX = 'pool.'

/**
 * Returns the sign-in method that created a user. It follows from the id, so the two methods never
 * share a user.
 */
export const getSignInMethod = ({ id }: Pick<User, 'id'>): LocationPolicy['signIn'] =>
  id.startsWith(POOL_USER_ID_PREFIX) ? 'cognito' : 'development'

/**
 * Whether a user's session is valid at all given locations. A session is valid only where its
 * sign-in method is used: the development sign-in at test sites, the user pool at live locations.
 */
export const isValidSessionAt = (user: Pick<User, 'id'>, ...places: readonly Location[]): boolean =>
  places.every((place) => getPolicy(place).signIn === getSignInMethod(user))

/** What a request is about: the requested site plus all locations and users that it names. */
export type RequestScope = { readonly places: readonly Location[]; readonly userIds: readonly string[] }

/**
 * Whether a session is valid for a request: at all its locations, and with the same sign-in method
 * as all users it names.
 */
export const isValidSessionFor = (user: Pick<User, 'id'>, { places, userIds }: RequestScope): boolean =>
  isValidSessionAt(user, ...places) && userIds.every((id) => getSignInMethod({ id }) === getSignInMethod(user))

/** Whether a user's role counts at all given locations (docs/product/team.md#locations). */
export const hasRoleAt = ({ locations }: Pick<User, 'locations'>, ...places: readonly Location[]): boolean =>
  locations === undefined || places.every(({ code }) => locations.includes(code))

/** Returns the user with the role `customer` unless their role counts at all given locations. */
export const withRoleAt = (user: User, ...places: readonly Location[]): User =>
  hasRoleAt(user, ...places) ? user : { ...user, role: 'customer' }

/**
 * Returns the user if their session is valid at all given locations, otherwise null. The user is a
 * customer unless their role counts at all of them.
 */
export const getUserAt = (user: User | null, ...places: readonly Location[]): User | null =>
  user && isValidSessionAt(user, ...places) ? withRoleAt(user, ...places) : null

/**
 * Whether a session may change data of the whole group: it must be valid at every live location, so
 * that a test site's admin can't change a live site (decision 0040).
 */
export const isValidSessionForGroup = (user: Pick<User, 'id'>, all: readonly Location[]): boolean =>
  isValidSessionAt(user, ...all.filter((place) => getPolicy(place).signIn === 'cognito'))

/**
 * Returns the user for a call that changes data of the whole group: null if the session may not, a
 * customer if the user's role counts at some locations only.
 */
export const getUserForGroup = (user: User | null, all: readonly Location[]): User | null =>
  user && isValidSessionForGroup(user, all) ? withRoleAt(user, ...all) : null

/** Whether a user may change what belongs to the whole group, such as its categories. */
export const isAdminOfGroup = (user: User | null, all: readonly Location[]): boolean =>
  getUserForGroup(user, all)?.role === 'admin'

/**
 * Returns the locations where a user may act as staff from a site: of the same kind of site, and
 * where the role counts. For others it is the site alone, whose boards may be open to all.
 */
export const listStaffLocations = (user: User | null, site: Location, all: readonly Location[]): readonly Location[] =>
  isStaff(getUserAt(user, site)) ? all.filter((place) => isStaff(getUserAt(user, site, place))) : [site]

const TABLET_ID_PREFIX = `${POOL_USER_ID_PREFIX}tablet.`

/** Returns the user id of a kitchen tablet on which no cook has entered a PIN. */
export const getTabletUserId = (tabletId: string): string => `${TABLET_ID_PREFIX}${tabletId}`

/** Whether a user is a kitchen tablet on which no cook has entered a PIN. */
export const isLockedTablet = (user: Pick<User, 'id'> | null): boolean => user?.id.startsWith(TABLET_ID_PREFIX) === true

/**
 * Requires a cook's PIN on a kitchen tablet (docs/product/team.md#kitchen-tablets).
 * @throws Problem `pin-required`
 */
export function assertUnlocked(user: Pick<User, 'id'> | null): void {
  if (isLockedTablet(user)) throw new Problem('pin-required', 'Please choose your name and enter your PIN first.')
}

/** What each role may decide (docs/product/accounts.md#roles). A new role needs an entry. */
const rights = {
  customer: 'guest',
  kitchen: 'cook',
  lead: 'lead',
  admin: 'owner',
} as const satisfies Record<Role, 'guest' | 'cook' | 'lead' | 'owner'>

/** Whether a user is staff. On a test site, users choose their role at sign-in. */
export const isStaff = (user: User | null): boolean => user !== null && rights[user.role] !== 'guest'

/** Whether a user is staff who decides less than a shift lead. */
export const isCook = (user: Pick<User, 'role'> | null): boolean => user !== null && rights[user.role] === 'cook'

/**
 * Requires a shift lead or an admin, where the caller is a cook.
 * @throws Problem `lead-required` with the given sentence
 */
export function assertLead(user: Pick<User, 'role'> | null, detail: string): void {
  if (isCook(user)) throw new Problem('lead-required', detail)
}

/**
 * Whether a user's calls are not limited (docs/product/calls.md#limits): staff's, because a
 * kitchen's boards and guests often share one address. Once a location is live, staff of test sites
 * are limited, because anyone can be that.
 */
export const isUnlimited = (user: User | null, all: readonly Location[]): boolean =>
  user !== null && isStaff(user) && isValidSessionForGroup(user, all)

/** Who is viewing a kitchen board; it decides what the board shows (decision 0050). */
export type BoardAudience = 'staff' | 'anybody'

/**
 * Returns whether a user sees the boards as staff. The user's session must be valid at the
 * location.
 */
export const getBoardAudience = (user: User | null): BoardAudience => (isStaff(user) ? 'staff' : 'anybody')

const isAdmin = (user: User): boolean => rights[user.role] === 'owner'

type AccessCheck = {
  readonly access: AccessLevel
  readonly user: User | null
  readonly policy: Pick<LocationPolicy, 'boards' | 'stock'>
  /** Returns the user named by a `self` route. Called only for a signed-in user. */
  readonly subjectId?: () => string | undefined
}

/**
 * Checks whether a user may make a request (docs/product/accounts.md#access).
 * @throws Problem `not-signed-in` or `not-allowed`
 */
export function assertAccess({ access, user, policy, subjectId }: AccessCheck): void {
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
      throw new Problem('not-allowed', 'Inventory is for staff.')
    case 'staff':
    case 'board':
      if (isStaff(user)) return
      break
  }
  throw new Problem('not-allowed', 'You are not allowed to do this.')
}
