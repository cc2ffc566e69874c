import { getLocation, locations, type LocationCode } from './index'
import { getPolicy, type LocationPolicy } from './policy'

/** The kinds of sites: at a test site anyone may be staff. */
export const siteKinds = ['test', 'live'] as const satisfies readonly LocationPolicy['codes'][]
export type SiteKind = (typeof siteKinds)[number]

/** Returns the kind of a location's site now. */
export const getSiteKind = (code: LocationCode): SiteKind => getPolicy(getLocation(code)).codes

/** Returns the kind of the group's sites: live as soon as one is. */
const getGroupKind = (): SiteKind => (locations.some(({ code }) => getSiteKind(code) === 'live') ? 'live' : 'test')

const TEST = 'TEST-'

/**
 * Returns a location's part of a key under which its test site and the live one store their own:
 * what testers left must not work once the location is live (docs/locations.md).
 */
export const getSitePart = (code: LocationCode, kind = getSiteKind(code)): string =>
  kind === 'test' ? `${TEST}${code}` : code

/** Returns the prefix of the group's keys that test sites have apart. */
export const getGroupPart = (kind = getGroupKind()): string => (kind === 'test' ? TEST : '')
