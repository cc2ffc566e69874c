import * as listed from './list'
import type { LocationConfig } from './location'

export type LocationCode = (typeof listed)[keyof typeof listed]['code']

export type Location = Omit<LocationConfig, 'code'> & { readonly code: LocationCode }

const [first, ...others] = Object.values<Location>(listed).sort((one, other) => one.clientId - other.clientId)
if (!first) throw new Error('The group has no location')

/**
 * Every location by its client id: the first is the default one
 * (docs/product/locations.md#which-location).
 */
export const locations: readonly [Location, ...Location[]] = [first, ...others]

/** The server id sent with orders is the client id plus this (docs/product/locations.md#names). */
export const SERVER_ID_OFFSET = 3

/** The id that a location has on the wire of orders, preferences and the tour. */
export const getServerId = (location: Pick<Location, 'clientId'>): number => location.clientId + SERVER_ID_OFFSET

/**
 * The location that a code (any case), client id or server id names; undefined when none does
 * (docs/product/locations.md#names).
 */
export function findLocation(ref: string | number): Location | undefined {
  const text = String(ref).trim().toUpperCase()
  return locations.find(
    (location) =>
      location.code === text || String(location.clientId) === text || String(getServerId(location)) === text,
  )
}

/** The location of a code that is known to be one. */
export function getLocation(code: LocationCode): Location {
  const found = locations.find((location) => location.code === code)
  if (!found) throw new Error(`no location ${code}`)
  return found
}

/**
 * The location that a host name stands for: its domain stem or lower-case code anywhere in the
 * name, otherwise the first location (docs/product/locations.md#which-location).
 */
export function getLocationForHost(host: string): Location {
  const name = host.toLowerCase()
  return (
    locations.find((location) => name.includes(location.domainStem) || name.includes(location.code.toLowerCase())) ??
    locations[0]
  )
}
