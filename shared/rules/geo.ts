import type { Location } from '../locations'

/** Earth's radius in miles (docs/product/locations.md#zip-codes-and-nearness). */
const EARTH_RADIUS_MILES = 3959

/**
 * A nearer location is suggested only beyond this many miles, and under this share of the way to
 * the current one.
 */
const FAR_MILES = 15
const NEARER_SHARE = 0.6

export type Coordinates = { readonly latitude: number; readonly longitude: number }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Miles between two positions as the crow flies (haversine). */
export function getDistanceMiles(one: Coordinates, other: Coordinates): number {
  const latitude = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const longitude = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const share = latitude + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitude
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, share)))
}

export type LocationDistance = { readonly location: Location; readonly miles: number }

/** The location that is nearest to a position; undefined when there is none at all. */
export const findNearestLocation = (
  position: Coordinates,
  locations: readonly Location[],
): LocationDistance | undefined =>
  locations
    .map((location) => ({ location, miles: getDistanceMiles(position, location.coordinates) }))
    .sort((one, other) => one.miles - other.miles)[0]

/**
 * The location to suggest in place of the current one: the nearest, when it is over 15 miles away
 * and under 60% of the distance to the current one
 * (docs/product/locations.md#zip-codes-and-nearness); null when there is none to suggest.
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
