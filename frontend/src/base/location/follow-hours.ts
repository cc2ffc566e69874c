import { hoursRoutes } from '#shared/hours/contract'
import { getServerId } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { toLocationHours } from '#shared/hours/opening-hours'
import { callApi } from '../api/client'
import { subscribeToLive } from '../live/live-connection'
import { setLocationHours } from './hours-store'

/** After so long out of sight they are read again: pushes may have been missed. */
const OLD_MS = 5 * 60_000
/** So long it is waited for the live connection: what is read once that stands can't be missed. */
const CONNECT_MS = 1_000

/**
 * Keeps a location's hours on this page true, until the returned function is called: what its owner
 * changes shows at once.
 */
export function followHours(location: Location): () => void {
  const locationId = getServerId(location)
  let known = 0
  let readAt = 0
  const read = async () => {
    const told = await callApi(hoursRoutes.getHours, { params: { location: location.code } })
    // Two answers may come in the wrong order.
    if (told.version < known) return
    known = told.version
    readAt = Date.now()
    setLocationHours(location, toLocationHours(told))
  }
  // Without an answer the page goes on saying what it knows.
  const readAgain = () => void read().catch(() => undefined)
  const seen = () => {
    if (document.visibilityState === 'visible' && Date.now() - readAt > OLD_MS) readAgain()
  }
  const leave = subscribeToLive({
    subscriptions: [{ type: 'subscribe_location', locationId }],
    forever: false,
    onMessage: (message) => {
      if (message.type === 'hours_update' && message.locationId === locationId && message.version > known) readAgain()
    },
    onReconnect: readAgain,
  })
  document.addEventListener('visibilitychange', seen)
  const withoutConnection = setTimeout(() => known === 0 && readAgain(), CONNECT_MS)
  return () => {
    leave()
    clearTimeout(withoutConnection)
    document.removeEventListener('visibilitychange', seen)
  }
}
