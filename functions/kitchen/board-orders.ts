import { OrderRecord } from '../orders/records'
import { keyOf } from '../runtime/table'
import type { Item } from '../runtime/table'

type Read = { readonly item: Item; readonly order: OrderRecord }

const isSame = (one: unknown, other: unknown) =>
  one === other || (one instanceof Uint8Array && other instanceof Uint8Array && Buffer.compare(one, other) === 0)

/** Attribute for attribute, the bytes of the pack too; one that is all attributes has lists, which are never the same. */
function isUnchanged(item: Item, now: Item): boolean {
  const names = Object.keys(now)
  return names.length === Object.keys(item).length && names.every((name) => isSame(item[name], now[name]))
}

/**
 * Reads the orders of boards. A board is looked at every few seconds and a ticket or two have changed since: of the
 * rest, what was in the pack is known from the last look (decision 0060). Only the last look at each board is kept.
 * Orders are shared between looks, so nobody changes them.
 */
export function boardReader<Board>() {
  const looks = new Map<Board, ReadonlyMap<string, Read>>()
  return (board: Board, items: readonly Item[]): readonly OrderRecord[] => {
    const last = looks.get(board)
    const look = items.map((item): Read => {
      const known = last?.get(keyOf(item).pk)
      return known && isUnchanged(known.item, item) ? known : { item, order: OrderRecord.parse(item) }
    })
    looks.set(board, new Map(look.map((read) => [keyOf(read.item).pk, read])))
    return look.map(({ order }) => order)
  }
}
