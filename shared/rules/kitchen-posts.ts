import { stations } from '../contract/menu'
import type { Station } from '../contract/menu'
import type { OrderStatus } from '../terms/orders'
import { areStruck, linesAt } from './kitchen-counts'
import { isActive } from './order-status'

/**
 * Where a display hangs: at a station, or with the expeditor, who puts orders together and hands
 * them out.
 */
export const posts = [...stations, 'expo'] as const
export type Post = (typeof posts)[number]

type Line = { readonly station: Station; readonly isStruck: boolean; readonly quantity: number }

type Worked = { readonly status: OrderStatus; readonly orderItems: readonly Line[] }

/** Whose lines a post makes; null for all of them. */
export const stationAt = (post: Post | null): Station | null => (post === 'expo' ? null : post)

/**
 * Whether a ticket is on a post's screen (docs/product/kitchen.md#stations-that-clear): at a
 * station while that owes a line of it, everywhere else until the order is completed.
 */
export function isAtPost({ status, orderItems }: Worked, post: Post | null): boolean {
  if (!isActive(status)) return false
  const station = stationAt(post)
  if (station === null) return true
  const lines = linesAt(orderItems, station)
  return status !== 'ready' && lines.length > 0 && !areStruck(lines)
}

/** What each station that has a part in a ticket still owes, in dishes. */
export const owedBy = ({
  status,
  orderItems,
}: Worked): readonly { readonly station: Station; readonly owed: number }[] =>
  stations.flatMap((station) => {
    const lines = linesAt(orderItems, station)
    if (lines.length === 0) return []
    const open = status === 'ready' ? [] : lines.filter(({ isStruck }) => !isStruck)
    return [{ station, owed: open.reduce((sum, { quantity }) => sum + quantity, 0) }]
  })

/** What the expeditor's bump does: an order is put together and called, then handed out. */
export const expoAction = (status: OrderStatus) =>
  status === 'ready'
    ? ({ label: 'Complete', status: 'completed' } as const)
    : ({ label: 'Mark Ready', status: 'ready', kitchenStatus: 'ready' } as const)
