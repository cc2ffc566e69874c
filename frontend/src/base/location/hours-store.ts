import { useSyncExternalStore } from 'react'
import type { Location } from '#shared/locations/index'
import type { Hours } from '#shared/locations/location'

/** Locations whose hours the table has told; the others are as the page was built with them. */
const places = new Map<string, Location>()
const listeners = new Set<() => void>()

/** A location with its hours, as far as this page knows them. */
export const getLocationWithHours = (location: Location): Location => places.get(location.code) ?? location

/**
 * Says what a location's hours are now: every text and every offered time that is shown follows.
 */
export function setLocationHours(location: Location, hours: Hours): void {
  places.set(location.code, { ...location, hours })
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A location with its hours; in a page's first picture those that it was built with. */
export const useLocationWithHours = (location: Location): Location =>
  useSyncExternalStore(
    subscribe,
    () => getLocationWithHours(location),
    () => location,
  )
