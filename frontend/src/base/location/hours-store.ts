import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { toOpeningHours } from '#shared/hours/opening-hours'
import type { Location } from '#shared/locations/index'
import type { Hours } from '#shared/locations/location'

/** Locations whose hours were read from the server; the others have the hours of the build. */
const updatedLocations = createStore<Readonly<Record<string, Location>>>(() => ({}))

const areSameHours = (one: Hours, other: Hours): boolean =>
  JSON.stringify(toOpeningHours(one)) === JSON.stringify(toOpeningHours(other))

/**
 * Sets a location's hours and updates every component that shows them, unless they are the same:
 * almost all components of a page show them.
 */
export function setLocationHours(location: Location, hours: Hours): void {
  if (areSameHours(hours, (updatedLocations.getState()[location.code] ?? location).hours)) return
  updatedLocations.setState({ [location.code]: { ...location, hours } })
}

/** A location with its current hours; on prerendered pages, with the hours of the build. */
export const useLocationWithHours = (location: Location): Location =>
  useStore(updatedLocations, (updated) => updated[location.code] ?? location)
