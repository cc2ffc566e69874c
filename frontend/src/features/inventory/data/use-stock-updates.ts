import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getServerId } from '#shared/locations/index'
import { currentLocation } from '#base/location/location'
import { useLiveConnection } from '#base/live/live-connection'
import { invalidateStock } from './inventory-queries'

/** What follows an order is written a moment after it. */
const SETTLE_MS = 1_500
/** What other people record is not pushed. */
const POLL_MS = 30_000

const subscriptions = [{ type: 'subscribe_location', locationId: getServerId(currentLocation) }] as const

/** Stock on the screen follows orders and other people's movements, while somebody looks. */
export function useStockUpdates(): void {
  const client = useQueryClient()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const readSoon = () => {
    // One reading for a burst of orders.
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined
      void invalidateStock(client)
    }, SETTLE_MS)
  }
  useLiveConnection({
    subscriptions,
    onMessage: ({ type }) => {
      if (type === 'new_order' || type === 'status_update' || type === 'menu_update') readSoon()
    },
    onReconnect: () => undefined,
  })
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') void invalidateStock(client)
    }
    const timer = setInterval(read, POLL_MS)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      clearTimeout(waiting.current)
      waiting.current = undefined
      document.removeEventListener('visibilitychange', read)
    }
  }, [client])
}
