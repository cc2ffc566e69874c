import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { toOpeningHours } from '#shared/hours/opening-hours'
import type { Location } from '#shared/locations/index'
import { isRecord } from '#shared/platform/is-record'

/** Locations that were read from the server; the others are those of the build. */
export const updatedLocations = createStore<Readonly<Record<string, Location>>>(() => ({}))

/** Returns a location with the latest facts and hours that this page has read. */
export const getLatestLocation = (location: Location): Location =>
  updatedLocations.getState()[location.code] ?? location

/** Sorts fields by name: a location that is read may have them in another order. */
const sortFields = (_: string, value: unknown): unknown =>
  isRecord(value) && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value

const serialize = ({ hours, ...facts }: Location): string => JSON.stringify([facts, toOpeningHours(hours)], sortFields)

/**
 * Sets what is new of a location and updates every component that shows it, unless nothing is:
 * almost all components of a page show it.
 */
export function updateLocation(location: Location, changes: Partial<Location>): void {
  const before = getLatestLocation(location)
  const after = { ...before, ...changes }
  if (serialize(after) !== serialize(before)) updatedLocations.setState({ [location.code]: after })
}

/** A location with its current settings; while a prerendered page starts, as the build knows it. */
export const useLatestLocation = (location: Location): Location =>
  useStore(updatedLocations, (updated) => updated[location.code] ?? location)
