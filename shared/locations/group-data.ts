import { getLocation, locations, type Location, type LocationCode } from './index'
import { getPolicy } from './policy'

const isTestSite = (code: LocationCode): boolean => getPolicy(getLocation(code)).signIn === 'development'

/** Whether a location of the group is open to the public. */
export const isAnyLocationLive = (): boolean => locations.some(({ code }) => !isTestSite(code))

/**
 * Whether a location shows what belongs to the group: suppliers, costs and group-wide log entries.
 * A test site does so only until a location is live, because anyone can sign in there
 * (docs/product/locations.md#group-data).
 */
export const showsGroupData = (code: LocationCode): boolean => !isTestSite(code) || !isAnyLocationLive()

/**
 * Whether a location is a test site while another one is live. Anyone may be its staff, so what
 * reads much there has lower limits: live sites share the table and the functions.
 */
export const isTestSiteBesideLive = (code: LocationCode): boolean => !showsGroupData(code)

/**
 * The locations that count for the group: all of them until one is live, then the live ones. A
 * change of the group's is in their logs, and their menus bind it.
 */
export const listGroupLocations = (): readonly LocationCode[] =>
  locations.map(({ code }) => code).filter(showsGroupData)

/**
 * The locations of a location's kind, with itself: test or live ones. Anyone may change the values
 * of a test site, so they bind no live location.
 */
export function listLocationsOfKind(code: LocationCode): readonly Location[] {
  const { signIn } = getPolicy(getLocation(code))
  return locations.filter((place) => getPolicy(place).signIn === signIn)
}
