import { locationRoutes } from '#shared/kitchen/location-contract'
import { applyFacts } from '#shared/locations/facts'
import { getServerId, type Location } from '#shared/locations/index'
import { toLocationHours } from '#shared/hours/opening-hours'
import { callApi } from '../api/client'
import { subscribeToLive } from '../live/live-connection'
import { updateLocation } from './location-store'

/**
 * A page that was hidden for longer reads the location again, because it may have missed messages.
 */
const STALE_MS = 5 * 60_000
/**
 * How long to wait for the live connection before reading the location without it.
 * Reading after connecting can't miss a change.
 */
const CONNECT_MS = 1_000

/**
 * Keeps a location's facts and hours on this page up to date with the changes of its owner.
 * Returns a function that stops.
 */
export function followLocation(location: Location): () => void {
  const locationId = getServerId(location)
  let version = 0
  let readAt = 0
  const readLocation = async () => {
    const {
      hours,
      version: read,
      charges: _charges,
      ...facts
    } = await callApi(locationRoutes.getLocation, { params: { location: location.code } })
    // Two responses may arrive in the wrong order.
    if (read < version) return
    version = read
    readAt = Date.now()
    updateLocation(location, {
      ...applyFacts(location, facts),
      // Without defaults, so that nothing is drawn again for an unchanged location.
      about: facts.about || undefined,
      takesOnlinePayments: facts.takesOnlinePayments ? undefined : false,
      hours: toLocationHours(hours),
    })
  }
  // If the request fails, the page keeps what it has.
  const refresh = () => void readLocation().catch(() => undefined)
  const handleVisibility = () => {
    if (document.visibilityState === 'visible' && Date.now() - readAt > STALE_MS) refresh()
  }
  const unsubscribe = subscribeToLive({
    subscriptions: [{ type: 'subscribe_location', locationId }],
    forever: false,
    onMessage: (message) => {
      if (message.type === 'hours_update' && message.locationId === locationId) refresh()
    },
    onReconnect: refresh,
  })
  document.addEventListener('visibilitychange', handleVisibility)
  const connectTimer = setTimeout(() => version === 0 && refresh(), CONNECT_MS)
  return () => {
    unsubscribe()
    clearTimeout(connectTimer)
    document.removeEventListener('visibilitychange', handleVisibility)
  }
}
