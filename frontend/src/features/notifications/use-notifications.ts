import { orderHistoryRoutes } from '#shared/orders/history-contract'
import type { ServerMessage } from '#shared/platform/live/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { loyaltyRoutes } from '#shared/loyalty/contract'
import { getServerId } from '#shared/locations/index'
import { useLocationConfig } from '#base/location/location'
import { useLiveConnection } from '#base/live/live-connection'

/** The list keeps so many (docs/product/live.md#notifications). */
export const MAX_NOTIFICATIONS = 10

export type NotificationEntry = Extract<ServerMessage, { type: 'notification' }>['notification'] & {
  readonly id: number
  readonly at: number
}

export type NotificationList = {
  /** Newest first. */
  readonly list: readonly NotificationEntry[]
  readonly unread: number
}

export const emptyNotifications: NotificationList = { list: [], unread: 0 }

/** What the list is after something was told. */
export function addNotification(
  { list, unread }: NotificationList,
  notification: Omit<NotificationEntry, 'id' | 'at'>,
  at: number,
): NotificationList {
  const newest = { ...notification, id: (list[0]?.id ?? 0) + 1, at }
  return {
    list: [newest, ...list].slice(0, MAX_NOTIFICATIONS),
    unread: Math.min(unread + 1, MAX_NOTIFICATIONS),
  }
}

export const markAllRead = ({ list }: NotificationList): NotificationList => ({ list, unread: 0 })

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
      readAgain(orderHistoryRoutes.listOrders.path)
      setTimeout(() => {
        readAgain(loyaltyRoutes.getAccount.path)
        readAgain(loyaltyRoutes.listTransactions.path)
      }, BOOKED_AFTER_MS)
    },
    onReconnect: () => readAgain(orderHistoryRoutes.listOrders.path),
  })
  return { ...notifications, error: live.error, markRead: () => setNotifications(markAllRead) }
}
