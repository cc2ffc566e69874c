import { useEffect, useSyncExternalStore } from 'react'
import { locations, type Location } from '#shared/locations/index'
import { followLocation } from './follow-location'
import { currentLocation } from './location'
import { getLatestLocation, subscribeToLocations } from './location-store'

const serialize = (): string => JSON.stringify(locations.map(getLatestLocation))

/** All locations as this page knows them. */
export function useLatestLocations(): readonly Location[] {
  useSyncExternalStore(subscribeToLocations, serialize, () => '')
  return locations.map(getLatestLocation)
}

/** All locations as they are: the page reads the other ones. */
export function useAllLocations(): readonly Location[] {
  useEffect(() => {
    const stops = locations.filter(({ code }) => code !== currentLocation.code).map(followLocation)
    return () => stops.forEach((stop) => stop())
  }, [])
  return useLatestLocations()
}
