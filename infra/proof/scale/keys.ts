import { friday } from './assumptions'
import { limits } from './limits'
import { busiestSecond, orderRate } from './model'

/** A key that many orders meet: units of each order, as `functions/runtime/README.md` has them. */
type HotKey = {
  readonly key: string
  /** Whether each location has its own, or the whole group one. */
  readonly of: 'location' | 'group'
  readonly writes: number
  readonly reads: number
}

const pushesRead = friday.boardPushes

/** Keys that spread by themselves (orders, connections, users, idempotency) are not listed: none meets two orders. */
export const hotKeys: readonly HotKey[] = [
  { key: 'STOCK#<code>', of: 'location', writes: 2 * friday.ingredients, reads: 0 },
  { key: 'MOVEMENTS#<code>', of: 'location', writes: friday.ingredients, reads: 0 },
  { key: 'BOARD#<code> (gsi1)', of: 'location', writes: 2, reads: 0.5 * pushesRead * friday.boards },
  { key: 'CHANNEL#BOARD#<code> (gsi1)', of: 'location', writes: 0, reads: 0.5 * pushesRead },
  { key: 'TICKETS#<code>#<date>', of: 'location', writes: 1, reads: 0 },
  { key: 'SPECIALS#<code>#<date>', of: 'location', writes: 2 * friday.withSpecial, reads: 1 },
  // Its version: by each order, each visit of the menu, and each stock that an order changed.
  { key: 'MENUCHANGES#<code>', of: 'location', writes: 0, reads: 1 + friday.menuVisits + friday.ingredients },
  { key: 'CATEGORY-COUNTS', of: 'group', writes: 2, reads: 0.2 },
  { key: 'LOYALTY (programme)', of: 'group', writes: 0, reads: 0.5 },
]

/** Units a second that a key meets in the busiest second of Friday's busiest hour, and its share of what a key may take. */
export function keyLoad({ of, writes, reads }: HotKey, locations: number) {
  const inOneSecond = busiestSecond(of === 'group' ? orderRate * locations : orderRate)
  const [writeUnits, readUnits] = [writes * inOneSecond, reads * inOneSecond]
  return {
    writeUnits,
    readUnits,
    share: Math.max(writeUnits / limits.partitionWrites, readUnits / limits.partitionReads),
  }
}
