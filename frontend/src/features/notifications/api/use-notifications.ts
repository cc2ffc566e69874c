import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { loyalty } from '#shared/contract/loyalty'
import { users } from '#shared/contract/users'
import { serverIdOf } from '#shared/locations/index'
import { useLocationConfig } from '#base/location/location'
import { useLive } from '#base/live/use-live'
import { noNotifications, read, told } from '../notifications'

/** Points are booked after the order's move, not with it. */
const BOOKED_AFTER_MS = 2_000

/** What the kitchen tells a signed-in customer while the site is open. */
export function useNotifications() {
  const client = useQueryClient()
  const location = useLocationConfig()
  const [notifications, setNotifications] = useState(noNotifications)
  const readAgain = (path: string) => void client.invalidateQueries({ queryKey: [path] })
  const live = useLive({
    subscriptions: [{ type: 'subscribe_location', locationId: serverIdOf(location) }],
    onMessage: (message) => {
      if (message.type !== 'notification') return
      setNotifications((before) => told(before, message.notification, Date.now()))
      readAgain(users.orders.path)
      setTimeout(() => {
        readAgain(loyalty.account.path)
        readAgain(loyalty.transactions.path)
      }, BOOKED_AFTER_MS)
    },
    onReconnect: () => readAgain(users.orders.path),
  })
  return { ...notifications, error: live.error, markRead: () => setNotifications(read) }
}
