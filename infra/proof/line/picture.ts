import { linesAt } from '#shared/rules/kitchen-counts'
import { isAtPost, stationAt } from '#shared/rules/kitchen-posts'
import type { Post } from '#shared/rules/kitchen-posts'
import { isHeld } from '#shared/rules/kitchen-schedule'
import type { Ticket } from '#shared/contract/orders'

/** A screen of the line: which board it is, and where it hangs if it is a display. */
export type Device = {
  readonly name: string
  readonly path: string
  readonly post: Post | null
  readonly window: { readonly width: number; readonly height: number }
  /** A board that is no display shows three dishes of a ticket until it is asked for more. */
  readonly most: number
}

const tablet = { width: 1280, height: 800 }
const onTheWall = { width: 1920, height: 1080 }

const display = (post: Post, window = tablet): Device => ({
  name: post,
  path: `/kitchen?display=1&station=${post}`,
  post,
  window,
  most: Infinity,
})

/** Eight screens, as they hang in a large kitchen; fewer take the first ones. */
export const devices: readonly Device[] = [
  display('hibachi'),
  display('expo', onTheWall),
  { name: 'simple board', path: '/kitchen?display=0', post: null, window: tablet, most: Infinity },
  { name: 'dashboard', path: '/kitchen-dashboard?display=0', post: null, window: onTheWall, most: 3 },
  display('sushi'),
  display('fry', onTheWall),
  display('drinks'),
  { name: 'all of the kitchen', path: '/kitchen?display=1&station=', post: null, window: onTheWall, most: Infinity },
]

/** What a screen shows of each ticket, by its id: its stage, and the names of its lines, those that are made in brackets. */
export type Picture = ReadonlyMap<string, string>

/** What a device has to show, by the server's list. */
export function dueAt({ post, most }: Device, tickets: readonly Ticket[], now: number): Picture {
  const shown = tickets.filter((ticket) => isAtPost(ticket, post) && !isHeld(ticket, now))
  return new Map(
    shown.map(({ id, kitchenStatus, orderItems }) => {
      const lines = linesAt(orderItems, stationAt(post)).slice(0, most)
      const said = lines.map(({ menuItem, isStruck }) => (isStruck ? `(${menuItem.code})` : menuItem.code))
      return [id, `${kitchenStatus} ${said.join(' ')}`]
    }),
  )
}

/** Where a device is wrong, in words; nothing where it shows exactly what it has to. */
export function differences(shown: Picture, due: Picture): readonly string[] {
  return [
    ...[...due].flatMap(([id, ticket]) => {
      const seen = shown.get(id)
      if (seen === ticket) return []
      return [seen === undefined ? `${id} is missing (${ticket})` : `${id} is "${seen}" instead of "${ticket}"`]
    }),
    ...[...shown.keys()].filter((id) => !due.has(id)).map((id) => `${id} is shown and is no longer there`),
  ]
}
