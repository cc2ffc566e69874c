import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { loyaltyRoutes } from '#shared/contract/loyalty'
import { userRoutes } from '#shared/contract/users'
import { getServerId } from '#shared/locations/index'
import { useLocationConfig } from '#base/location/location'
import { useLiveConnection } from '#base/live/use-live'
import { emptyNotifications, markAllRead, addNotification } from '../notifications'

/** Points are booked after the order's move, not with it. */
const BOOKED_AFTER_MS = 2_000

/** What the kitchen tells a signed-in customer while the site is open. */
export function useNotifications() {
  const client = useQueryClient()
  const location = useLocationConfig()
  const [notifications, setNotifications] = useState(emptyNotifications)
  const readAgain = (path: string) => void client.invalidateQueries({ queryKey: [path] })
  const live = useLiveConnection({
    subscriptions: [{ type: 'subscribe_location', locationId: getServerId(location) }],
    onMessage: (message) => {
      if (message.type !== 'notification') return
      setNotifications((before) => addNotification(before, message.notification, Date.now()))
      readAgain(userRoutes.orders.path)
      setTimeout(() => {
        readAgain(loyaltyRoutes.account.path)
        readAgain(loyaltyRoutes.transactions.path)
      }, BOOKED_AFTER_MS)
    },
    onReconnect: () => readAgain(userRoutes.orders.path),
  })
  return { ...notifications, error: live.error, markRead: () => setNotifications(markAllRead) }
}
