import { useSyncExternalStore } from 'react'
import { findLocation } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { currentLocation } from '#base/location/location'
import { keptValue } from '#base/storage/kept'
import { DESK_LOCATION } from '#base/storage/names'
import { deviceShelf } from '#base/storage/shelf'

const store = keptValue<Location>({
  shelf: deviceShelf,
  name: DESK_LOCATION,
  read: (text) => findLocation(text ?? '') ?? currentLocation,
  write: ({ code }) => code,
})

/** The location that the desk is for: chosen there and remembered, at first the one of the site. */
export const useDeskLocation = (): Location => useSyncExternalStore(store.subscribe, store.get)

export const chooseDeskLocation = (location: Location): void => store.set(location)
