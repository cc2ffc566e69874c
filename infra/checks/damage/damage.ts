import type { Item } from '#functions/platform/table/table'

const KEPT = /^(pk|sk|gsi\w+|type|location|shape|expiresAt)$/

/** Returns a record whose values all have the wrong type, as after a wrong migration. */
export const damage = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, KEPT.test(name) ? value : { isBroken: Array.isArray(value) }]),
  )
