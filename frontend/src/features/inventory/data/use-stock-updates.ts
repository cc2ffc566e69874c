import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getServerId } from '#shared/locations/index'
import { useLocationConfig } from '#base/location/location'
import { useLiveConnection } from '#base/live/live-connection'
import { invalidateStock } from './inventory-queries'

/** The server updates stock a moment after it announces an order. */
const SETTLE_MS = 1_500
/** Live messages don't announce movements that other people record. */
const POLL_MS = 30_000

/** Refreshes stock after orders and, by polling, after other people's movements. */
export function useStockUpdates(): void {
  const client = useQueryClient()
  const location = useLocationConfig()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refreshSoon = () => {
    // A burst of orders causes one refresh.
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void invalidateStock(client)
    }, SETTLE_MS)
  }
  useLiveConnection({
    subscriptions: [{ type: 'subscribe_location', locationId: getServerId(location) }],
    onMessage: ({ type }) => {
      if (type === 'new_order' || type === 'status_update' || type === 'menu_update') refreshSoon()
    },
    onReconnect: () => undefined,
  })
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') void invalidateStock(client)
    }
    const interval = setInterval(read, POLL_MS)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(interval)
      clearTimeout(timer.current)
      timer.current = undefined
      document.removeEventListener('visibilitychange', read)
    }
  }, [client])
}
