import type { Location } from './index'

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

/** The five digits of what was typed as a zip code, `34667-1234` too; null while it is none. */
export const parseZipCode = (typed: string): string | null => /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(typed)?.[1] ?? null

/**
 * The location that a Florida zip code belongs to
 * (docs/product/locations.md#zip-codes-and-nearness): the one that delivers or stands there.
 */
export function findLocationByZipCode(typed: string, locations: readonly Location[]): Location | undefined {
  const zip = parseZipCode(typed)
  return locations.find(
    ({ address, delivery }) => zip === address.zipCode || delivery.zipCodes.some((one) => one === zip),
  )
}

type Sent = { readonly latitude?: number | null | undefined; readonly longitude?: number | null | undefined }

const PLACES = 1000

const rounded = (degrees: number): number => Math.round(degrees * PLACES) / PLACES

/**
 * A position that says which street, not which house: 3 places, about 100 m
 * (docs/product/specials.md#position). Half of one is none.
 */
export function roundCoordinates({ latitude, longitude }: Sent): { latitude: number | null; longitude: number | null } {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return { latitude: null, longitude: null }
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}
