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

/**
 * Finds a location by code (any case), client id or server id (docs/product/locations.md#names).
 */
export function findLocation(ref: string | number): Location | undefined {
  const text = String(ref).trim().toUpperCase()
  return locations.find(
    (location) =>
      location.code === text || String(location.clientId) === text || String(getServerId(location)) === text,
  )
}

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
