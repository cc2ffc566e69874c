import { stations } from '../contract/menu'
import type { Station } from '../contract/menu'
import type { OrderStatus } from '../terms/orders'
import { areLinesDone, filterStationLines } from './kitchen-counts'
import { isActiveStatus } from './order-status'

/**
 * Where a display hangs: at a station, or with the expeditor, who puts orders together and hands
 * them out.
 */
export const displayStations = [...stations, 'expo'] as const
export type DisplayStation = (typeof displayStations)[number]

type Line = { readonly station: Station; readonly isStruck: boolean; readonly quantity: number }

type Worked = { readonly status: OrderStatus; readonly orderItems: readonly Line[] }

/** Whose lines a post makes; null for all of them. */
export const getCookStation = (post: DisplayStation | null): Station | null => (post === 'expo' ? null : post)

/**
 * Whether a ticket is on a post's screen (docs/product/kitchen.md#stations-that-clear): at a
 * station while that owes a line of it, everywhere else until the order is completed.
 */
export function isShownAtStation({ status, orderItems }: Worked, post: DisplayStation | null): boolean {
  if (!isActiveStatus(status)) return false
  const station = getCookStation(post)
  if (station === null) return true
  const lines = filterStationLines(orderItems, station)
  return status !== 'ready' && lines.length > 0 && !areLinesDone(lines)
}

/** What each station that has a part in a ticket still owes, in dishes. */
export const countOpenItemsByStation = ({
  status,
  orderItems,
}: Worked): readonly { readonly station: Station; readonly owed: number }[] =>
  stations.flatMap((station) => {
    const lines = filterStationLines(orderItems, station)
    if (lines.length === 0) return []
    const open = status === 'ready' ? [] : lines.filter(({ isStruck }) => !isStruck)
    return [{ station, owed: open.reduce((sum, { quantity }) => sum + quantity, 0) }]
  })

/** What the expeditor's bump does: an order is put together and called, then handed out. */
export const getExpoAction = (status: OrderStatus) =>
  status === 'ready'
    ? ({ label: 'Complete', status: 'completed' } as const)
    : ({ label: 'Mark Ready', status: 'ready', kitchenStatus: 'ready' } as const)
