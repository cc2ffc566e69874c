import { useState, useSyncExternalStore } from 'react'
import { locations, getServerId } from '#shared/locations/index'
import { findNearerLocation, findNearestLocation } from '#shared/rules/geo'
import { useLocationConfig } from '#base/location/location'
import { useSession } from '#base/session/session'
import { toast } from '#base/components/toast'
import { saveGuestLocation } from '#base/location/keep-location'
import { positionStore } from './position-store'

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
