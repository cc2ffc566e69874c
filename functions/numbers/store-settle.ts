import { CodeRecord } from '../discounts/records'
import { FeedbackRecord, feedbackKeys } from '../feedback/records'
import { inventoryKeys, MovementRecord } from '../inventory/records'
import { LedgerEntryRecord } from '../loyalty/records'
import { orderKeys, OrderRecord } from '../orders/records'
import { getItem, getKey } from '../runtime/table'
import type { Item } from '../runtime/table'
import { settleContributions } from './store'
import { toSampleSource } from './store-sample'
import {
  isWaste,
  getCodeContribution,
  getLedgerContribution,
  getFeedbackContribution,
  getMovementContribution,
  getOrderContribution,
} from './store-worth'

type Thing = Parameters<typeof settleContributions>[0][number]

const isOver = ({ status }: OrderRecord) => status === 'completed' || status === 'cancelled'

function orderThing(item: Item): Thing | undefined {
  const order = OrderRecord.parse(item)
  return isOver(order) ? thingOfOrder(order) : undefined
}

const thingOfOrder = ({ id }: OrderRecord): Thing => ({
  key: orderKeys.order(id),
  worth: (kept) => getOrderContribution(id, kept),
})

function movementThing(item: Item): Thing | undefined {
  const movement = MovementRecord.parse(item)
  if (!isWaste(movement)) return undefined
  return { key: inventoryKeys.movement(movement), worth: (kept) => getMovementContribution(movement, kept) }
}

function entryThing(item: Item): Thing | undefined {
  const entry = LedgerEntryRecord.parse(item)
  return entry.counts ? { key: getKey(item), worth: () => Promise.resolve(getLedgerContribution(entry)) } : undefined
}

function codeThing(item: Item): Thing | undefined {
  if (CodeRecord.parse(item).location === undefined) return undefined
  const key = getKey(item)
  const now = async () => {
    const code = await getItem(key)
    return code ? getCodeContribution(CodeRecord.parse(code)) : { parts: [] }
  }
  return { key, worth: now }
}

function feedbackThing(item: Item): Thing | undefined {
  const given = FeedbackRecord.parse(item)
  const key = feedbackKeys.given(given.orderId, given.trigger)
  // A trial lies elsewhere: it is of no order.
  return getKey(item).pk === key.pk ? { key, worth: () => getFeedbackContribution(given) } : undefined
}

/** Returns what a record counts as; undefined where it doesn't count. */
export function toContributionSource(item: Item): Thing | undefined {
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
      return toSampleSource(item)
    default:
      return undefined
  }
}

/**
 * Counts a record that was written towards its day, other than an order
 * (docs/product/numbers.md#what-counts-when).
 */
export async function countRecord(item: Item): Promise<void> {
  const thing = toContributionSource(item)
  if (thing) await settleContributions([thing])
}

/** Counts a change of an order that is over, or was: its day's figures are brought up to date. */
export async function countOrder(order: OrderRecord, before?: OrderRecord): Promise<void> {
  if (isOver(order) || (before && isOver(before))) await settleContributions([thingOfOrder(order)])
}
