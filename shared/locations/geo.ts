import { cleanText, toPlainCharacters } from '../platform/text'
import type { Location } from './index'

/** Earth's radius in miles (docs/product/locations.md#zip-codes-and-distance). */
const EARTH_RADIUS_MILES = 3959

/**
 * A nearer location is suggested only beyond this many miles, and below this share of the distance
 * to the current one.
 */
const FAR_MILES = 15
const NEARER_SHARE = 0.6

export type Coordinates = { readonly latitude: number; readonly longitude: number }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the distance between two positions in miles (haversine). */
export function getDistanceMiles(one: Coordinates, other: Coordinates): number {
  const latitude = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const longitude = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const share = latitude + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitude
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, share)))
}

type LocationDistance = { readonly location: Location; readonly miles: number }

/** Returns the location nearest to a position; undefined for an empty list. */
export const findNearestLocation = (
  position: Coordinates,
  locations: readonly Location[],
): LocationDistance | undefined =>
  locations
    .map((location) => ({ location, miles: getDistanceMiles(position, location.coordinates) }))
    .sort((one, other) => one.miles - other.miles)[0]

/**
 * Returns the location to suggest instead of the current one: the nearest, if it is more than 15
 * miles away and at less than 60% of the distance to the current one
 * (docs/product/locations.md#zip-codes-and-distance). Null if there is none.
 */
export function findNearerLocation(
  position: Coordinates,
  current: Location,
  locations: readonly Location[],
): LocationDistance | null {
  const nearest = findNearestLocation(position, locations)
  if (!nearest || nearest.location.code === current.code || nearest.miles <= FAR_MILES) return null
  return nearest.miles < NEARER_SHARE * getDistanceMiles(position, current.coordinates) ? nearest : null
}

/**
 * Returns a typed ZIP code in plain characters, `34667` or `34667-1234`, whatever digits, dashes or
 * spaces it was typed with; null if it is none.
 */
export function readZipCode(typed: string): string | null {
  const text = cleanText(toPlainCharacters(typed)).replace(/[\u2010-\u2015\u2212\s]+/g, '-')
  const [, five, four] = /^(\d{5})-*(\d{4})?$/.exec(text) ?? []
  return five === undefined ? null : four === undefined ? five : `${five}-${four}`
}

/** Returns the five digits of a typed ZIP code; null if it is none. */
export const parseZipCode = (typed: string): string | null => readZipCode(typed)?.slice(0, 5) ?? null

/**
 * Finds the location that delivers to a ZIP code or is in it
 * (docs/product/locations.md#zip-codes-and-distance).
 */
export function findLocationByZipCode(typed: string, locations: readonly Location[]): Location | undefined {
  const zip = parseZipCode(typed)
  return locations.find(
    ({ address, delivery }) => zip === address.zipCode || delivery.zipCodes.some((one) => one === zip),
  )
}

type OptionalCoordinates = {
  readonly latitude?: number | null | undefined
  readonly longitude?: number | null | undefined
}

const ROUNDING_FACTOR = 1000

const rounded = (degrees: number): number => Math.round(degrees * ROUNDING_FACTOR) / ROUNDING_FACTOR

/**
 * Rounds a position to 3 decimal places, about 100 m (docs/product/specials.md#position). Returns
 * nulls unless both coordinates are given.
 */
export function roundCoordinates({ latitude, longitude }: OptionalCoordinates): {
  latitude: number | null
  longitude: number | null
} {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return { latitude: null, longitude: null }
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

type PostalAddress = {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

/** Returns the URL of a map page with the way to an address. */
export function getDirectionsUrl({ street, city, state, zipCode }: PostalAddress): string {
  const destination = [street, city, `${state} ${zipCode}`.trim()].filter((part) => part !== '').join(', ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}
