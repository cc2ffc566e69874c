import { getKey } from '#functions/runtime/table'
import type { Item } from '#functions/runtime/table'

const nameOf = (item: Item): string => {
  const { pk, sk } = getKey(item)
  return `${pk} ${sk}`
}

/** A table's records by their keys. */
export const indexByKey = (items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [nameOf(item), item]))
