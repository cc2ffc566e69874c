import { getLocation, locations, type LocationCode } from './index'
import { getPolicy, type LocationPolicy } from './policy'

/** The kinds of sites: at a test site anyone may be staff. */
export const siteKinds = ['test', 'live'] as const satisfies readonly LocationPolicy['codes'][]
export type SiteKind = (typeof siteKinds)[number]

/** Returns the kind of a location's site now. */
export const getSiteKind = (code: LocationCode): SiteKind => getPolicy(getLocation(code)).codes

/** Returns the kind of the group's sites: live as soon as one is. */
const getGroupKind = (): SiteKind => (locations.some(({ code }) => getSiteKind(code) === 'live') ? 'live' : 'test')

/** A location's test site or its live one; without a kind, the one that it has now. */
export type PlaceAtSite = { readonly location: LocationCode; readonly site?: SiteKind | undefined }

const TEST = 'TEST-'

/**
 * Returns a location's part of a key under which its test site and the live one store their own:
 * what testers left must not work once the location is live (docs/locations.md).
 */
export const getSitePart = (code: LocationCode, kind = getSiteKind(code)): string =>
  kind === 'test' ? `${TEST}${code}` : code

/** Returns the site whose records have this key, made by `keyOf`, or undefined. */
export const findSiteOfKey = (
  keyOf: (code: LocationCode, kind: SiteKind) => string,
  key: unknown,
): Required<PlaceAtSite> | undefined =>
  locations
    .flatMap(({ code }) => siteKinds.map((site) => ({ location: code, site })))
    .find(({ location, site }) => keyOf(location, site) === key)

/** Returns the prefix of the group's keys that test sites have apart. */
export const getGroupPart = (kind = getGroupKind()): string => (kind === 'test' ? TEST : '')
