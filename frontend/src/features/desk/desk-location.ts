import { useSyncExternalStore } from 'react'
import { findLocation, type Location } from '#shared/locations/index'
import { currentLocation } from '#base/location/location'
import { createStoredValue } from '#base/storage/stored-value'
import { DESK_LOCATION_KEY } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'

const store = createStoredValue<Location>({
  storage: deviceStorage,
  name: DESK_LOCATION_KEY,
  read: (text) => findLocation(text ?? '') ?? currentLocation,
  write: ({ code }) => code,
})

/**
 * Returns the location that the desk edits: the last choice on this device, or else this site's.
 */
export const useDeskLocation = (): Location => useSyncExternalStore(store.subscribe, store.get)

export const setDeskLocation = (location: Location): void => store.set(location)
