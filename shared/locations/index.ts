import * as listed from './list'
import type { LocationConfig } from './location'

export type LocationCode = (typeof listed)[keyof typeof listed]['code']

export type Location = Omit<LocationConfig, 'code'> & { readonly code: LocationCode }

const [first, ...others] = Object.values<Location>(listed).sort((one, other) => one.clientId - other.clientId)
if (!first) throw new Error('The group has no location')

/**
 * All locations by client id; the first is the default
 * (docs/product/locations.md#selecting-a-location).
 */
export const locations: readonly [Location, ...Location[]] = [first, ...others]

/** A location's server id is its client id plus this (docs/product/locations.md#names). */
const SERVER_ID_OFFSET = 3

/** Returns the id that orders, preferences and the training tour use for a location. */
export const getServerId = (location: Pick<Location, 'clientId'>): number => location.clientId + SERVER_ID_OFFSET

/** The locations by their names; the first one of a name wins. A request may name thousands. */
const byName: ReadonlyMap<string, Location> = new Map(
  [...locations]
    .reverse()
    .flatMap((location): [string, Location][] =>
      [location.code, location.clientId, getServerId(location)].map((name) => [String(name), location]),
    ),
)

/**
 * Finds a location by code (any case), client id or server id (docs/product/locations.md#names).
 */
export const findLocation = (ref: string | number): Location | undefined => byName.get(String(ref).trim().toUpperCase())

/**
 * Returns the location of a code.
 * @throws Error for an unknown code
 */
export function getLocation(code: LocationCode): Location {
  const found = locations.find((location) => location.code === code)
  if (!found) throw new Error(`no location ${code}`)
  return found
}

/**
 * Returns the location of a host name, which contains its domain stem or lower-case code; the first
 * location otherwise (docs/product/locations.md#selecting-a-location).
 */
export function getLocationForHost(host: string): Location {
  const name = host.toLowerCase()
  return (
    locations.find((location) => name.includes(location.domainStem) || name.includes(location.code.toLowerCase())) ??
    locations[0]
  )
}
