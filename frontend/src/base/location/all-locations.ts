import { useEffect } from 'react'
import { useStore } from 'zustand'
import { listLocationsOfKind } from '#shared/locations/group-data'
import { locations, type Location } from '#shared/locations/index'
import { followLocation } from './follow-location'
import { currentLocation } from './location'
import { updatedLocations } from './location-store'

/** All locations as this page knows them. */
export function useLatestLocations(): readonly Location[] {
  const updated = useStore(updatedLocations)
  return locations.map((location) => updated[location.code] ?? location)
}

/** All locations as they are: the page reads the other ones. */
export function useAllLocations(): readonly Location[] {
  useEffect(() => {
    const stops = locations.filter(({ code }) => code !== currentLocation.code).map(followLocation)
    return () => stops.forEach((stop) => stop())
  }, [])
  return useLatestLocations()
}

/**
 * The locations of this site's kind as they are: anyone may change what a test site delivers to, so
 * a live site sends no guest there.
 */
export function useLocationsOfKind(): readonly Location[] {
  const codes = listLocationsOfKind(currentLocation.code).map(({ code }) => code)
  return useAllLocations().filter(({ code }) => codes.includes(code))
}
