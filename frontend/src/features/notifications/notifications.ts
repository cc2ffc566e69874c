import type { ServerMessage } from '#shared/live/messages'

/** The list keeps so many (docs/product/live.md#notifications). */
export const MOST_NOTIFICATIONS = 10

export type Notification = Extract<ServerMessage, { type: 'notification' }>['notification'] & {
  readonly id: number
  readonly at: number
}

export type Notifications = {
  /** Newest first. */
  readonly list: readonly Notification[]
  readonly unread: number
}

export const noNotifications: Notifications = { list: [], unread: 0 }

/** What the list is after something was told. */
export function told(
  { list, unread }: Notifications,
  notification: Omit<Notification, 'id' | 'at'>,
  at: number,
): Notifications {
  const newest = { ...notification, id: (list[0]?.id ?? 0) + 1, at }
  return {
    list: [newest, ...list].slice(0, MOST_NOTIFICATIONS),
    unread: Math.min(unread + 1, MOST_NOTIFICATIONS),
  }
}

export const read = ({ list }: Notifications): Notifications => ({ list, unread: 0 })
