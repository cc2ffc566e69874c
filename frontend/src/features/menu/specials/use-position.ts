import { findNearerLocation, findNearestLocation } from '#shared/locations/geo'
import type { Coordinates } from '#shared/locations/geo'
import { useState, useSyncExternalStore } from 'react'
import { getServerId, locations } from '#shared/locations/index'
import { useLocationConfig } from '#base/location/location'
import { useSession } from '#base/session/session'
import { toast } from '#ui/toast'
import { saveGuestLocation } from '#base/location/save-guest-location'

let position: Coordinates | null = null
const listeners = new Set<() => void>()

/** Where the guest said to be, for as long as the page is open; never stored in the browser. */
export const positionStore = {
  get: (): Coordinates | null => position,

  set(next: Coordinates): void {
    position = next
    listeners.forEach((listener) => listener())
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** 10 seconds, at most 5 minutes old, as exact as can be (docs/product/specials.md#position). */
const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60_000 }

const refused = {
  title: 'Location Access',
  description: "We'll show general specials for your selected location.",
  type: 'info',
} as const

/**
 * Where the guest is, once told, and how to ask. The browser's question comes only after a person
 * pressed a button.
 */
export function usePosition() {
  const location = useLocationConfig()
  const { user } = useSession()
  const position = useSyncExternalStore(positionStore.subscribe, positionStore.get, () => null)
  const [isAsking, setAsking] = useState(false)

  const found = ({ coords: { latitude, longitude } }: GeolocationPosition) => {
    setAsking(false)
    positionStore.set({ latitude, longitude })
    const nearest = findNearestLocation({ latitude, longitude }, locations)
    toast({
      title: 'Location Updated',
      description:
        nearest && `Your nearest restaurant is ${nearest.location.name}, ${Math.round(nearest.miles)} miles away.`,
    })
    if (!user) return
    saveGuestLocation({
      latitude,
      longitude,
      address: null,
      zipCode: null,
      preferredLocationId: getServerId(location),
      autoDetectLocation: true,
    })
  }

  const ask = () => {
    if (!('geolocation' in navigator)) {
      toast({ ...refused, description: 'Geolocation is not supported by this browser', type: 'error' })
      return
    }
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      found,
      () => {
        setAsking(false)
        toast(refused)
      },
      options,
    )
  }

  return { position, isAsking, ask, nearer: position && findNearerLocation(position, location, locations) }
}
