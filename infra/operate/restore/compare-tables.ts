import { getKey, type Item } from '#functions/platform/table/table'
import { isDeepStrictEqual } from 'node:util'
import { OrderRecord } from '#functions/orders/records'
import { centsToDecimal } from '#shared/platform/money'

const nameOf = (item: Item): string => {
  const { pk, sk } = getKey(item)
  return `${pk} ${sk}`
}

/** Indexes records by their keys. */
export const indexByKey = (items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [nameOf(item), item]))

/**
 * Records that a former table has and its replacement lacks: a sentence for each order, and the
 * number of others.
 */
export type MissingRecords = {
  readonly placed: readonly string[]
  readonly moved: readonly string[]
  readonly others: Readonly<Record<string, number>>
}

const stageOf = ({ status, kitchenStatus }: OrderRecord) => `${status}, ${kitchenStatus}`

const heading = ({ location, ticketNumber, id, totalCents }: OrderRecord) =>
  `${location} ticket ${ticketNumber}, $${centsToDecimal(totalCents)}, ${id}`

function placedLine(item: Item): string {
  const { data: order } = OrderRecord.safeParse(item)
  if (!order) return `${String(item['pk'])}: can't be read`
  const { createdAt, customer } = order
  return `${heading(order)}: ${stageOf(order)}; placed ${createdAt} by ${customer.name}, ${customer.phone}`
}

function movedLines(former: Item, now: Item): string[] {
  const [before, after] = [OrderRecord.safeParse(former).data, OrderRecord.safeParse(now).data]
  if (!before || !after) return [`${String(former['pk'])}: can't be read`]
  if (stageOf(before) === stageOf(after)) return []
  return [`${heading(before)}: was ${stageOf(before)}, is ${stageOf(after)} now`]
}

/**
 * Compares a former table with the restored one. Ignores records that expire, such as connections.
 */
export function compareRecords(former: readonly Item[], restored: readonly Item[]): MissingRecords {
  const now = indexByKey(restored)
  const changed = [...indexByKey(former)].flatMap(([key, item]) => {
    const there = now.get(key)
    return item['expiresAt'] !== undefined || isDeepStrictEqual(item, there) ? [] : [{ item, there }]
  })
  const orders = changed.filter(({ item }) => item['type'] === 'Order')
  const others: Record<string, number> = {}
  for (const { item } of changed.filter((each) => !orders.includes(each))) {
    const type = typeof item['type'] === 'string' ? item['type'] : 'Counter'
    others[type] = (others[type] ?? 0) + 1
  }
  return {
    placed: orders.flatMap(({ item, there }) => (there ? [] : placedLine(item))).toSorted(),
    moved: orders.flatMap(({ item, there }) => (there ? movedLines(item, there) : [])).toSorted(),
    others,
  }
}

const lined = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)]

/**
 * Formats the missing records as instructions: call a guest, move a ticket, place an order again.
 */
export function formatMissing({ placed, moved, others }: MissingRecords): readonly string[] {
  const kinds = Object.entries(others).map(([type, count]) => `${type} ${count}`)
  const lines = [
    ...lined(`${placed.length} orders are in the former table only:`, placed),
    ...lined(`${moved.length} orders stand elsewhere than in the former table:`, moved),
    ...lined('Other records that the former table has and this one has not, or not so:', kinds.toSorted()),
  ]
  return lines.length > 0 ? lines : ['Nothing is in the former table that is not in this one.']
}
