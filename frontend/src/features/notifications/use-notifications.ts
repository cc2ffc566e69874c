import { orderHistoryRoutes } from '#shared/orders/history-contract'
import type { ServerMessage } from '#shared/live/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import * as z from 'zod/mini'
import { loyaltyRoutes } from '#shared/loyalty/contract'
import { getServerId } from '#shared/locations/index'
import { useLocationConfig } from '#base/location/location'
import { useSession } from '#base/session/session'
import { NOTIFICATIONS_KEY } from '#base/storage/storage-keys'
import { tabStorage } from '#base/storage/storage'
import { createStoredValue, parseJson } from '#base/storage/stored-value'
import { useLiveConnection } from '#base/live/live-connection'

/** The maximum length of the list (docs/product/live.md#notifications). */
const MAX_NOTIFICATIONS = 10

export type NotificationEntry = Extract<ServerMessage, { type: 'notification' }>['notification'] & {
  readonly id: number
  readonly at: number
}

type NotificationList = {
  /** Newest first. */
  readonly list: readonly NotificationEntry[]
  readonly unread: number
}

export const emptyNotifications: NotificationList = { list: [], unread: 0 }

/** Returns the list with a new notification. */
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

/** The server awards points this long after it announces that an order is complete. */
const POINTS_DELAY_MS = 2_000

const Entry = z.object({
  id: z.number(),
  at: z.number(),
  title: z.string(),
  message: z.string(),
  type: z.string(),
})

const Stored = z.object({
  userId: z.nullable(z.string()),
  notifications: z.object({ list: z.array(Entry), unread: z.number() }),
})

type StoredNotifications = { readonly userId: string | null; readonly notifications: NotificationList }

const noneStored: StoredNotifications = { userId: null, notifications: emptyNotifications }

/** The notifications of this tab, which survive a reload. */
const notificationStore = createStoredValue<StoredNotifications>({
  storage: tabStorage,
  name: NOTIFICATIONS_KEY,
  initial: noneStored,
  read: (text) => parseJson(text, (value) => Stored.safeParse(value).data ?? noneStored, noneStored),
})

/** The order notifications that a signed-in customer received in this tab. */
export function useNotifications() {
  const client = useQueryClient()
  const location = useLocationConfig()
  const { user } = useSession()
  const userId = user?.id ?? null
  const stored = useStore(notificationStore)
  // Another user of this tab must not see them.
  const notifications = stored.userId === userId ? stored.notifications : emptyNotifications
  const setNotifications = (change: (previous: NotificationList) => NotificationList) => {
    const latest = notificationStore.get()
    const previous = latest.userId === userId ? latest.notifications : emptyNotifications
    notificationStore.set({ userId, notifications: change(previous) })
  }
  const invalidate = (path: string) => void client.invalidateQueries({ queryKey: [path] })
  const live = useLiveConnection({
    subscriptions: [{ type: 'subscribe_location', locationId: getServerId(location) }],
    onMessage: (message) => {
      if (message.type !== 'notification') return
      setNotifications((previous) => addNotification(previous, message.notification, Date.now()))
      invalidate(orderHistoryRoutes.listOrders.path)
      setTimeout(() => {
        invalidate(loyaltyRoutes.getAccount.path)
        invalidate(loyaltyRoutes.listTransactions.path)
      }, POINTS_DELAY_MS)
    },
    onReconnect: () => invalidate(orderHistoryRoutes.listOrders.path),
  })
  return { ...notifications, error: live.error, markRead: () => setNotifications(markAllRead) }
}
