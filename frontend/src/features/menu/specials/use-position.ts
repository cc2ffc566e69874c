import { findNearerLocation, findNearestLocation, type Coordinates } from '#shared/locations/geo'
import { useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { getServerId, locations } from '#shared/locations/index'
import { useLocationConfig } from '#base/location/location'
import { useSession } from '#base/session/session'
import { toast } from '#ui/toast'
import { saveGuestLocation } from '#base/location/save-guest-location'

/** The guest's position while the page is open. The browser does not store it. */
const positionStore = createStore<Coordinates | null>(() => null)

/** 10 seconds, at most 5 minutes old, with high accuracy (docs/product/specials.md#position). */
const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60_000 }

const deniedToast = {
  title: 'Location Access',
  description: "We'll show general specials for your selected location.",
  type: 'info',
} as const

/**
 * Returns the guest's position once shared, a function to request it, and a nearer restaurant.
 * The browser asks for permission only after the guest pressed a button.
 */
export function usePosition() {
  const location = useLocationConfig()
  const { user } = useSession()
  const position = useStore(positionStore)
  const [isAsking, setAsking] = useState(false)

  const handlePosition = ({ coords: { latitude, longitude } }: GeolocationPosition) => {
    setAsking(false)
    positionStore.setState({ latitude, longitude }, true)
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
      toast({ ...deniedToast, description: 'Geolocation is not supported by this browser', type: 'error' })
      return
    }
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      handlePosition,
      () => {
        setAsking(false)
        toast(deniedToast)
      },
      options,
    )
  }

  return { position, isAsking, ask, nearer: position && findNearerLocation(position, location, locations) }
}
