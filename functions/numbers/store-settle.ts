import { CodeRecord } from '../discounts/records'
import { FeedbackRecord, feedbackKeys } from '../feedback/records'
import { inventoryKeys, MovementRecord } from '../inventory/records'
import { EntryRecord } from '../loyalty/records'
import { orderKeys, OrderRecord } from '../orders/records'
import { getItem, keyOf } from '../runtime/table'
import type { Item } from '../runtime/table'
import { settle } from './store'
import { sampleThing } from './store-sample'
import { isWaste, worthOfCode, worthOfEntry, worthOfFeedback, worthOfMovement, worthOfOrder } from './store-worth'

type Thing = Parameters<typeof settle>[0][number]

const isOver = ({ status }: OrderRecord) => status === 'completed' || status === 'cancelled'

function orderThing(item: Item): Thing | undefined {
  const order = OrderRecord.parse(item)
  return isOver(order) ? thingOfOrder(order) : undefined
}

const thingOfOrder = ({ id }: OrderRecord): Thing => ({
  key: orderKeys.order(id),
  worth: (kept) => worthOfOrder(id, kept),
})

function movementThing(item: Item): Thing | undefined {
  const movement = MovementRecord.parse(item)
  if (!isWaste(movement)) return undefined
  return { key: inventoryKeys.movement(movement), worth: (kept) => worthOfMovement(movement, kept) }
}

function entryThing(item: Item): Thing | undefined {
  const entry = EntryRecord.parse(item)
  return entry.counts ? { key: keyOf(item), worth: () => Promise.resolve(worthOfEntry(entry)) } : undefined
}

function codeThing(item: Item): Thing | undefined {
  if (CodeRecord.parse(item).location === undefined) return undefined
  const key = keyOf(item)
  const now = async () => {
    const code = await getItem(key)
    return code ? worthOfCode(CodeRecord.parse(code)) : { parts: [] }
  }
  return { key, worth: now }
}

function feedbackThing(item: Item): Thing | undefined {
  const given = FeedbackRecord.parse(item)
  const key = feedbackKeys.given(given.orderId, given.trigger)
  // A trial lies elsewhere: it is of no order.
  return keyOf(item).pk === key.pk ? { key, worth: () => worthOfFeedback(given) } : undefined
}

/** Returns what a record counts as; undefined where it doesn't count. */
export function thingOf(item: Item): Thing | undefined {
  switch (item['type']) {
    case 'Order':
      return orderThing(item)
    case 'Movement':
      return movementThing(item)
    case 'LedgerEntry':
      return entryThing(item)
    case 'Code':
      return codeThing(item)
    case 'Feedback':
      return feedbackThing(item)
    case 'SampleDay':
      return sampleThing(item)
    default:
      return undefined
  }
}

/**
 * Counts a record that was written towards its day, other than an order
 * (docs/product/numbers.md#what-counts-when).
 */
export async function countRecord(item: Item): Promise<void> {
  const thing = thingOf(item)
  if (thing) await settle([thing])
}

/** Counts a change of an order that is over, or was: its day's figures are brought up to date. */
export async function countOrder(order: OrderRecord, before?: OrderRecord): Promise<void> {
  if (isOver(order) || (before && isOver(before))) await settle([thingOfOrder(order)])
}
