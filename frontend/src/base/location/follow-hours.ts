import { hoursRoutes } from '#shared/hours/contract'
import { getServerId, type Location } from '#shared/locations/index'
import { toLocationHours } from '#shared/hours/opening-hours'
import { callApi } from '../api/client'
import { subscribeToLive } from '../live/live-connection'
import { setLocationHours } from './hours-store'

/** A page that was hidden for longer reads the hours again, because it may have missed messages. */
const STALE_MS = 5 * 60_000
/**
 * How long to wait for the live connection before reading the hours without it.
 * Reading after connecting can't miss a change.
 */
const CONNECT_MS = 1_000

/**
 * Keeps a location's hours on this page up to date with the changes of its owner.
 * Returns a function that stops.
 */
export function followHours(location: Location): () => void {
  const locationId = getServerId(location)
  let version = 0
  let readAt = 0
  const read = async () => {
    const hours = await callApi(hoursRoutes.getHours, { params: { location: location.code } })
    // Two responses may arrive in the wrong order.
    if (hours.version < version) return
    version = hours.version
    readAt = Date.now()
    setLocationHours(location, toLocationHours(hours))
  }
  // If the request fails, the page keeps the hours that it has.
  const refresh = () => void read().catch(() => undefined)
  const handleVisibility = () => {
    if (document.visibilityState === 'visible' && Date.now() - readAt > STALE_MS) refresh()
  }
  const unsubscribe = subscribeToLive({
    subscriptions: [{ type: 'subscribe_location', locationId }],
    forever: false,
    onMessage: (message) => {
      if (message.type === 'hours_update' && message.locationId === locationId && message.version > version) refresh()
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
