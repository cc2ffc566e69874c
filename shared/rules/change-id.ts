import { findLocation } from '../locations'
import type { Location, LocationCode } from '../locations'

/**
 * The id of a change: its location, its moment, so that ids of a location stand in the order of
 * time, and chance.
 */
export const createActivityId = (location: LocationCode, at: Date, chance: string): string =>
  `${location}-${at.toISOString().replaceAll(/[-:.]/g, '')}-${chance}`

/** The location in whose log a change stands; undefined where the text is no such id. */
export function findActivityLocation(id: string): Location | undefined {
  const [, code] = /^([A-Z]+)-\d{8}T\d{9}Z-\w+$/.exec(id) ?? []
  return code === undefined ? undefined : findLocation(code)
}
