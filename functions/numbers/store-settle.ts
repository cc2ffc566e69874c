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

/** What of an order decides how it counts. */
const said = ({ status, completedAt, userId, history, lines }: OrderRecord) =>
  [status, completedAt, userId, history.length, ...lines.map(({ struckAt }) => struckAt)].join()

function orderThing(item: Item, before: Item | undefined): Thing | undefined {
  const order = OrderRecord.parse(item)
  const earlier = before && OrderRecord.parse(before)
  if (!isOver(order) && !(earlier && isOver(earlier))) return undefined
  if (earlier && said(earlier) === said(order)) return undefined
  return { key: orderKeys.order(order.id), worth: (kept) => worthOfOrder(order.id, kept) }
}

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

/**
 * What a record that was written counts as, if it counts; a change that says nothing new of it does
 * not.
 */
export function thingOf(item: Item, before?: Item): Thing | undefined {
  switch (item['type']) {
    case 'Order':
      return orderThing(item, before)
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
 * Counts what a change of the table means for the days (docs/product/numbers.md#what-counts-when).
 */
export async function countChange(after: Item, before: Item | undefined): Promise<void> {
  const thing = thingOf(after, before)
  if (thing) await settle([thing])
}
