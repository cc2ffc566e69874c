import type { ServerMessage } from '#shared/live/messages'

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
