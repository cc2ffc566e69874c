import { useSyncExternalStore } from 'react'
import { toOpeningHours } from '#shared/hours/opening-hours'
import type { Location } from '#shared/locations/index'
import type { Hours } from '#shared/locations/location'

/** Locations whose hours were read from the server; the others have the hours of the build. */
const updatedLocations = new Map<string, Location>()
const listeners = new Set<() => void>()

/** Returns a location with the latest hours that this page has read. */
const getLocationWithHours = (location: Location): Location => updatedLocations.get(location.code) ?? location

const areSameHours = (one: Hours, other: Hours): boolean =>
  JSON.stringify(toOpeningHours(one)) === JSON.stringify(toOpeningHours(other))

/**
 * Sets a location's hours and updates every component that shows them, unless they are the same:
 * almost all components of a page show them.
 */
export function setLocationHours(location: Location, hours: Hours): void {
  if (areSameHours(hours, getLocationWithHours(location).hours)) return
  updatedLocations.set(location.code, { ...location, hours })
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A location with its current hours; on prerendered pages, with the hours of the build. */
export const useLocationWithHours = (location: Location): Location =>
  useSyncExternalStore(
    subscribe,
    () => getLocationWithHours(location),
    () => location,
  )
